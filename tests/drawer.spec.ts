import type { Page } from "@playwright/test";
import { buildMailLink, buildWhatsappLink } from "#app/contact-links.ts";
import { shortBrandName } from "#app/page-address.ts";
import { closingCall } from "#content/calls";
import { greetingByPath } from "#content/greetings";
import { navigation } from "#content/navigation";
import { site } from "#site";
import { readScrollY, waitForAnimations } from "./frames.ts";
import { openPageWithFonts } from "./react-start.ts";
import { aSolutionPath, careersPaths, getBookingLinkAddress, solutionPaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const ownerPageLinks = [...navigation.own.header, ...navigation.own.footer];
const costAnswerPath = `/#${navigation.cost.hash}`;
const drawerContactLinks = [buildWhatsappLink(greetingByPath[aSolutionPath]), buildMailLink()];

/** The addresses in the drawer, in the order of the specification. */
const drawerAddresses = [
  ...solutionPaths,
  "/sobre-nosotros",
  ...careersPaths,
  ...ownerPageLinks.map(({ to }) => to as string),
  getBookingLinkAddress(aSolutionPath),
  costAnswerPath,
  ...drawerContactLinks,
];

const locateDrawerButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: navigation.drawer.open });
const locateDrawer = (page: Page) => page.getByRole("dialog", { name: navigation.drawer.label });

async function openDrawer(page: Page): Promise<void> {
  await locateDrawerButton(page).tap();
  await expect(locateDrawer(page)).toBeVisible();
}

/** Opens the drawer. @returns its left edge immediately, before the next frame, and after its animation */
async function openAndMeasureDrawer(page: Page): Promise<number[]> {
  const atOnce = await locateDrawerButton(page).evaluate((button: HTMLElement) => {
    button.click();
    return document.querySelector("dialog[open]")?.getBoundingClientRect().left ?? Number.NaN;
  });
  await waitForAnimations(page);
  return [atOnce, (await locateDrawer(page).boundingBox())?.x ?? Number.NaN];
}

test.beforeEach(({ page }) => openPageWithFonts(page, aSolutionPath));

test("the drawer is 300 px wide, in windows from 640 px on 400 px, and closes when the window grows to 768 px", async ({
  page,
}) => {
  const drawer = locateDrawer(page);
  expect(await openAndMeasureDrawer(page), "with reduced motion it does not slide").toEqual([90, 90]);
  for (const [windowWidth, width] of [
    [360, 300],
    [639, 300],
    [640, 400],
    [767, 400],
  ] as const) {
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await page.setViewportSize({ width: windowWidth, height: 800 });
    await openDrawer(page);
    const box = { x: windowWidth - width, y: 0, width, height: 800 };
    expect(await drawer.boundingBox(), `in a window of ${windowWidth} px`).toEqual(box);
  }
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(drawer).toBeHidden();
});

test("with text of 200 % the drawer's button fits in the header", async ({ page }) => {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const button = await locateDrawerButton(page).boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(button?.height).toBeLessThanOrEqual((header?.height ?? 0) - 16);
});

test("the drawer lists its links in order, and has WhatsApp and mail in the lower third of the window", async ({
  page,
}) => {
  await openDrawer(page);
  const drawer = locateDrawer(page);
  const links = drawer.getByRole("link");
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual(
    drawerAddresses,
  );
  const { solutions, about, careers, book, cost, footer } = navigation;
  await expect(links).toHaveText([
    ...[...solutions.items, about, ...careers, ...ownerPageLinks, book, cost].map(({ label }) => label),
    `${footer.whatsapp} ${footer.newTab}`,
    site.email,
  ]);
  await expect(drawer).toContainText(new RegExp(`\\s*${solutions.label}\\s*${solutions.items[0]?.label}`));
  const height = page.viewportSize()?.height ?? Number.NaN;
  for (const contact of drawerContactLinks) {
    const box = await drawer.locator(`a[href="${contact}"]`).boundingBox();
    expect(box?.y, `${contact} is in the lower third`).toBeGreaterThan((height * 2) / 3);
  }
  const startOfWords = await links
    .first()
    .evaluate(
      (link) => link.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(link).paddingLeft),
    );
  const button = await drawer.locator('a[href^="/contacto"]').boundingBox();
  expect(button?.x, "the button begins where the words of the links do").toBe(startOfWords);
});

