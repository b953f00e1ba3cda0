import type { Page } from "@playwright/test";
import { navigation } from "#content/navigation";
import { expectThanksMessage, sendForm } from "./application.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

interface BrowserFeature {
  name: string;
  /** Runs in the page before its scripts: removes the feature's API and its native effect. */
  remove?: () => void;
  /** Changes the styles so that the browser ignores the feature, like a browser that does not support it. */
  inStyles?: [found: RegExp, replacement: string];
  /**
   * Whether a missing feature means a browser older than all supported ones: there the menu opens on hover and focus
   * only, and several questions can be open.
   */
  isUnsupported?: boolean;
}

/**
 * Features that the site's functions need and that the oldest supported browsers do not have; docs/browsers.md has the
 * table.
 */
const removableFeatures: BrowserFeature[] = [
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
      // Removes the attribute, because the browser itself acts on it.
      addEventListener("DOMContentLoaded", () => {
        for (const dialog of document.querySelectorAll("dialog")) dialog.removeAttribute("closedby");
      });
    },
  },
  { name: "Trusted Types", remove: () => Reflect.deleteProperty(window, "trustedTypes") },
  { name: "requestIdleCallback", remove: () => Reflect.deleteProperty(window, "requestIdleCallback") },
  {
    name: "session storage",
    remove: () =>
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      }),
  },
  { name: ":has", inStyles: [/:has\(/g, ":had("] },
  { name: "@starting-style", inStyles: [/@starting-style/g, "@ending-style"] },
  { name: "oklch and color-mix", inStyles: [/(oklch|color-mix)\(/g, "un$1("] },
  { name: "allow-discrete", inStyles: [/allow-discrete/g, "allow-discreet"] },
  {
    name: "@view-transition and animation-timeline",
    inStyles: [/(@view-transition|animation-timeline)/g, "$1-unknown"],
  },
  { name: "::details-content", inStyles: [/::details-content/g, "::detail-content"] },
  {
    name: "popover, no name of details",
    isUnsupported: true,
    remove: () => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
      addEventListener("DOMContentLoaded", () => {
        for (const question of document.querySelectorAll("details")) question.removeAttribute("name");
      });
    },
    inStyles: [/popover(?=-open|=|target=)/g, "popunder"],
  },
];

/** Matches the policy of the pages, which would block the changed styles. */
const policyTagPattern = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

async function removeBrowserFeature(page: Page, { remove, inStyles }: BrowserFeature) {
  if (remove) await page.addInitScript(remove);
  if (!inStyles) return;
  await page.route(/^[^?]*(\/[\w-]*|\.css)$/, async (route) => {
    // Only responses to GET are pages or style sheets.
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const type = response.headers()["content-type"] ?? "";
    if (!/html|css/.test(type)) return route.fulfill({ response });
    await route.fulfill({
      response,
      body: (await response.text()).replace(policyTagPattern, "").replace(...inStyles),
    });
  });
}

async function expectMenuWorks(page: Page, isUnsupported: boolean) {
  const menu = page.getByRole("banner").getByRole("button", { name: navigation.solutions.label });
  const panel = page.locator("#soluciones");
  await expect(panel).toBeHidden();
  if (isUnsupported) {
    await menu.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(600, 700);
    await expect(panel).toBeHidden();
    await menu.focus();
  } else {
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await menu.click();
  }
  await expect(panel).toBeVisible();
  await panel.locator(`a[href="${aSolutionPath}"]`).click();
  await expect(page).toHaveURL(aSolutionPath);
  await page.mouse.move(600, 700);
  await expect(panel).toBeHidden();
}

async function expectDrawerWorks(page: Page) {
  const button = page.getByRole("button", { name: navigation.drawer.open });
  const drawer = page.getByRole("dialog");
  for (const close of [
    () => drawer.getByRole("button", { name: navigation.drawer.close }).click(),
    () => page.mouse.click(20, 400),
    () => drawer.locator(`a[href="${aSolutionPath}"]`).click(),
  ]) {
    await button.click();
    await expect(drawer).toBeVisible();
    await close();
    await expect(drawer).toBeHidden();
  }
  await expect(page).toHaveURL(aSolutionPath);
}

for (const feature of removableFeatures) {
  test(`no ${feature.name} → questions, the menu or drawer, and the form work`, { tag: "@fault" }, async ({
    page,
    viewport,
  }) => {
    const { isUnsupported = false } = feature;
    await removeBrowserFeature(page, feature);
    await page.goto("/");
    for (const index of [0, 1]) {
      const question = page.locator("details").nth(index);
      await question.locator("summary").click();
      await expect(question).toHaveAttribute("open");
      await expect(page.locator("details[open]")).toHaveCount(isUnsupported ? index + 1 : 1);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    if ((viewport?.width ?? 0) < 768) await expectDrawerWorks(page);
    else await expectMenuWorks(page, isUnsupported);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.goto("/hablemos");
    await sendForm(page);
    await expectThanksMessage(page);
  });
}
