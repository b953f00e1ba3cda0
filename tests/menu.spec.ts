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

/** The expanded state of the button in the accessibility tree, from the attribute or from the browser itself. */
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

test("a click on Soluciones opens the menu of solutions in order and tells assistive technology; a second click, one outside, or Escape closes it", async ({
  page,
}) => {
  expect(await readExposedExpansion(page)).toBe(false);
  await locateMenuButton(page).click();
  await expect(locateMenuPanel(page)).toBeVisible();
  expect(await readExposedExpansion(page)).toBe(true);
  const addresses = await locateMenuLinks(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute("href")),
  );
  expect(addresses).toEqual(solutionPaths);
  expect(solutions.items.map(({ to }) => to as string)).toEqual(solutionPaths);
  for (const { to, label } of solutions.items) await expect(locateMenuLinkTo(page, to)).toContainText(label);
  // Closed although the pointer is over it.
  for (const close of [() => locateMenuButton(page).click(), () => page.keyboard.press("Escape")]) {
    await close();
    await expect(locateMenuPanel(page)).toBeHidden();
    await expect(locateMenuButton(page)).toBeFocused();
    await locateMenuButton(page).click();
    await expect(locateMenuPanel(page)).toBeVisible();
  }
  await page.mouse.click(640, 700);
  await expect(locateMenuPanel(page)).toBeHidden();
});

test("hovering Soluciones opens the menu until the pointer leaves, Escape or a link closes it; after a click it stays open when the pointer leaves", async ({
  page,
}) => {
  await locateMenuButton(page).hover();
  await expect(locateMenuPanel(page)).toBeVisible();
  const from = await locateMenuButton(page).boundingBox();
  const to = await locateMenuLinks(page).first().boundingBox();
  if (!from || !to) throw new Error("menu or link has no box");
  // Moves straight down in small steps: no gap may close the menu.
  const x = from.x + from.width / 2;
  for (let y = from.y + from.height / 2; y <= to.y + to.height / 2; y += 4) {
    await page.mouse.move(x, y);
    expect(await locateMenuPanel(page).isVisible(), `pointer at ${y} px`).toBe(true);
  }
  await movePointerAway(page);
  await expect(locateMenuPanel(page)).toBeHidden();

  await locateMenuButton(page).hover();
  await expect(locateMenuButton(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(locateMenuPanel(page)).toBeHidden();
  await expect(locateMenuButton(page)).toHaveAttribute("aria-expanded", "false");
  await movePointerAway(page);
  await locateMenuButton(page).hover();
  await expect(locateMenuPanel(page)).toBeVisible();
  await locateMenuLinks(page).nth(1).focus();
  await page.keyboard.press("Escape");
  await expect(locateMenuPanel(page)).toBeHidden();
  await expect(locateMenuButton(page)).toBeFocused();

  await movePointerAway(page);
  await locateMenuButton(page).hover();
  await locateMenuButton(page).click();
  await movePointerAway(page);
  await waitForAnimations(page);
  await expect(locateMenuPanel(page)).toBeVisible();
  await locateMenuLinkTo(page, anotherSolutionPath).click();
  await expect(page).toHaveURL(anotherSolutionPath);
  await expect(locateMenuPanel(page)).toBeHidden();
});

test("Enter and Space open the solutions menu, Escape closes it and returns the focus, Tab moves through its links to the header's next entry", async ({
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
  for (const index of solutionPaths.keys()) {
    await page.keyboard.press("Tab");
    await expect(locateMenuLinks(page).nth(index)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link", { name: navigation.about.label })).toBeFocused();
  await expect(locateMenuPanel(page)).toBeHidden();
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test("a touch of Soluciones opens the menu, a second touch or one outside closes it, and a link leads to its page", async ({
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

test.describe("the pointer moves straight from the button Soluciones to a link of the menu", () => {
  /** The start of each path in the button and its end in the link, as fractions of width and height. */
  const ways = [0.1, 0.9].flatMap((start) =>
    [
      [0.1, 0.2],
      [0.9, 0.2],
      [0.9, 0.8],
    ].map(([across = 0, down = 0]) => ({ start, across, down })),
  );

  /**
   * The maximum time of a path in milliseconds: faster than a hand, and shorter than the delay before the panel closes.
   */
  const quick = 400;

  /**
   * @returns the paths on which the panel closed before the pointer reached the link. A path that took too long on a
   *   busy machine is repeated.
   */
  async function findBrokenPaths(page: Page): Promise<string[]> {
    const from = await locateMenuButton(page).boundingBox();
    if (!from) throw new Error("the button has no box");
    const lost: string[] = [];
    for (const path of solutionPaths)
      for (const { start, across, down } of ways)
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
          expect(took, "milliseconds of the way").toBeLessThan(quick);
          lost.push(`from ${start} to ${across}, ${down} of ${path}`);
        }).toPass();
    return lost;
  }

  test("the menu stays open when the pointer leaves the button sideways", async ({ page }) => {
    test.slow();
    expect(await findBrokenPaths(page)).toEqual([]);
  });
});
