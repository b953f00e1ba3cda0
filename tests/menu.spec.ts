import type { Page } from "@playwright/test";
import { navigation } from "#content/navigation";
import { waitForAnimations } from "./frames.ts";
import { open } from "./react-start.ts";
import { anotherSolution, aSolution, solutionPaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const { solutions } = navigation;

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: solutions.label });
const panel = (page: Page) => page.locator("#soluciones");
const links = (page: Page) => panel(page).getByRole("link");
const linkTo = (page: Page, path: string) => panel(page).locator(`[href="${path}"]`);

const movePointerAway = (page: Page) => page.mouse.move(640, 700, { steps: 5 });

/** The expanded state of the button in the accessibility tree, from the attribute or from the browser itself. */
async function exposedExpansion(page: Page): Promise<unknown> {
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
  await open(page, "/sobre-nosotros");
  await expect(panel(page)).toBeHidden();
});

test("a click opens the solutions in order; a second click, one outside, or Escape closes them", async ({
  page,
}) => {
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  const addresses = await links(page).evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(addresses).toEqual(solutionPaths);
  expect(solutions.items.map(({ to }) => to as string)).toEqual(solutionPaths);
  for (const { to, label } of solutions.items) await expect(linkTo(page, to)).toContainText(label);
  // Closed although the pointer is over it.
  for (const close of [() => button(page).click(), () => page.keyboard.press("Escape")]) {
    await close();
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(panel(page)).toBeVisible();
  }
  await page.mouse.click(640, 700);
  await expect(panel(page)).toBeHidden();
});

test("assistive technology gets the state of the button, open or closed", async ({ page }) => {
  for (const isOpen of [false, true, false]) {
    await expect.poll(() => exposedExpansion(page)).toBe(isOpen);
    await button(page).click();
  }
});

test("hovering opens the menu, moving down into it keeps it open, leaving closes it; Escape closes it under the pointer", async ({
  page,
}) => {
  await button(page).hover();
  await expect(panel(page)).toBeVisible();
  const from = await button(page).boundingBox();
  const to = await links(page).first().boundingBox();
  if (!from || !to) throw new Error("menu or link has no box");
  // Moves straight down in small steps: no gap may close the menu.
  const x = from.x + from.width / 2;
  for (let y = from.y + from.height / 2; y <= to.y + to.height / 2; y += 4) {
    await page.mouse.move(x, y);
    expect(await panel(page).isVisible(), `pointer at ${y} px`).toBe(true);
  }
  await movePointerAway(page);
  await expect(panel(page)).toBeHidden();

  await button(page).hover();
  await expect(button(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toHaveAttribute("aria-expanded", "false");
  await movePointerAway(page);
  await button(page).hover();
  await expect(panel(page)).toBeVisible();
  await links(page).nth(1).focus();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test("a click after hovering keeps the menu open, also when the pointer leaves", async ({ page }) => {
  await button(page).hover();
  await expect(panel(page)).toBeVisible();
  await button(page).click();
  await movePointerAway(page);
  await waitForAnimations(page);
  await expect(panel(page)).toBeVisible();
});

test("Enter and Space open the menu, Escape returns the focus, Tab moves through its links to the next item", async ({
  page,
}) => {
  // The result must not depend on a pointer that rests in the header.
  await page.getByRole("banner").hover({ position: { x: 5, y: 5 } });
  await button(page).focus();
  for (const key of ["Space", "Enter"]) {
    await page.keyboard.press(key);
    await expect(panel(page), key).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  for (const index of solutionPaths.keys()) {
    await page.keyboard.press("Tab");
    await expect(links(page).nth(index)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link", { name: navigation.about.label })).toBeFocused();
  await expect(panel(page)).toBeHidden();
});

test("following a link and Back close the menu also under the pointer, and hovering opens it again", async ({
  page,
}) => {
  for (const openMenu of [() => button(page).hover(), () => button(page).click()]) {
    await openMenu();
    await linkTo(page, anotherSolution).click();
    await expect(page).toHaveURL(anotherSolution);
    await expect(panel(page)).toBeHidden();
    await movePointerAway(page);
    await button(page).hover();
    await expect(panel(page)).toBeVisible();
    await movePointerAway(page);
    await expect(panel(page)).toBeHidden();
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/sobre-nosotros");
    await movePointerAway(page);
    await expect(panel(page)).toBeHidden();
  }
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test("a touch opens the menu, a second one or one outside closes it, a link leads to its page", async ({
    page,
  }) => {
    for (const close of [() => page.touchscreen.tap(410, 1000), () => button(page).tap()]) {
      await button(page).tap();
      await expect(panel(page)).toBeVisible();
      await close();
      await expect(panel(page)).toBeHidden();
    }
    await button(page).tap();
    await linkTo(page, aSolution).tap();
    await expect(page).toHaveURL(aSolution);
    await expect(panel(page)).toBeHidden();
  });
});

test.describe("the pointer moves straight from the button to a link", () => {
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
    const from = await button(page).boundingBox();
    if (!from) throw new Error("the button has no box");
    const lost: string[] = [];
    for (const path of solutionPaths)
      for (const { start, across, down } of ways)
        await expect(async () => {
          await page.mouse.move(640, 700);
          await expect(panel(page)).toBeHidden();
          await page.mouse.move(from.x + from.width * start, from.y + from.height / 2);
          await expect(panel(page)).toBeVisible();
          const to = await linkTo(page, path).boundingBox();
          if (!to) throw new Error(`${path} has no box`);
          const begun = performance.now();
          await page.mouse.move(to.x + to.width * across, to.y + to.height * down, { steps: 12 });
          const took = performance.now() - begun;
          if (await linkTo(page, path).evaluate((element) => element.matches(":hover"))) return;
          expect(took, "milliseconds of the way").toBeLessThan(quick);
          lost.push(`from ${start} to ${across}, ${down} of ${path}`);
        }).toPass();
    return lost;
  }

  test("the menu stays open when the path leaves the button sideways", async ({ page }) => {
    test.slow();
    expect(await findBrokenPaths(page)).toEqual([]);
  });

  test.describe("with JavaScript disabled", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu stays open when the path leaves the button sideways", async ({ page }) => {
      test.slow();
      expect(await findBrokenPaths(page)).toEqual([]);
    });
  });
});
