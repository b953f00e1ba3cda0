import type { Page } from "@playwright/test";
import { navigation } from "#content/navigation";
import { waitForAnimations } from "./frames.ts";
import { openPageWithFonts } from "./react-start.ts";
import { anotherSolutionPath, aSolutionPath, solutionPaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const { solutions } = navigation;

const locateMenuButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: solutions.label });
const locateMenuPanel = (page: Page) => page.locator("#soluciones");
const locateMenuLinks = (page: Page) => locateMenuPanel(page).getByRole("link");
const locateMenuLinkTo = (page: Page, path: string) => locateMenuPanel(page).locator(`[href="${path}"]`);

const movePointerAway = (page: Page) => page.mouse.move(640, 700, { steps: 5 });

/** Reads from the accessibility tree whether the button's menu is expanded. */
async function readExposedExpansion(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodes } = await session.send("Accessibility.queryAXTree", {
    nodeId: root.nodeId,
    role: "button",
    accessibleName: solutions.label,
  });
  await session.detach();
  expect(nodes).toHaveLength(1);
  return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

test.beforeEach(async ({ page }) => {
  await openPageWithFonts(page, "/sobre-nosotros");
  await expect(locateMenuPanel(page)).toBeHidden();
});

test("a click on its button opens the solutions menu, which the accessibility tree then calls expanded; a second click, Escape or a click outside closes it", {
  tag: "@chromium-only",
}, async ({ page }) => {
  expect(await readExposedExpansion(page)).toBe(false);
  const button = locateMenuButton(page);
  await button.click();
  expect(await readExposedExpansion(page)).toBe(true);
  await expect(locateMenuLinks(page)).toContainText(solutions.items.map(({ label }) => label));
  expect(
    await locateMenuLinks(page).evaluateAll((all) => all.map((one) => one.getAttribute("href"))),
  ).toEqual(solutionPaths);
  // The menu closes although the pointer is over its button.
  for (const close of [() => button.click(), () => page.keyboard.press("Escape")]) {
    await expect(locateMenuPanel(page)).toBeVisible();
    await close();
    await expect(locateMenuPanel(page)).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
  }
  await expect(locateMenuPanel(page)).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(locateMenuPanel(page)).toBeHidden();
});

test("hovering opens the solutions menu until the pointer leaves; a click on its button keeps it open", async ({
  page,
}) => {
  const button = locateMenuButton(page);
  const hoverButton = async () => {
    await movePointerAway(page);
    await button.hover();
    await expect(locateMenuPanel(page)).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
  };
  await hoverButton();
  await movePointerAway(page);
  await expect(locateMenuPanel(page)).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");

  await hoverButton();
  await page.keyboard.press("Escape");
  await expect(locateMenuPanel(page)).toBeHidden();
  await hoverButton();
  await locateMenuLinks(page).nth(1).focus();
  await page.keyboard.press("Escape");
  await expect(locateMenuPanel(page)).toBeHidden();
  await expect(button).toBeFocused();

  await hoverButton();
  await button.click();
  await movePointerAway(page);
  await waitForAnimations(page);
  await expect(locateMenuPanel(page)).toBeVisible();
  await locateMenuLinkTo(page, anotherSolutionPath).click();
  await expect(page).toHaveURL(anotherSolutionPath);
  await expect(locateMenuPanel(page)).toBeHidden();
});

test("Enter and Space open the solutions menu, Escape closes it, and Tab goes through its links and leaves it closed", async ({
  page,
}) => {
  // The result must not depend on a pointer that rests in the header.
  await page.getByRole("banner").hover({ position: { x: 5, y: 5 } });
  await locateMenuButton(page).focus();
  for (const key of ["Space", "Enter"]) {
    await page.keyboard.press(key);
    await expect(locateMenuPanel(page), key).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(locateMenuLinks(page).first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(locateMenuPanel(page)).toBeHidden();
    await expect(locateMenuButton(page)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  const nextEntry = page.getByRole("banner").getByRole("link", { name: navigation.about.label });
  for (const stop of [...(await locateMenuLinks(page).all()), nextEntry]) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  await expect(locateMenuPanel(page)).toBeHidden();
});

test.describe("on a tablet", { tag: "@chromium-only" }, () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test("on a tablet a touch opens the solutions menu, and a second touch or one outside the menu closes it", async ({
    page,
  }) => {
    for (const close of [() => page.touchscreen.tap(410, 1000), () => locateMenuButton(page).tap()]) {
      await locateMenuButton(page).tap();
      await expect(locateMenuPanel(page)).toBeVisible();
      await close();
      await expect(locateMenuPanel(page)).toBeHidden();
    }
    await locateMenuButton(page).tap();
    await locateMenuLinkTo(page, aSolutionPath).tap();
    await expect(page).toHaveURL(aSolutionPath);
    await expect(locateMenuPanel(page)).toBeHidden();
  });
});

test("the solutions menu stays open when the pointer moves in a straight line from the button to a link", async ({
  page,
}) => {
  test.slow();
  /** Maximum milliseconds of a path of the pointer, shorter than the delay after which the panel closes. */
  const maxPathMs = 400;
  const from = await locateMenuButton(page).boundingBox();
  if (!from) throw new Error("the button has no box");
  // Where a path starts in the button and ends in the link, as fractions of width and height.
  const corners = [0.1, 0.9].flatMap((start) => [
    { start, across: 0.1, down: 0.2 },
    { start, across: 0.9, down: 0.2 },
    { start, across: 0.9, down: 0.8 },
  ]);
  const brokenPaths: string[] = [];
  // A path that took too long on a busy machine is repeated.
  for (const path of solutionPaths)
    for (const { start, across, down } of corners)
      await expect(async () => {
        await page.mouse.move(640, 700);
        await expect(locateMenuPanel(page)).toBeHidden();
        await page.mouse.move(from.x + from.width * start, from.y + from.height / 2);
        await expect(locateMenuPanel(page)).toBeVisible();
        const to = await locateMenuLinkTo(page, path).boundingBox();
        if (!to) throw new Error(`${path} has no box`);
        const begun = performance.now();
        await page.mouse.move(to.x + to.width * across, to.y + to.height * down, { steps: 12 });
        const took = performance.now() - begun;
        if (await locateMenuLinkTo(page, path).evaluate((element) => element.matches(":hover"))) return;
        expect(took, "milliseconds of the path").toBeLessThan(maxPathMs);
        brokenPaths.push(`from ${start} to ${across}, ${down} of ${path}`);
      }).toPass();
  expect(brokenPaths).toEqual([]);
});
