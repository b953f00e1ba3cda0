import type { Page } from "@playwright/test";
import { navigation } from "#content/navigation";
import { expectSent, send } from "./application.ts";
import { aSolution } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

interface Feature {
  name: string;
  /** Runs in the page before its scripts: takes the feature's interface and its native effect away. */
  remove?: () => void;
  /** Makes the browser pass over the feature in styles, as one does that does not know it. */
  inStyles?: [found: RegExp, replacement: string];
}

/** What carries a function and is younger than the oldest browser supported; docs/browsers.md has the table. */
const features: Feature[] = [
  {
    name: "commandfor",
    remove: () => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      addEventListener(
        "click",
        (event) => {
          if ((event.target as Element).closest("[commandfor]")) event.preventDefault();
        },
        true,
      );
    },
  },
  {
    name: "closedby",
    remove: () => {
      Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
      // The browser reads the attribute itself.
      addEventListener("DOMContentLoaded", () => {
        for (const dialog of document.querySelectorAll("dialog")) dialog.removeAttribute("closedby");
      });
    },
  },
  { name: "Trusted Types", remove: () => Reflect.deleteProperty(window, "trustedTypes") },
  { name: "requestIdleCallback", remove: () => Reflect.deleteProperty(window, "requestIdleCallback") },
  {
    name: "storage",
    remove: () =>
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      }),
  },
  { name: ":has", inStyles: [/:has\(/g, ":had("] },
  { name: "@starting-style", inStyles: [/@starting-style/g, "@ending-style"] },
  { name: "oklch", inStyles: [/oklch\(/g, "okcolor("] },
  { name: "color-mix", inStyles: [/color-mix\(/g, "colour-mix("] },
  { name: "allow-discrete", inStyles: [/allow-discrete/g, "allow-discreet"] },
  { name: "transition between documents", inStyles: [/@view-transition/g, "@view-transit"] },
  { name: "animation by scrolling", inStyles: [/animation-timeline/g, "animation-time"] },
  { name: "motion of details", inStyles: [/::details-content/g, "::detail-content"] },
];

/** What every supported browser has, and none before Chrome 120, Firefox 130 and Safari 17: they would work by these names. */
const unsupported: Feature = {
  name: "popover",
  remove: () => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    addEventListener("DOMContentLoaded", () => {
      for (const question of document.querySelectorAll("details")) question.removeAttribute("name");
    });
  },
  inStyles: [/popover(?=-open|=|target=)/g, "popunder"],
};

/** The pages' own policy, which would refuse the changed styles. */
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

async function withoutFeature(page: Page, { remove, inStyles }: Feature) {
  if (remove) await page.addInitScript(remove);
  if (!inStyles) return;
  await page.route(/^[^?]*(\/[\w-]*|\.css)$/, async (route) => {
    // What a service answers is its own.
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const type = response.headers()["content-type"] ?? "";
    if (!/html|css/.test(type)) return route.fulfill({ response });
    await route.fulfill({ response, body: (await response.text()).replace(policy, "").replace(...inStyles) });
  });
}

async function expectMenu(page: Page) {
  const menu = page.getByRole("banner").getByRole("button", { name: navigation.solutions.label });
  const panel = page.locator("#soluciones");
  await expect(panel).toBeHidden();
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await menu.click();
  await expect(panel).toBeVisible();
  await panel.locator(`a[href="${aSolution}"]`).click();
  await expect(page).toHaveURL(aSolution);
  await page.mouse.move(600, 700);
  await expect(panel).toBeHidden();
}

async function expectDrawer(page: Page) {
  await page.getByRole("button", { name: navigation.drawer.open }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: navigation.drawer.close }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: navigation.drawer.open }).click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: navigation.drawer.open }).click();
  await drawer.locator(`a[href="${aSolution}"]`).click();
  await expect(page).toHaveURL(aSolution);
  await expect(page.getByRole("dialog")).toBeHidden();
}

async function expectOneQuestionOpen(page: Page) {
  const questions = page.locator("details");
  for (const question of [questions.nth(0), questions.nth(1)]) {
    await question.locator("summary").click();
    await expect(question).toHaveAttribute("open");
    await expect(page.locator("details[open]")).toHaveCount(1);
  }
}

for (const feature of features) {
  test(`no ${feature.name} → everything can be done`, { tag: "@fault" }, async ({ page, viewport }) => {
    await withoutFeature(page, feature);
    await page.goto("/");
    await expectOneQuestionOpen(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await ((viewport?.width ?? 0) < 768 ? expectDrawer : expectMenu)(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.goto("/hablemos");
    await send(page);
    await expectSent(page);
  });
}

test("before popover and the name of details → text, links, menu, questions and form work", {
  tag: "@fault",
}, async ({ page, viewport }) => {
  await withoutFeature(page, unsupported);
  await page.goto("/");
  const questions = page.locator("details");
  for (const index of [0, 1]) await questions.nth(index).locator("summary").click();
  await expect(page.locator("details[open]")).toHaveCount(2);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  if ((viewport?.width ?? 0) < 768) await expectDrawer(page);
  else {
    const menu = page.getByRole("banner").getByRole("button", { name: navigation.solutions.label });
    const panel = page.locator("#soluciones");
    await expect(panel).toBeHidden();
    await menu.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(600, 700);
    await expect(panel).toBeHidden();
    await menu.focus();
    await expect(panel).toBeVisible();
    await panel.locator(`a[href="${aSolution}"]`).click();
    await expect(page).toHaveURL(aSolution);
  }
  await page.goto("/hablemos");
  await send(page);
  await expectSent(page);
});
