import type { Page } from "@playwright/test";
import { ownBookingPath } from "#app/contact-links.ts";
import { careers } from "#content/careers";
import { home } from "#content/home";
import { integrations } from "#content/integrations";
import { navigation } from "#content/navigation";
import { site } from "#site";
import { footerLink, open } from "./react-start.ts";
import { anotherSolution, aSolution, footerPaths, pagePaths, solutionPaths } from "./site-pages.ts";
import { calendarText, expect, test } from "./site-test.ts";

test.use({ javaScriptEnabled: false, reducedMotion: "no-preference" });

const question = (page: Page, index: number) => page.locator("details").nth(index);

/** Runs inside a page: the texts that a visitor sees, or can scroll to. */
function textsInSight(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    // The form needs a script and gives way to an address, which a test below looks at; so do the buttons of what plays.
    // The next half hour depends on the time.
    if (!parentElement || !textContent?.trim()) continue;
    if (parentElement.closest("form, .playback, [data-next-half-hour]")) continue;
    if (parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      texts.push(textContent.trim());
  }
  return texts;
}

test("all text of a page that is there with scripts is there without", async ({ page, browser }) => {
  const withScript = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  for (const path of pagePaths) {
    await page.goto(path);
    await open(withScript, path);
    const texts = await withScript.evaluate(textsInSight);
    expect.soft(texts.length, path).toBeGreaterThan(20);
    const plain = new Set(await page.evaluate(textsInSight));
    expect
      .soft(
        texts.filter((text) => !plain.has(text)),
        path,
      )
      .toEqual([]);
  }
  await withScript.context().close();
});

test("every link of the site is a plain link that works", async ({ page }) => {
  await page.goto("/");
  for (const path of footerPaths.slice(1)) {
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
  }
});

test("the questions open one at a time and close", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("details[open]")).toHaveCount(0);
  for (const index of home.questions.list.keys()) {
    await question(page, index).locator("summary").click();
    await expect(page.locator("details[open]")).toHaveCount(1);
    await expect(question(page, index)).toHaveAttribute("open");
  }
  await question(page, home.questions.list.length - 1)
    .locator("summary")
    .click();
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test("the drawer opens, closes and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(aSolution);
  const drawer = page.getByRole("dialog", { name: navigation.drawer.label });
  const button = page.getByRole("button", { name: navigation.drawer.open });
  await button.click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: navigation.drawer.close }).click();
  await expect(drawer).toBeHidden();
  await button.press("Enter");
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(20, 400);
  await expect(drawer).toBeHidden();
  await button.click();
  await drawer.locator(`a[href="${anotherSolution}"]`).click();
  await expect(page).toHaveURL(anotherSolution);
});

test("the menu works by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(aSolution);
  const button = page.getByRole("button", { name: navigation.solutions.label });
  const panel = page.locator("#soluciones");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(navigation.solutions.items[0]?.to ?? "");
});

test("in place of the form there is the address to write to", async ({ page }) => {
  await page.goto("/hablemos");
  await expect(page.locator("form")).toBeHidden();
  await expect(page.getByText(careers.form.withoutScript)).toBeVisible();
  const mail = page.getByRole("main").getByRole("link", { name: site.email });
  await expect(mail).toBeVisible();
  await expect(mail).toHaveAttribute("href", new RegExp(`^mailto:${site.email}\\?subject=.+`));
});

test("the strip stands still, with every logo in sight and no dead button", async ({ page }) => {
  test.skip(!home.integrated, "nothing offered has integrations");
  await page.goto("/");
  const band = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: home.integrations.title, exact: true }) });
  await band.scrollIntoViewIfNeeded();
  const items = band.getByRole("listitem");
  await expect(items).toHaveText(integrations.map(({ name }) => name));
  const moving = () => band.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(await moving()).toBe(0);
  const lefts = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
  const width = page.viewportSize()?.width ?? 0;
  expect(lefts.every((left) => left >= 0 && left < width)).toBe(true);
  await expect(band.getByRole("button")).toBeHidden();
});

test("the example chats stand complete, without dead buttons", async ({ page }) => {
  test.skip(!solutionPaths.includes("/agentes-ia"), "no agents are offered");
  await page.goto("/agentes-ia");
  await expect(page.getByRole("figure").getByRole("button")).toHaveCount(0);
});

test("the booking frame is there", async ({ page }) => {
  await page.goto("/contacto");
  const frame = page.locator("iframe").contentFrame();
  await expect(
    ownBookingPath ? frame.getByRole("heading", { level: 1 }) : frame.getByText(calendarText),
  ).toBeVisible();
});

test("without script the header scrolls away with the first section", async ({ page }) => {
  await page.goto("/");
  await page.mouse.wheel(0, 900);
  // Transparent over the light bands below it could not be read.
  await expect(page.getByRole("banner")).not.toBeInViewport();
});
