import type { Page } from "@playwright/test";
import { expect, test } from "../../tests/fixtures.ts";
import { waitForAnimations } from "../../tests/frames.ts";
import { anotherSolutionPath, solutionPaths } from "../../tests/paths.ts";
import { navigationTexts } from "../../tests/shared-content.ts";

const locateButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: navigationTexts.solutions.label });
const locatePanel = (page: Page) => page.locator("#soluciones");
const locateLinkTo = (page: Page, path: string) => locatePanel(page).locator(`[href="${path}"]`);

const movePointerOff = (page: Page) => page.mouse.move(640, 700, { steps: 5 });

/** Expects the menu to stay open while the pointer moves straight to its last link. */
async function movePointerToLastLink(page: Page): Promise<void> {
  const path = solutionPaths.at(-1) ?? "";
  const button = await locateButton(page).boundingBox();
  if (!button) throw new Error("the button has no box");
  // On a busy machine the pointer can be slower than the delay after which the menu closes; then the move is repeated.
  await expect(async () => {
    await movePointerOff(page);
    await expect(locatePanel(page)).toBeHidden();
    await page.mouse.move(button.x + button.width * 0.9, button.y + button.height / 2);
    await expect(locatePanel(page)).toBeVisible();
    const link = await locateLinkTo(page, path).boundingBox();
    if (!link) throw new Error(`${path} has no box`);
    await page.mouse.move(link.x + link.width * 0.9, link.y + link.height * 0.2, { steps: 12 });
    await expect(locateLinkTo(page, path).and(page.locator(":hover"))).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 10_000 });
}

test("click and Enter open the menu; Escape, a click outside and Tab behind its links close it; hovering opens it until the pointer leaves or Escape, not on the way to a link; a click keeps it", async ({
  page,
}) => {
  await page.goto("/sobre-nosotros");
  await expect(locatePanel(page)).toBeHidden();
  const button = locateButton(page);
  await button.click();
  // A menu that a click has opened closes although the pointer is over its button.
  const closeByEscape = () => page.keyboard.press("Escape");
  for (const close of [() => button.click(), closeByEscape, () => page.mouse.click(640, 700)]) {
    await expect(locatePanel(page)).toBeVisible();
    await close();
    await expect(locatePanel(page)).toBeHidden();
    await button.click();
  }
  await page.keyboard.press("Escape");
  await expect(locatePanel(page)).toBeHidden();

  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(locatePanel(page).getByRole("link")).toHaveCount(solutionPaths.length);
  for (const address of [...solutionPaths, navigationTexts.about.to]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAttribute("href", address);
  }
  await expect(locatePanel(page)).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");

  await movePointerToLastLink(page);
  await movePointerOff(page);
  await expect(locatePanel(page)).toBeHidden();
  // Over the header the menu closes with a delay.
  const moveAlongHeader = () => page.mouse.move(1000, 40);
  for (const close of [() => movePointerOff(page), moveAlongHeader, () => page.keyboard.press("Escape")]) {
    await button.hover();
    await expect(locatePanel(page)).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await close();
    await expect(locatePanel(page)).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await movePointerOff(page);
  }
  await button.hover();
  await locatePanel(page).getByRole("link").first().focus();
  await page.keyboard.press("Escape");
  await expect(locatePanel(page)).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await movePointerOff(page);
  await waitForAnimations(page);
  await expect(locatePanel(page)).toBeVisible();
  await locateLinkTo(page, anotherSolutionPath).click();
  await expect(page).toHaveURL(anotherSolutionPath);
  await expect(locatePanel(page)).toBeHidden();
});

test("on a tablet a touch opens the menu, and a second or one outside closes it", async ({ browser }) => {
  const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
  const page = await browser.newPage(tablet);
  await page.goto("/sobre-nosotros");
  const button = locateButton(page);
  for (const close of [() => page.touchscreen.tap(410, 1000), () => button.tap()]) {
    await button.tap();
    await expect(locatePanel(page)).toBeVisible();
    await close();
    await expect(locatePanel(page)).toBeHidden();
  }
});
