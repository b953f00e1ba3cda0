import type { Page } from "@playwright/test";
import { buildMailLink, buildWhatsappLink } from "#app/contact-links.ts";
import { shortBrandName } from "#app/page-address.ts";
import { greetingByPath } from "#content/greetings";
import { navigation } from "#content/navigation";
import { site } from "#site";
import { readScrollY, waitForAnimations } from "./frames.ts";
import { openPageWithFonts } from "./react-start.ts";
import { aSolutionPath, careersPaths, getBookingLinkAddress, solutionPaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** The paths in the drawer, in the order of the specification. */
const ownerPageLinks = [...navigation.own.header, ...navigation.own.footer];
const drawerPaths = [
  ...solutionPaths,
  "/sobre-nosotros",
  ...careersPaths,
  ...ownerPageLinks.map(({ to }) => to as string),
  getBookingLinkAddress(aSolutionPath),
];

const costAnswerPath = `/#${navigation.cost.hash}`;
const drawerContactLinks = [buildWhatsappLink(greetingByPath[aSolutionPath]), buildMailLink()];

const locateDrawerButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: navigation.drawer.open });
const locateDrawerDialog = (page: Page) => page.getByRole("dialog", { name: navigation.drawer.label });

/** The name as text, or the owner's logo; in the drawer it is not a link. */
const locateDrawerWordmark = (page: Page) =>
  locateDrawerDialog(page)
    .getByText(shortBrandName, { exact: true })
    .or(locateDrawerDialog(page).getByRole("img", { name: shortBrandName }));

async function openDrawer(page: Page): Promise<void> {
  await locateDrawerButton(page).tap();
  await expect(locateDrawerDialog(page)).toBeVisible();
}

/** Opens the drawer. @returns its left edge immediately, before the next frame, and after its animation */
async function openAndMeasureDrawer(page: Page): Promise<number[]> {
  const atOnce = await locateDrawerButton(page).evaluate((button: HTMLElement) => {
    button.click();
    return document.querySelector("dialog[open]")?.getBoundingClientRect().left ?? Number.NaN;
  });
  await waitForAnimations(page);
  return [atOnce, (await locateDrawerDialog(page).boundingBox())?.x ?? Number.NaN];
}

test.beforeEach(({ page }) => openPageWithFonts(page, aSolutionPath));

