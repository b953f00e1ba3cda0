import type { Page } from "@playwright/test";
import { navigationTexts } from "../src/content/navigation.ts";
import { waitForAnimations } from "./frames.ts";
import { openPageWithFonts } from "./react-start.ts";
import { anotherSolutionPath, solutionPaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const { solutions } = navigationTexts;

const locateSolutionsMenuButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: solutions.label });
const locateSolutionsMenuPanel = (page: Page) => page.locator("#soluciones");
const locateSolutionsMenuLinks = (page: Page) => locateSolutionsMenuPanel(page).getByRole("link");
const locateSolutionsMenuLinkTo = (page: Page, path: string) =>
  locateSolutionsMenuPanel(page).locator(`[href="${path}"]`);

/** Moves the pointer off the solutions menu and its button, to the middle of the page. */
const movePointerOffSolutionsMenu = (page: Page) => page.mouse.move(640, 700, { steps: 5 });

/** Expects the panel of the header's menu to be shown or hidden, and its button to tell assistive technology the same. */
async function expectSolutionsMenu(page: Page, state: "open" | "closed") {
  const isOpen = state === "open";
  await expect(locateSolutionsMenuPanel(page)).toBeVisible({ visible: isOpen });
  await expect(locateSolutionsMenuButton(page)).toHaveAttribute("aria-expanded", `${isOpen}`);
}

test.beforeEach(async ({ page }) => {
  await openPageWithFonts(page, "/sobre-nosotros");
  await expect(locateSolutionsMenuPanel(page)).toBeHidden();
});

test("a click opens the solutions menu; a second, Escape or one outside closes it", async ({ page }) => {
  const button = locateSolutionsMenuButton(page);
  await button.click();
  await expect(locateSolutionsMenuLinks(page)).toContainText(solutions.items.map(({ label }) => label));
  const addresses = await locateSolutionsMenuLinks(page).evaluateAll((all) =>
    all.map((link) => link.getAttribute("href")),
  );
  expect(addresses).toEqual(solutionPaths);
  // A menu that a click has opened closes although the pointer is over its button.
  for (const close of [() => button.click(), () => page.keyboard.press("Escape")]) {
    await expectSolutionsMenu(page, "open");
    await close();
    await expectSolutionsMenu(page, "closed");
    await expect(button).toBeFocused();
    await button.click();
  }
  await expectSolutionsMenu(page, "open");
  await page.mouse.click(640, 700);
  await expectSolutionsMenu(page, "closed");
});

test("hovering opens the menu until the pointer leaves or Escape; a click keeps it", async ({ page }) => {
  const button = locateSolutionsMenuButton(page);
  for (const close of [() => movePointerOffSolutionsMenu(page), () => page.keyboard.press("Escape")]) {
    await button.hover();
    await expectSolutionsMenu(page, "open");
    await close();
    await expectSolutionsMenu(page, "closed");
    await movePointerOffSolutionsMenu(page);
  }
  await button.hover();
  await locateSolutionsMenuLinks(page).nth(1).focus();
  await page.keyboard.press("Escape");
  await expectSolutionsMenu(page, "closed");
  await expect(button).toBeFocused();

  await button.click();
  await movePointerOffSolutionsMenu(page);
  await waitForAnimations(page);
  await expectSolutionsMenu(page, "open");
  await locateSolutionsMenuLinkTo(page, anotherSolutionPath).click();
  await expect(page).toHaveURL(anotherSolutionPath);
  await expect(locateSolutionsMenuPanel(page)).toBeHidden();
});

test("with the keyboard the menu opens and closes, and Tab goes through its links", async ({ page }) => {
  await locateSolutionsMenuButton(page).press("Space");
  await page.keyboard.press("Tab");
  await expect(locateSolutionsMenuLinks(page).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expectSolutionsMenu(page, "closed");
  await expect(locateSolutionsMenuButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectSolutionsMenu(page, "open");
  const nextEntry = page.getByRole("banner").getByRole("link", { name: navigationTexts.about.label });
  for (const stop of [...(await locateSolutionsMenuLinks(page).all()), nextEntry]) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  await expectSolutionsMenu(page, "closed");
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test("on a tablet a touch opens the menu, and a second or one outside closes it", async ({ page }) => {
    for (const close of [
      () => page.touchscreen.tap(410, 1000),
      () => locateSolutionsMenuButton(page).tap(),
    ]) {
      await locateSolutionsMenuButton(page).tap();
      await expectSolutionsMenu(page, "open");
      await close();
      await expectSolutionsMenu(page, "closed");
    }
  });
});

test("the menu stays open while the pointer moves straight to any of its links", async ({ page }) => {
  test.slow();
  const button = await locateSolutionsMenuButton(page).boundingBox();
  if (!button) throw new Error("the button has no box");
  // On a busy machine the pointer can be slower than the delay after which the menu closes; then the move is repeated.
  for (const path of solutionPaths)
    for (const start of [0.1, 0.9])
      await expect(async () => {
        await page.mouse.move(640, 700);
        await expect(locateSolutionsMenuPanel(page)).toBeHidden();
        await page.mouse.move(button.x + button.width * start, button.y + button.height / 2);
        await expect(locateSolutionsMenuPanel(page)).toBeVisible();
        const link = await locateSolutionsMenuLinkTo(page, path).boundingBox();
        if (!link) throw new Error(`${path} has no box`);
        await page.mouse.move(link.x + link.width * 0.9, link.y + link.height * 0.2, { steps: 12 });
        await expect(locateSolutionsMenuLinkTo(page, path).and(page.locator(":hover"))).toBeVisible({
          timeout: 100,
        });
      }).toPass({ timeout: 10_000 });
});
