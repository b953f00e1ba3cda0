import type { Page } from "@playwright/test";
import { navigation } from "#content/navigation";
import { careersPath } from "../app/careers-path.ts";
import { expectThanksMessage, sendForm } from "./application.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

interface LimitedBrowser {
  name: string;
  /** Runs in the page before the page's scripts: removes the API of features and their native effect. */
  remove: () => void;
  /** Changes the styles so that the browser ignores features, like a browser that does not support them. */
  inStyles?: [found: RegExp, replacement: string];
  /** Whether the browser is older than all supported ones: the menu opens only on hover and focus, and several questions can be open. */
  isUnsupported?: boolean;
}

/** Browsers that lack features which the pages use; docs/browsers.md has the table of features and browsers. */
const limitedBrowsers: LimitedBrowser[] = [
  {
    name: "browser without commandfor, closedby, Trusted Types, requestIdleCallback, @starting-style, allow-discrete, ::details-content and animations by scroll and between pages, as the oldest supported Safari",
    remove: () => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
      for (const name of ["trustedTypes", "requestIdleCallback"]) Reflect.deleteProperty(window, name);
      // Without the attributes the browser itself does not act, as if it did not know them.
      addEventListener("DOMContentLoaded", () => {
        for (const dialog of document.querySelectorAll("dialog")) dialog.removeAttribute("closedby");
      });
      const ignoreCommand = (event: Event) => {
        if ((event.target as Element).closest("[commandfor]")) event.preventDefault();
      };
      addEventListener("click", ignoreCommand, true);
    },
    inStyles: [
      /@starting-style|allow-discrete|::details-content|@view-transition|animation-timeline/g,
      "$&-unknown",
    ],
  },
  {
    name: "browser that blocks session storage",
    remove: () =>
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      }),
  },
  {
    name: "browser without popover and the name of details, older than all supported ones",
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

async function emulateLimitedBrowser(page: Page, { remove, inStyles }: LimitedBrowser) {
  await page.addInitScript(remove);
  if (!inStyles) return;
  await page.route(/^[^?]*(\/[\w-]*|\.css)$/, async (route) => {
    // Only responses to GET are pages or style sheets.
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    if (!/html|css/.test(response.headers()["content-type"] ?? "")) return route.fulfill({ response });
    const body = (await response.text()).replace(policyTagPattern, "").replace(...inStyles);
    await route.fulfill({ response, body });
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
    await menu.press("Enter");
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

for (const browser of limitedBrowsers)
  test(`${browser.name} → questions, the solutions menu or drawer, and the form of /hablemos work`, {
    tag: "@fault",
  }, async ({ page, viewport }) => {
    const { isUnsupported = false } = browser;
    await emulateLimitedBrowser(page, browser);
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
    if (!careersPath) return;
    await page.goto(careersPath);
    await sendForm(page);
    await expectThanksMessage(page);
  });
