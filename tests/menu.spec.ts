import type { Page } from "@playwright/test";
import { navigationTexts } from "#content/navigation";
import { waitForAnimations } from "./frames.ts";
import { openPageWithFonts } from "./react-start.ts";
import { anotherSolutionPath, solutionPaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const { solutions } = navigationTexts;

const locateMenuButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: solutions.label });
const locateMenuPanel = (page: Page) => page.locator("#soluciones");
const locateMenuLinks = (page: Page) => locateMenuPanel(page).getByRole("link");
const locateMenuLinkTo = (page: Page, path: string) => locateMenuPanel(page).locator(`[href="${path}"]`);

const movePointerAway = (page: Page) => page.mouse.move(640, 700, { steps: 5 });

/** Expects the panel to be shown or hidden, and the button to tell assistive technology the same. */
async function expectMenu(page: Page, state: "open" | "closed") {
  const isOpen = state === "open";
  await expect(locateMenuPanel(page)).toBeVisible({ visible: isOpen });
  await expect(locateMenuButton(page)).toHaveAttribute("aria-expanded", `${isOpen}`);
}

test.beforeEach(async ({ page }) => {
  await openPageWithFonts(page, "/sobre-nosotros");
  await expect(locateMenuPanel(page)).toBeHidden();
});

test("a click on its button opens the solutions menu; a second click, Escape or a click outside closes it", async ({
  page,
}) => {
  const button = locateMenuButton(page);
  await button.click();
  await expect(locateMenuLinks(page)).toContainText(solutions.items.map(({ label }) => label));
  const addresses = await locateMenuLinks(page).evaluateAll((all) =>
    all.map((link) => link.getAttribute("href")),
  );
  expect(addresses).toEqual(solutionPaths);
  // A menu that a click has opened closes although the pointer is over its button.
  for (const close of [() => button.click(), () => page.keyboard.press("Escape")]) {
    await expectMenu(page, "open");
    await close();
    await expectMenu(page, "closed");
    await expect(button).toBeFocused();
    await button.click();
  }
  await expectMenu(page, "open");
  await page.mouse.click(640, 700);
  await expectMenu(page, "closed");
});

test("hovering opens the solutions menu until the pointer leaves or Escape is pressed; a click on its button keeps it open", async ({
  page,
}) => {
  const button = locateMenuButton(page);
  for (const close of [() => movePointerAway(page), () => page.keyboard.press("Escape")]) {
    await button.hover();
    await expectMenu(page, "open");
    await close();
    await expectMenu(page, "closed");
    await movePointerAway(page);
  }
  await button.hover();
  await locateMenuLinks(page).nth(1).focus();
  await page.keyboard.press("Escape");
  await expectMenu(page, "closed");
  await expect(button).toBeFocused();

  await button.click();
  await movePointerAway(page);
  await waitForAnimations(page);
  await expectMenu(page, "open");
  await locateMenuLinkTo(page, anotherSolutionPath).click();
  await expect(page).toHaveURL(anotherSolutionPath);
  await expect(locateMenuPanel(page)).toBeHidden();
});

test("with the keyboard the solutions menu opens, Escape closes it, and Tab goes through its links and leaves it closed", async ({
  page,
}) => {
  await locateMenuButton(page).press("Space");
  await page.keyboard.press("Tab");
  await expect(locateMenuLinks(page).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expectMenu(page, "closed");
  await expect(locateMenuButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectMenu(page, "open");
  const nextEntry = page.getByRole("banner").getByRole("link", { name: navigationTexts.about.label });
  for (const stop of [...(await locateMenuLinks(page).all()), nextEntry]) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  await expectMenu(page, "closed");
});

test.describe("on a tablet", { tag: "@chromium-only" }, () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test("on a tablet a touch opens the solutions menu, and a second touch or one outside the menu closes it", async ({
    page,
  }) => {
    for (const close of [() => page.touchscreen.tap(410, 1000), () => locateMenuButton(page).tap()]) {
      await locateMenuButton(page).tap();
      await expectMenu(page, "open");
      await close();
      await expectMenu(page, "closed");
    }
  });
});

test("the solutions menu stays open when the pointer moves in a straight line from the button to any of its links", async ({
  page,
}) => {
  test.slow();
  const button = await locateMenuButton(page).boundingBox();
  if (!button) throw new Error("the button has no box");
  // On a busy machine the pointer can be slower than the delay after which the menu closes; then the move is repeated.
  for (const path of solutionPaths)
    for (const start of [0.1, 0.9])
      await expect(async () => {
        await page.mouse.move(640, 700);
        await expect(locateMenuPanel(page)).toBeHidden();
        await page.mouse.move(button.x + button.width * start, button.y + button.height / 2);
        await expect(locateMenuPanel(page)).toBeVisible();
        const link = await locateMenuLinkTo(page, path).boundingBox();
        if (!link) throw new Error(`${path} has no box`);
        await page.mouse.move(link.x + link.width * 0.9, link.y + link.height * 0.2, { steps: 12 });
        await expect(locateMenuLinkTo(page, path).and(page.locator(":hover"))).toBeVisible({ timeout: 100 });
      }).toPass({ timeout: 10_000 });
});
