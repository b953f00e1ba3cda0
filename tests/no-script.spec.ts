import { ownAgendaPath } from "#app/contact-links.ts";
import { careers } from "#content/careers";
import { home } from "#content/home";
import { integrations } from "#content/integrations";
import { navigation } from "#content/navigation";
import { site } from "#site";
import { careersPath } from "../app/careers-path.ts";
import { locateFooterLink, openPageWithFonts } from "./react-start.ts";
import {
  anotherSolutionPath,
  aSolutionPath,
  pathsLinkedInFooter,
  pathsWithHeaderAndFooter,
  solutionPaths,
} from "./site-pages.ts";
import { expect, test, testCalendarText } from "./site-test.ts";

test.use({ javaScriptEnabled: false, reducedMotion: "no-preference" });

/** Runs in a page: returns the texts that a visitor sees or can scroll to. */
function listVisibleTexts(): string[] {
  // Pictures with a single animation are compared in their final state, independent of the time since the page was
  // opened.
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    // Not compared: the form and the playback buttons, which need a script; a test below checks what replaces the form.
    // Not compared: the next half hour, because it depends on the time.
    if (!parentElement || !textContent?.trim()) continue;
    if (parentElement.closest("form, .playback, [data-next-half-hour], [data-when]")) continue;
    if (parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      texts.push(textContent.trim());
  }
  return texts;
}

test("without scripts every page shows each text that it shows with scripts, except the form, playback buttons and the next half hour", async ({
  page,
  browser,
}) => {
  // The test loads every page twice.
  test.slow();
  const withScript = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  for (const path of pathsWithHeaderAndFooter) {
    await page.goto(path);
    await openPageWithFonts(withScript, path);
    const texts = await withScript.evaluate(listVisibleTexts);
    expect.soft(texts.length, `${path}: texts with scripts`).toBeGreaterThan(20);
    const plain = new Set(await page.evaluate(listVisibleTexts));
    const missing = texts.filter((text) => !plain.has(text));
    expect.soft(missing, `${path}: texts missing without scripts`).toEqual([]);
  }
  await withScript.context().close();
});

test("without scripts one question at a time opens, the integration strip does not move, the header scrolls out of view, and footer links work", async ({
  page,
}) => {
  // The test loads every page of the footer.
  test.slow();
  await page.goto("/");
  await test.step("one question at a time is open", async () => {
    const opened = page.locator("details[open]");
    await expect(opened).toHaveCount(0);
    for (const index of home.questions.list.keys()) {
      await page.locator("summary").nth(index).click();
      await expect(opened).toHaveCount(1);
      await expect(page.locator("details").nth(index)).toHaveAttribute("open");
    }
    await opened.locator("summary").click();
    await expect(opened).toHaveCount(0);
  });
  if (home.integrated)
    await test.step("every logo of the integrations is visible, and the button that pauses them is hidden", async () => {
      const heading = page.getByRole("heading", { name: home.integrations.title, exact: true });
      const band = page.locator("section").filter({ has: heading });
      await band.scrollIntoViewIfNeeded();
      const items = band.getByRole("listitem");
      await expect(items).toHaveText(integrations.map(({ name }) => name));
      expect(await band.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
      const lefts = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
      const width = page.viewportSize()?.width ?? 0;
      expect(lefts.every((left) => left >= 0 && left < width)).toBe(true);
      await expect(band.getByRole("button")).toBeHidden();
    });
  // A transparent header would not be legible on the light sections below the opening.
  await expect(page.getByRole("banner")).not.toBeInViewport();
  for (const path of pathsLinkedInFooter.slice(1)) {
    // From a solution's page the link to /contacto has a topic.
    await page.goto("/");
    await locateFooterLink(page, path).click();
    await expect(page).toHaveURL(path);
  }
});

test("without scripts the solutions menu, by pointer and keyboard, and the drawer open and close, and a link in each leads to its page", async ({
  page,
  browserConsole,
}) => {
  // Without scripts nothing skips the transition to the next page, and the smaller window ends it.
  browserConsole.expectFault(/Viewport size changed/);
  await page.goto(aSolutionPath);
  await test.step("the menu opens and closes by pointer and keyboard, and leads to a page", async () => {
    const button = page.getByRole("button", { name: navigation.solutions.label });
    const panel = page.locator("#soluciones");
    await button.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(panel).toBeHidden();
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
  await test.step("the drawer opens, closes and leads to a page", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(aSolutionPath);
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
    await drawer.locator(`a[href="${anotherSolutionPath}"]`).click();
    await expect(page).toHaveURL(anotherSolutionPath);
  });
});

test("without scripts a mail address replaces the form, the booking frame is shown, and the example chats have no button", async ({
  page,
}) => {
  if (careersPath) {
    await page.goto(careersPath);
    await expect(page.locator("form")).toBeHidden();
    await expect(page.getByText(careers.form.withoutScript)).toBeVisible();
    const mail = page.getByRole("main").getByRole("link", { name: site.email });
    await expect(mail).toBeVisible();
    await expect(mail).toHaveAttribute("href", new RegExp(`^mailto:${site.email}\\?subject=.+`));
  }

  await page.goto("/contacto");
  const frame = page.locator("iframe").contentFrame();
  const content = ownAgendaPath
    ? frame.getByRole("heading", { level: 1 })
    : frame.getByText(testCalendarText);
  await expect(content).toBeVisible();

  if (!solutionPaths.includes("/agentes-ia")) return;
  await page.goto("/agentes-ia");
  await expect(page.getByRole("figure").getByRole("button")).toHaveCount(0);
});