test("the drawer is at the right edge, 300 px wide, or 400 px in windows from 640 px on, and closes when the window gets 768 px wide; with text of 200 % its button fits in the header", async ({
  page,
}) => {
  expect(await openAndMeasureDrawer(page), "with reduced motion it does not slide").toEqual([90, 90]);
  await page.keyboard.press("Escape");
  for (const [windowWidth, width] of [
    [360, 300],
    [639, 300],
    [640, 400],
    [767, 400],
  ] as const) {
    await page.setViewportSize({ width: windowWidth, height: 800 });
    await openDrawer(page);
    const box = { x: windowWidth - width, y: 0, width, height: 800 };
    expect(await locateDrawerDialog(page).boundingBox(), `in a window of ${windowWidth} px`).toEqual(box);
    if (windowWidth === 767) break;
    await page.keyboard.press("Escape");
    await expect(locateDrawerDialog(page)).toBeHidden();
  }
  await waitForAnimations(page);
  await expect(locateDrawerDialog(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(locateDrawerDialog(page)).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const button = await locateDrawerButton(page).boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(button?.height, "the header holds its button at twice the text").toBeLessThanOrEqual(
    (header?.height ?? 0) - 16,
  );
});

test("the drawer lists solutions, about, careers, the owner's pages and booking in order, then costs, and WhatsApp and mail in the lower third", async ({
  page,
}) => {
  await openDrawer(page);
  const links = locateDrawerDialog(page).getByRole("link");
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual([
    ...drawerPaths,
    costAnswerPath,
    ...drawerContactLinks,
  ]);
  const { solutions, about, careers, book, cost, footer } = navigation;
  await expect(links).toHaveText([
    ...[...solutions.items, about, ...careers, ...ownerPageLinks, book, cost].map(({ label }) => label),
    `${footer.whatsapp} ${footer.newTab}`,
    site.email,
  ]);
  await expect(locateDrawerWordmark(page)).toBeVisible();
  const { height } = page.viewportSize() ?? { height: 0 };
  for (const contact of drawerContactLinks) {
    const box = await locateDrawerDialog(page).locator(`a[href="${contact}"]`).boundingBox();
    expect(box?.y, `${contact} is in the lower third`).toBeGreaterThan((height * 2) / 3);
  }
  await expect(locateDrawerDialog(page)).toContainText(
    new RegExp(`\\s*${solutions.label}\\s*${solutions.items[0]?.label}`),
  );
  const wordsOfLink = await locateDrawerDialog(page)
    .locator(`a[href="${aSolutionPath}"]`)
    .evaluate(
      (link) => link.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(link).paddingLeft),
    );
  const button = await locateDrawerDialog(page).locator('a[href^="/contacto"]').boundingBox();
  expect(button?.x, "the button begins where the words of the links do").toBe(wordsOfLink);
});

test("Escape and the close button close the drawer and return the focus; a tap outside closes it, and a tap inside does not", async ({
  page,
}) => {
  const ownButton = locateDrawerDialog(page).getByRole("button", { name: navigation.drawer.close });
  for (const close of [() => page.keyboard.press("Escape"), () => ownButton.tap()]) {
    await openDrawer(page);
    await close();
    await expect(locateDrawerDialog(page)).toBeHidden();
    await expect(locateDrawerButton(page)).toBeFocused();
  }
  await openDrawer(page);
  await locateDrawerWordmark(page).tap();
  await waitForAnimations(page);
  await expect(locateDrawerDialog(page)).toBeVisible();
  await page.touchscreen.tap(20, 400);
  await expect(locateDrawerDialog(page)).toBeHidden();
  await expect(page).toHaveURL(aSolutionPath);
});

test("Tab cycles through the controls of the drawer and never reaches the page behind it", async ({
  page,
  browserName,
}) => {
  await locateDrawerButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(locateDrawerDialog(page)).toBeVisible();
  const focused = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      // In a modal dialog, Tab also reaches the browser's own controls.
      if (!active || active === document.body) return "browser";
      // In Firefox, Tab also stops at scrollable elements.
      if (active.matches("dialog")) return "drawer";
      return active.closest("dialog")
        ? (active.getAttribute("href") ?? active.tagName)
        : `behind: ${active.outerHTML}`;
    });
  const controls = ["BUTTON", ...drawerPaths, costAnswerPath, ...drawerContactLinks];
  for (const [key, order] of [
    ["Tab", controls],
    ["Shift+Tab", controls.toReversed()],
  ] as const) {
    await (key === "Tab"
      ? locateDrawerDialog(page).getByRole("button")
      : locateDrawerDialog(page).getByRole("link").last()
    ).focus();
    const reached = [await focused()];
    // Tab goes to the other end through the browser's controls and, in Firefox, through the scrollable drawer.
    for (let step = 0; step < controls.length + 2; step += 1) {
      await page.keyboard.press(key);
      reached.push(await focused());
    }
    expect(reached.slice(0, order.length)).toEqual(order);
    const beyond = reached.slice(order.length);
    const again = beyond.findIndex((stop) => controls.includes(stop));
    const between = beyond.slice(0, Math.max(again, 0));
    expect(between.filter((stop) => !["browser", "drawer"].includes(stop))).toEqual([]);
    // Firefox skips the last link when keys of a driver return from the browser's controls.
    const lost = browserName === "firefox" && key === "Shift+Tab" ? 1 : 0;
    expect(beyond[again]).toBe(order[lost]);
  }
});

test("the page behind the open drawer does not scroll, and scrolls again after Escape", async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 400));
  // Raw touch events, because Playwright's tap scrolls its target into view first.
  const button = await locateDrawerButton(page).boundingBox();
  await page.touchscreen.tap((button?.x ?? 0) + 10, (button?.y ?? 0) + 10);
  await expect(locateDrawerDialog(page)).toBeVisible();
  await page.mouse.move(30, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 600);
  for (const key of ["PageDown", "End"]) await page.keyboard.press(key);
  await waitForAnimations(page);
  expect(await readScrollY(page)).toBe(400);
  await page.keyboard.press("Escape");
  await expect(locateDrawerDialog(page)).toBeHidden();
  expect(await readScrollY(page)).toBe(400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => readScrollY(page)).toBeGreaterThan(400);
});

test("a link of the drawer to another page, the current one or a part of it closes the drawer, and the page then scrolls", async ({
  page,
}) => {
  for (const path of ["/sobre-nosotros", "/contacto", "/contacto"]) {
    await openDrawer(page);
    const loaded = page.waitForEvent("load");
    await locateDrawerDialog(page).locator(`a[href^="${path}"]`).tap();
    await expect(locateDrawerDialog(page), `to ${path}`).toBeHidden();
    await loaded;
    await expect(page).toHaveURL((url) => url.pathname === path);
    // A wheel event during a navigation has no effect, so it is repeated.
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      expect(await readScrollY(page), path).toBeGreaterThan(0);
    }).toPass({ timeout: 5_000 });
  }

  await test.step("the link to the costs scrolls to the answer about costs of the home page", async () => {
    await openPageWithFonts(page, "/");
    await openDrawer(page);
    await locateDrawerDialog(page).getByRole("link", { name: navigation.cost.label }).tap();
    await expect(locateDrawerDialog(page)).toBeHidden();
    await expect(page).toHaveURL(costAnswerPath);
    await expect(page.locator(`#${navigation.cost.hash}`)).toBeInViewport();
  });
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("the drawer slides in from the right", async ({ page }) => {
    expect(await openAndMeasureDrawer(page)).toEqual([390, 90]);
  });
});
