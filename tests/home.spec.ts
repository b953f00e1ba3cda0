import type { Locator, Page } from "@playwright/test";
import { streetPlaceNames } from "#app/street.ts";
import { closingCall } from "#content/calls";
import { talk } from "#content/conversations";
import { home } from "#content/home";
import { site } from "#site";
import { openPageWithFonts } from "./react-start.ts";
import { expect, test } from "./site-test.ts";

const offeredConversations = talk?.conversations ?? [];
const noConversationsReason = "the opening has no conversations where no agents are offered";

const locateConversationFigure = (page: Page) => page.getByRole("figure", { name: talk?.label });
const locateConversationChip = (page: Page, name: string) =>
  locateConversationFigure(page).getByRole("radio", { name });

/** Expects all messages of one conversation, and none of the others. */
async function expectShownConversation(page: Page, shown: (typeof offeredConversations)[number]) {
  for (const { id, messages } of offeredConversations) {
    for (const { text } of messages) {
      const message = locateConversationFigure(page).locator("li").filter({ hasText: text });
      await expect(message, text).toBeVisible({ visible: id === shown.id });
      if (id === shown.id) await expect(message).toHaveCSS("opacity", "1");
    }
  }
}

test("a click on each question of the opening's chat shows its own conversation, and the arrow key chooses the next question", async ({
  page,
}) => {
  test.skip(!talk, noConversationsReason);
  await openPageWithFonts(page, "/");
  const [first, ...others] = offeredConversations;
  if (!first) throw new Error("there are no conversations");
  await expect(locateConversationChip(page, first.chip)).toBeChecked();
  await expectShownConversation(page, first);
  const size = await locateConversationFigure(page).boundingBox();
  for (const conversation of offeredConversations.toReversed()) {
    await locateConversationFigure(page).getByText(conversation.chip, { exact: true }).click();
    await expectShownConversation(page, conversation);
    expect(await locateConversationFigure(page).boundingBox(), "the chat keeps its place and size").toEqual(
      size,
    );
  }
  await locateConversationChip(page, first.chip).focus();
  for (const conversation of others) {
    await page.keyboard.press("ArrowRight");
    await expect(locateConversationChip(page, conversation.chip)).toBeChecked();
  }
  // The last conversation ends with the handover to a person of the firm.
  const handover = offeredConversations.at(-1)?.handover;
  if (!handover) throw new Error("expected the last conversation to have a handover");
  await expect(locateConversationFigure(page).locator("ol:visible li").last()).toHaveText(handover);
});

const expectFullyInView = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });

test("the first viewport of / has call buttons and proof on a small phone, chat and proof in a wide window, and the street on a higher phone", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const proof = main.getByText(home.opening.proof, { exact: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const size = await page
    .getByRole("heading", { level: 1 })
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  expect(size).toBeGreaterThanOrEqual(84);
  expect(size).toBeLessThanOrEqual(104);
  await expectFullyInView(proof);
  if (talk) {
    await expectFullyInView(locateConversationFigure(page));
    expect((await locateConversationFigure(page).boundingBox())?.height).toBeLessThanOrEqual(600);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await expectFullyInView(main.getByRole("link", { name: home.opening.call }));
  await expectFullyInView(main.getByRole("link", { name: closingCall.whatsapp }).first());
  await expectFullyInView(proof);
  await page.setViewportSize({ width: 360, height: 740 });
  const shops = page.locator(".home-earth .street-place:visible");
  await expect(shops).toHaveCount(7);
  for (const shop of await shops.all()) await expectFullyInView(shop);
});

test.describe("the day story", () => {
  const strip = (page: Page) => page.locator(".day-horizon");
  const scenes = (page: Page) => page.locator("#un-dia li");
  const toMiddle = (scene: Locator) =>
    scene.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  const hasNight = home.day.moments.some(({ night }) => night);

  test("with reduced motion the hours are in order, the moving sky is hidden, and the street is under the moon at the end", async ({
    page,
  }) => {
    await page.goto("/");
    for (const [index, { hour }] of home.day.moments.entries())
      await expect(scenes(page).nth(index)).toContainText(hour);
    // The day story ends with the night, so the next section has its top padding, for any offered solutions.
    await expect(page.locator("#un-dia + section")).not.toHaveCSS("padding-top", "0px");
    await scenes(page).first().scrollIntoViewIfNeeded();
    await expect(strip(page)).not.toBeInViewport();
    await expect(page.locator(".day-sky")).toBeHidden();
    await strip(page).scrollIntoViewIfNeeded();
    await expect(page.locator(".day-horizon > .sky-moon")).toHaveCSS("opacity", "1");
    await expect(page.locator(".day-haze .sky-sun")).toHaveCSS("opacity", "0");

    const broken = await page
      .locator("use[href^='#street-']")
      .evaluateAll((uses) => uses.filter((use) => !document.querySelector(use.getAttribute("href") ?? "#")));
    expect(broken, "every drawing of the street that is used is on the page").toEqual([]);
    for (const name of streetPlaceNames) await expect(page.locator(`#street-${name}`)).toHaveCount(1);
  });

  test("with motion the street stays in view, and the sky and the header's text colour follow the hour", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference", colorScheme: "light" });
    await page.goto("/");
    const ink = () => page.locator(".site-header").evaluate((header) => getComputedStyle(header).color);
    const lightInk = await ink();
    const night = page.locator(".day-sky .sky-night");
    for (const [index, moment] of home.day.moments.entries()) {
      await toMiddle(scenes(page).nth(index).locator("h3"));
      await expect(strip(page)).toBeInViewport();
      await expect(night, `night sky at scene ${index}`).toHaveCSS("opacity", moment.night ? "1" : "0");
      // On a dark opening the header's text is light.
      if (!hasNight || site.hero === "light") continue;
      if (index === 1) await expect.poll(ink, `header at scene ${index}`).not.toBe(lightInk);
      if (index === home.day.moments.length - 1) await expect.poll(ink).toBe(lightInk);
    }
  });
});
