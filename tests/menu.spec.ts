import type { Page } from "@playwright/test";
import { navigation } from "#content/navigation";
import { atRest } from "./frames.ts";
import { open } from "./react-start.ts";
import { anotherSolution, aSolution, solutionPaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const { solutions } = navigation;

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: solutions.label });
const panel = (page: Page) => page.locator("#soluciones");
const links = (page: Page) => panel(page).getByRole("link");
const linkTo = (page: Page, path: string) => panel(page).locator(`[href="${path}"]`);

/** Somewhere on the page that is neither menu nor link. */
async function pointElsewhere(page: Page) {
  await page.mouse.move(640, 700, { steps: 5 });
}

/** The expansion that assistive technology is told, whoever states it: the attribute or the browser itself. */
async function toldExpansion(page: Page): Promise<unknown> {
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

test("a click opens the four solutions in order, the next one, or one outside, closes them", async ({
  page,
}) => {
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await links(page).evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual(
    solutionPaths,
  );
  expect(solutions.items.map(({ to }) => to as string)).toEqual(solutionPaths);
  for (const { to, label } of solutions.items) {
    await expect(linkTo(page, to)).toContainText(label);
  }
  await button(page).click();
  await pointElsewhere(page);
  await expect(panel(page)).toBeHidden();
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(panel(page)).toBeHidden();
});

test("assistive technology is told whether it is open", async ({ page }) => {
  for (const isOpen of [false, true, false]) {
    await expect.poll(() => toldExpansion(page)).toBe(isOpen);
    await button(page).click();
  }
});

test("hovering opens it, the way down to the links keeps it, leaving closes it", async ({ page }) => {
  await button(page).hover();
  await expect(panel(page)).toBeVisible();
  const from = await button(page).boundingBox();
  const to = await links(page).first().boundingBox();
  if (!from || !to) throw new Error("menu or link has no box");
  // Straight down, a pixel at a time: no gap may close it.
  const x = from.x + from.width / 2;
  for (let y = from.y + from.height / 2; y <= to.y + to.height / 2; y += 1) {
    await page.mouse.move(x, y);
    if (Math.round(y) % 8 === 0) expect(await panel(page).isVisible(), `at ${y}`).toBe(true);
  }
  await links(page).first().hover();
  await expect(panel(page)).toBeVisible();
  await pointElsewhere(page);
  await expect(panel(page)).toBeHidden();
});

test("a click right after hovering keeps it open, also when the pointer leaves", async ({ page }) => {
  await button(page).hover();
  await expect(panel(page)).toBeVisible();
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await pointElsewhere(page);
  await atRest(page);
  await expect(panel(page)).toBeVisible();
});

test("Enter and Space open it, Escape closes it and gives the focus back", async ({ page }) => {
  await button(page).focus();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press(key);
    await expect(panel(page), key).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  }
});

