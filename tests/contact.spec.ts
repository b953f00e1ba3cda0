import type { Page } from "@playwright/test";
import { ownBookingPath, whatsappLink } from "#app/contact-links.ts";
import { contact } from "#app/content/contact.ts";
import { greetings } from "#app/content/greetings.ts";
import { site } from "#site";
import { bothWays, footerLink, open, startReact } from "./react-start.ts";
import { aSolution, pagePaths, topicFrom } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { type Journey, noteJourneys } from "./view-transitions.ts";

test.use({ timezoneId: site.timeZone });

const topic = topicFrom(aSolution);

const bookingFrame = (page: Page) => page.getByRole("main").locator("iframe");
const height = (page: Page) => async () => (await bookingFrame(page).boundingBox())?.height;

for (const { way, withReact } of bothWays) {
  test(`the booking frame is 600 px high at least, and higher with larger text, ${way}`, async ({ page }) => {
    await open(page, "/contacto", { withReact });
    await expect(bookingFrame(page)).toHaveCount(1);
    await expect.poll(height(page)).toBeGreaterThanOrEqual(600);
    await expect(bookingFrame(page)).toHaveAttribute("title", site.booking.label);
    await expect(bookingFrame(page)).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
    await page.locator("html").evaluate((html) => {
      html.style.fontSize = "200%";
    });
    await expect.poll(height(page)).toBeGreaterThanOrEqual(1200);
  });

  test(`the lead and WhatsApp follow the topic, ${way}`, { tag: "@ownwidth" }, async ({ page }) => {
    await open(page, `/contacto?tema=${topic.id}`, { withReact });
    const main = page.getByRole("main");
    const whatsapp = main.getByRole("link", { name: contact.other.whatsapp }).last();
    await expect(main.getByText(topic.lead)).toBeVisible();
    await expect(main.getByText(contact.opening.lead)).toBeHidden();
    await expect(whatsapp).toHaveAttribute("href", whatsappLink(contact.greeting(topic.wants)));
    await open(page, "/contacto?tema=toString", { withReact });
    await expect(main.getByText(contact.opening.lead)).toBeVisible();
    await expect(whatsapp).toHaveAttribute("href", whatsappLink(contact.greeting()));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.url}/contacto`);
  });
}

test("nothing moves when React takes over a page with a topic", async ({ page, isMobile }) => {
  await page.goto(`/contacto?tema=${topic.id}`);
  const lead = page.getByText(topic.lead);
  await expect(lead).toBeVisible();
  // In a narrow window the site's own agenda asks for more height once it is there.
  if (ownBookingPath && isMobile) await expect.poll(height(page)).toBeGreaterThan(600);
  const before = await bookingFrame(page).boundingBox();
  await startReact(page);
  await expect(lead).toBeVisible();
  expect(await bookingFrame(page).boundingBox()).toEqual(before);
});

test("in a wide window the agenda is seen whole in a frame of 600 px, before and after the choice", {
  tag: "@ownwidth",
}, async ({ page }) => {
  test.skip(!ownBookingPath, "site.config.ts names a booking service");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/contacto");
  await expect.poll(height(page)).toBe(600);
  const inside = page.frameLocator("iframe");
  // The weekday and the hour with the longest names: a shorter one may spare the message its last line.
  const days = inside.locator("input[name=day]:enabled");
  const names = await days.evaluateAll((all) => all.map((day) => day.ariaLabel ?? ""));
  const longest = names.toSorted((one, other) => other.length - one.length)[0] ?? "";
  await inside
    .locator("label")
    .filter({ has: page.getByLabel(longest, { exact: true }) })
    .click();
  await inside.locator("label:has(input[name=time]:enabled)").last().click();
  await expect(inside.locator(".agenda-message")).toContainText(longest);
  expect(await height(page)()).toBe(600);
});

test("three tiles reassure, with a heading each", { tag: "@ownwidth" }, async ({ page }) => {
  await page.goto("/contacto");
  const { title, tiles } = contact.reassurance;
  expect(tiles).toHaveLength(3);
  const list = page.getByRole("heading", { name: title }).locator("xpath=following-sibling::ul");
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(tiles.map((tile) => tile.title));
});

test("leaving and coming back by links leaves one frame that works", { tag: "@ownwidth" }, async ({
  page,
}) => {
  await open(page, "/contacto", { withReact: true });
  await footerLink(page, aSolution).click();
  await expect(page).toHaveURL(aSolution);
  await expect(page.locator("iframe")).toHaveCount(0);
  await footerLink(page, "/contacto").click();
  await expect(bookingFrame(page)).toHaveCount(1);
  await expect.poll(height(page)).toBeGreaterThanOrEqual(600);
  if (ownBookingPath) {
    const inside = page.frameLocator("iframe");
    await inside.locator("label:has(input[name=time]:enabled)").first().click();
    await expect(inside.locator(".agenda-message")).toBeVisible();
  }
});

for (const { way, withReact } of bothWays) {
  test(`a page's button carries its topic to /contacto, and tells that it is followed, ${way}`, {
    tag: "@ownwidth",
  }, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("site:event", (event) => console.info(JSON.stringify((event as CustomEvent).detail)));
    });
    await open(page, aSolution, { withReact });
    const told = page.waitForEvent("console", (message) => message.text().includes("site_call"));
    await page.getByRole("main").locator('a[href^="/contacto"]').filter({ visible: true }).first().click();
    expect(JSON.parse((await told).text())).toEqual({
      event: "site_call",
      page: aSolution,
      to: `/contacto?tema=${topic.id}`,
    });
    await expect(page.getByText(topic.lead)).toBeVisible();
    await expect(page.getByText(contact.opening.lead)).toBeHidden();
    await expect(page.getByRole("contentinfo").locator('a[data-event="whatsapp"]')).toHaveAttribute(
      "href",
      whatsappLink(contact.greeting(topic.wants)),
    );
  });
}

test.describe("in motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("the button that is followed becomes the half hour of the title, wherever it is", async ({ page }) => {
    const journeys = await noteJourneys(page);
    await open(page, aSolution, { withReact: true });
    const { halfHour } = contact.opening;
    const taken: Journey[] = [];
    const calls = page.locator('a[data-event="call"].bg-action').filter({ visible: true });
    for (const call of [calls.first(), page.getByRole("main").locator(calls).first(), calls.last()]) {
      const from = (await call.textContent()) ?? "";
      await call.click();
      await expect(page).toHaveURL(/\/contacto/);
      taken.push({ from, to: halfHour, left: 0 });
      await expect.poll(journeys).toEqual(taken);
      await page.goBack();
      await expect(page).toHaveURL(aSolution);
      await expect.poll(async () => (await journeys()).length).toBe(taken.length + 1);
      taken.push(...(await journeys()).slice(-1));
    }
  });
});

test("each page opens WhatsApp with a sentence of its own", { tag: "@ownwidth" }, () => {
  expect(new Set(pagePaths.map((path) => greetings[path])).size).toBe(pagePaths.length);
});

test("with storage blocked the page works all the same", { tag: "@ownwidth" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto(`/contacto?tema=${topic.id}&utm_source=x`);
  await expect(page.getByText(topic.lead)).toBeVisible();
  if (!ownBookingPath) return;
  const inside = page.frameLocator("iframe");
  await inside.locator("label:has(input[name=time]:enabled)").first().click();
  await expect(inside.locator(".agenda-message")).toContainText(topic.wants);
});