test("Escape, the close button and a tap outside the drawer close it; a tap inside does not", async ({
  page,
}) => {
  const drawer = locateDrawer(page);
  const closeButton = drawer.getByRole("button", { name: navigation.drawer.close });
  for (const close of [() => page.keyboard.press("Escape"), () => closeButton.tap()]) {
    await openDrawer(page);
    await close();
    await expect(drawer).toBeHidden();
    await expect(locateDrawerButton(page)).toBeFocused();
  }
  await openDrawer(page);
  // Taps the brand's name or the owner's logo, which is not a link in the drawer.
  const name = drawer.getByText(shortBrandName, { exact: true });
  await name.or(drawer.getByRole("img", { name: shortBrandName })).tap();
  await waitForAnimations(page);
  await expect(drawer).toBeVisible();
  await page.touchscreen.tap(20, 400);
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(aSolutionPath);
});

test("Tab cycles through the controls of the drawer and never reaches the page behind it", async ({
  page,
  browserName,
}) => {
  await locateDrawerButton(page).press("Enter");
  await expect(locateDrawer(page)).toBeVisible();
  const readFocusedControl = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      // In a modal dialog Tab also reaches the browser's own controls, and in Firefox scrollable elements.
      if (!active || active.matches("body, dialog")) return [];
      const address = active.getAttribute("href") ?? active.tagName;
      return [active.closest("dialog") ? address : `behind: ${active.outerHTML}`];
    });
  const controls = ["BUTTON", ...drawerAddresses];
  for (const [key, order] of [
    ["Tab", controls],
    ["Shift+Tab", controls.toReversed()],
  ] as const) {
    const ends = locateDrawer(page).locator("a, button");
    await (key === "Tab" ? ends.first() : ends.last()).focus();
    const reached = await readFocusedControl();
    for (let step = 0; step < order.length + 2; step += 1) {
      await page.keyboard.press(key);
      reached.push(...(await readFocusedControl()));
    }
    // Firefox skips the last link when keys of a driver return from the browser's controls.
    const again = browserName === "firefox" && key === "Shift+Tab" ? order.slice(1) : order;
    expect(reached.length, `${key}: controls reached`).toBeGreaterThan(order.length);
    expect(reached, key).toEqual([...order, ...again].slice(0, reached.length));
  }
});

test("while the drawer is open the page behind it does not scroll; after Escape it scrolls again", async ({
  page,
}) => {
  await page.evaluate(() => scrollTo(0, 400));
  // Raw touch events, because Playwright's tap scrolls its target into view first.
  const button = await locateDrawerButton(page).boundingBox();
  await page.touchscreen.tap((button?.x ?? 0) + 10, (button?.y ?? 0) + 10);
  await expect(locateDrawer(page)).toBeVisible();
  for (const x of [30, 300]) {
    await page.mouse.move(x, 400);
    await page.mouse.wheel(0, 600);
  }
  for (const key of ["PageDown", "End"]) await page.keyboard.press(key);
  await waitForAnimations(page);
  expect(await readScrollY(page)).toBe(400);
  await page.keyboard.press("Escape");
  await expect(locateDrawer(page)).toBeHidden();
  expect(await readScrollY(page)).toBe(400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => readScrollY(page)).toBeGreaterThan(400);
});

test("a click on each kind of link in the drawer closes the drawer, and the page scrolls again", async ({
  page,
}) => {
  const followDrawerLink = async (address: string) => {
    await openDrawer(page);
    await locateDrawer(page).locator(`a[href*="${address}"]`).tap();
    await expect(locateDrawer(page), `to ${address}`).toBeHidden();
  };
  for (const path of ["/sobre-nosotros", "/contacto", "/contacto"]) {
    const loaded = page.waitForEvent("load");
    await followDrawerLink(path);
    await loaded;
    await expect(page).toHaveURL((url) => url.pathname === path);
    // A wheel event during a navigation has no effect, so it is repeated.
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      expect(await readScrollY(page), path).toBeGreaterThan(0);
    }).toPass({ timeout: 5_000 });
  }
  await openPageWithFonts(page, "/");
  await followDrawerLink(`#${navigation.cost.hash}`);
  await expect(page).toHaveURL(costAnswerPath);
  const answer = page.locator(`#${navigation.cost.hash}`);
  await expect(answer).toBeInViewport();
  await expect(answer).toContainText(closingCall.cost);
});

test.describe("with motion", { tag: "@motion" }, () => {
  test.use({ reducedMotion: "no-preference" });

  test("with motion the drawer slides in from the right", async ({ page }) => {
    expect(await openAndMeasureDrawer(page)).toEqual([390, 90]);
  });
});
