import type { Page } from "@playwright/test";
import { closingCallTexts } from "../src/content/calls.ts";
import { buildMailLink, buildWhatsappLink } from "../src/content/contact-links.ts";
import { whatsappGreetingByPagePath } from "../src/content/greetings.ts";
import { navigationTexts } from "../src/content/navigation.ts";
import { shortBrandName } from "../src/content/page-address.ts";
import { readScrollY, waitForAnimations } from "./frames.ts";
import { openPageWithFonts } from "./react-start.ts";
import { aSolutionPath, buildBookingLinkAddress, careersPaths, solutionPaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** The links to the owner's Markdown pages and the news. */
const ownerPageLinks = [...navigationTexts.ownerPages.header, ...navigationTexts.ownerPages.footer];
/** The address of the answer about costs on /. */
const costAnswerPath = `/#${navigationTexts.cost.hash}`;

/** The addresses in the drawer, in the order of the specification. */
const drawerAddresses = [
  ...solutionPaths,
  "/sobre-nosotros",
  ...careersPaths,
  ...ownerPageLinks.map(({ to }) => to as string),
  buildBookingLinkAddress(aSolutionPath),
  costAnswerPath,
  buildWhatsappLink(whatsappGreetingByPagePath[aSolutionPath]),
  buildMailLink(),
];

const locateDrawerButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: navigationTexts.drawer.open });
const locateDrawer = (page: Page) => page.getByRole("dialog", { name: navigationTexts.drawer.label });

/** Opens the drawer by a touch on its button, and waits until it is shown. */
async function openDrawer(page: Page): Promise<void> {
  await locateDrawerButton(page).tap();
  await expect(locateDrawer(page)).toBeVisible();
}

test.beforeEach(({ page }) => openPageWithFonts(page, aSolutionPath));

test("the drawer is 300 or 400 px wide, and closes in a window of 768 px", async ({ page }) => {
  const drawer = locateDrawer(page);
  for (const [windowWidth, width] of [
    [639, 300],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width: windowWidth, height: 800 });
    await openDrawer(page);
    const box = { x: windowWidth - width, y: 0, width, height: 800 };
    expect(await drawer.boundingBox(), `in a window of ${windowWidth} px`).toEqual(box);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  }
  await openDrawer(page);
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(drawer).toBeHidden();
});

test("the drawer lists solutions, pages, booking, costs, WhatsApp and mail", async ({ page }) => {
  await openDrawer(page);
  const links = locateDrawer(page).getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(drawerAddresses);
  for (const link of await links.all()) await expect(link).toHaveText(/\S/);
});

test("Escape, its button and a tap outside close the drawer; a tap inside does not", async ({ page }) => {
  const drawer = locateDrawer(page);
  const closeButton = drawer.getByRole("button", { name: navigationTexts.drawer.close });
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
});

test("behind the open drawer nothing is reached by Tab, and nothing scrolls", async ({ page }) => {
  await locateDrawerButton(page).press("Enter");
  const drawer = locateDrawer(page);
  await expect(drawer.getByRole("button")).toBeFocused();
  for (const link of await drawer.getByRole("link").all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus:not(body, dialog, dialog *)")).toHaveCount(0);
  }
  await page.mouse.move(30, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  await waitForAnimations(page);
  expect(await readScrollY(page)).toBe(0);
  await page.keyboard.press("Escape");
  await page.mouse.wheel(0, 300);
  await expect.poll(() => readScrollY(page)).toBeGreaterThan(0);
});

test("a link in the drawer closes it, also one to a part of the same page", async ({ page }) => {
  const followDrawerLink = async (address: string) => {
    await openDrawer(page);
    await locateDrawer(page).locator(`a[href*="${address}"]`).tap();
    await expect(locateDrawer(page), `to ${address}`).toBeHidden();
  };
  await followDrawerLink("/sobre-nosotros");
  await expect(page).toHaveURL("/sobre-nosotros");
  await openPageWithFonts(page, "/");
  await followDrawerLink(`#${navigationTexts.cost.hash}`);
  const answer = page.locator(`#${navigationTexts.cost.hash}`);
  await expect(answer).toBeInViewport();
  await expect(answer).toContainText(closingCallTexts.cost);
});
