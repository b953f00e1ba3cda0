import type { Page } from "@playwright/test";
import { expect, phoneWindow, test } from "../../tests/fixtures.ts";
import { readScrollY, waitForAnimations } from "../../tests/frames.ts";
import { aSolutionPath, buildBookingLinkAddress, careersPaths, solutionPaths } from "../../tests/paths.ts";
import {
  buildMailLink,
  buildWhatsappLink,
  navigationTexts,
  whatsappGreetingByPagePath,
} from "../../tests/shared-content.ts";

const { drawer: texts, cost, ownerPages } = navigationTexts;

const drawerAddresses = [
  ...solutionPaths,
  "/sobre-nosotros",
  ...careersPaths,
  ...[...ownerPages.header, ...ownerPages.footer].map(({ to }) => to as string),
  buildBookingLinkAddress(aSolutionPath),
  `/#${cost.hash}`,
  buildWhatsappLink(whatsappGreetingByPagePath[aSolutionPath]),
  buildMailLink(),
];

const locateDrawerButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: texts.open });
const locateDrawer = (page: Page) => page.getByRole("dialog", { name: texts.label });

async function openDrawer(page: Page): Promise<void> {
  await locateDrawerButton(page).tap();
  await expect(locateDrawer(page)).toBeVisible();
}

test.use(phoneWindow);

test("Tab goes through the links of the open drawer, behind which nothing scrolls; Escape, its button, a tap outside and a wide window close it; a link closes it; it is 300 or 400 px wide", async ({
  page,
}) => {
  await page.goto(aSolutionPath);
  const drawer = locateDrawer(page);
  await locateDrawerButton(page).press("Enter");
  await expect(drawer.getByRole("button")).toBeFocused();
  await expect(drawer.getByRole("link")).toHaveCount(drawerAddresses.length);
  for (const address of drawerAddresses) {
    await page.keyboard.press("Tab");
    await expect(drawer.locator(":focus")).toHaveAttribute("href", address);
  }
  await page.mouse.move(30, 400);
  await page.mouse.wheel(0, 600);
  await waitForAnimations(page);
  expect(await readScrollY(page)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => readScrollY(page)).toBeGreaterThan(0);

  const closeButton = drawer.getByRole("button", { name: texts.close });
  for (const close of [() => page.keyboard.press("Escape"), () => closeButton.tap()]) {
    await openDrawer(page);
    await close();
    await expect(drawer).toBeHidden();
    await expect(locateDrawerButton(page)).toBeFocused();
  }
  await openDrawer(page);
  // A label, which is not a link.
  await drawer.getByText(navigationTexts.footer.contact, { exact: true }).tap();
  await waitForAnimations(page);
  await expect(drawer).toBeVisible();
  await page.touchscreen.tap(20, 400);
  await expect(drawer).toBeHidden();

  await openDrawer(page);
  for (const [windowWidth, width] of [
    [639, 300],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width: windowWidth, height: 800 });
    const box = { x: windowWidth - width, y: 0, width, height: 800 };
    await expect.poll(() => drawer.boundingBox(), `in a window of ${windowWidth} px`).toEqual(box);
  }
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(drawer).toBeHidden();

  // A link in it closes it, also one to a part of the same page.
  await page.setViewportSize(phoneWindow.viewport);
  await openDrawer(page);
  await locateDrawer(page).locator('a[href="/sobre-nosotros"]').tap();
  await expect(page).toHaveURL("/sobre-nosotros");
  await expect(locateDrawer(page)).toBeHidden();
  await page.goto("/");
  await openDrawer(page);
  await locateDrawer(page).locator(`a[href*="#${cost.hash}"]`).tap();
  await expect(locateDrawer(page)).toBeHidden();
  await expect(page.locator(`#${cost.hash}`)).toBeInViewport();
});