test("the keyboard goes through its links and on to the next item", async ({ page }) => {
  // A pointer that rests in the header slows nothing down.
  await page.getByRole("banner").hover({ position: { x: 5, y: 5 } });
  await button(page).focus();
  await page.keyboard.press("Enter");
  for (const index of solutionPaths.keys()) {
    await page.keyboard.press("Tab");
    await expect(links(page).nth(index)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link", { name: navigation.about.label })).toBeFocused();
  await expect(panel(page)).toBeHidden();
});

test("a link leads to its page and the menu is closed there", async ({ page }) => {
  await button(page).click();
  await linkTo(page, aSolution).click();
  await expect(page).toHaveURL(aSolution);
  await pointElsewhere(page);
  await expect(panel(page)).toBeHidden();
});

test.describe("with its script", () => {
  test.beforeEach(({ page }) => open(page, "/sobre-nosotros"));

  test("Escape closes it while it is merely hovered, a new hover opens it again, and the focus inside is given back", async ({
    page,
  }) => {
    await button(page).hover();
    await expect(panel(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute("aria-expanded", "false");
    await pointElsewhere(page);
    await button(page).hover();
    await expect(panel(page)).toBeVisible();
    await links(page).nth(1).focus();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("clicked open, Escape or a second click closes it under the pointer, and the focus is given back", async ({
    page,
  }) => {
    for (const close of [() => page.keyboard.press("Escape"), () => button(page).click()]) {
      await button(page).click();
      await expect(panel(page)).toBeVisible();
      await close();
      await expect(panel(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    }
  });

  for (const way of ["hovered", "clicked"] as const) {
    test(`${way} open, navigation closes it although the pointer rests on it`, async ({ page }) => {
      if (way === "hovered") await button(page).hover();
      else await button(page).click();
      await linkTo(page, anotherSolution).click();
      await expect(page).toHaveURL(anotherSolution);
      await expect(panel(page)).toBeHidden();
      await expect(links(page)).toHaveCount(0);
      await pointElsewhere(page);
      await button(page).hover();
      await expect(panel(page)).toBeVisible();
    });
  }

  test("back closes it", async ({ page }) => {
    await page.getByRole("banner").getByRole("link", { name: navigation.careers.label }).click();
    await expect(page).toHaveURL("/hablemos");
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/sobre-nosotros");
    await pointElsewhere(page);
    await expect(panel(page)).toBeHidden();
  });
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test("a touch opens it, a touch outside closes it", async ({ page }) => {
    await open(page, "/sobre-nosotros");
    await button(page).tap();
    await expect(panel(page)).toBeVisible();
    await page.touchscreen.tap(410, 1000);
    await expect(panel(page)).toBeHidden();
    await button(page).tap();
    await expect(panel(page)).toBeVisible();
    await button(page).tap();
    await expect(panel(page)).toBeHidden();
    await button(page).tap();
    await linkTo(page, aSolution).tap();
    await expect(page).toHaveURL(aSolution);
    await expect(panel(page)).toBeHidden();
  });
});

test.describe("pointer paths to a link", () => {
  /** Where in the button the way begins and where in the link it ends, as shares of width and height. */
  const starts = [0.1, 0.5, 0.9];
  const ends = [
    [0.1, 0.2],
    [0.5, 0.5],
    [0.9, 0.2],
    [0.9, 0.8],
  ] as const;

  /** Milliseconds of a way: less than a hand takes, and than the panel waits for the pointer. */
  const quick = 400;

  /** The ways to a link that did not arrive, each straight. On a busy machine the driver's hand may be too slow: then again. */
  async function lostWays(page: Page, path: string): Promise<string[]> {
    const from = await button(page).boundingBox();
    if (!from) throw new Error("the button has no box");
    const link = linkTo(page, path);
    const lost: string[] = [];
    for (const start of starts) {
      for (const [across, down] of ends) {
        await expect(async () => {
          await page.mouse.move(640, 700);
          await expect(panel(page)).toBeHidden();
          await page.mouse.move(from.x + from.width * start, from.y + from.height / 2);
          await expect(panel(page)).toBeVisible();
          const to = await link.boundingBox();
          if (!to) throw new Error(`${path} has no box`);
          const begun = performance.now();
          await page.mouse.move(to.x + to.width * across, to.y + to.height * down, { steps: 12 });
          const took = performance.now() - begun;
          if (await link.evaluate((element) => element.matches(":hover"))) return;
          expect(took, "milliseconds of the way").toBeLessThan(quick);
          lost.push(`from ${start} to ${across}, ${down}`);
        }).toPass();
      }
    }
    return lost;
  }

  for (const path of solutionPaths) {
    test(`the pointer may leave the button sideways to ${path}`, async ({ page }) => {
      await open(page, "/sobre-nosotros");
      expect(await lostWays(page, path)).toEqual([]);
    });
  }

  test.describe("without a script", () => {
    test.use({ javaScriptEnabled: false });

    for (const path of solutionPaths) {
      test(`the pointer may leave the button sideways to ${path}`, async ({ page }) => {
        await page.goto("/sobre-nosotros");
        expect(await lostWays(page, path)).toEqual([]);
      });
    }
  });

  test.describe("with motion", () => {
    test.use({ reducedMotion: "no-preference" });

    test("it opens and closes within 180 ms", async ({ page }) => {
      await open(page, "/sobre-nosotros");
      const motionsOfClick = () =>
        button(page).evaluate((element: HTMLElement) => {
          element.click();
          return document
            .querySelector("#soluciones")
            ?.getAnimations()
            .map((motion) => [
              (motion as CSSTransition).transitionProperty,
              motion.effect?.getComputedTiming().delay,
              motion.effect?.getComputedTiming().duration,
            ]);
        });
      const motions = ["opacity", "translate", "visibility"].map((property) => [property, 0, 180]);
      expect((await motionsOfClick())?.sort()).toEqual(motions);
      await atRest(page);
      await expect(panel(page)).toBeVisible();
      expect((await motionsOfClick())?.sort()).toEqual(motions);
      await atRest(page);
      await expect(panel(page)).toBeHidden();
    });
  });
});
