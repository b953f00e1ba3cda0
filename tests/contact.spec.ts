import type { Page } from "@playwright/test";
import { contactGreeting } from "#app/booking/contact-greeting.ts";
import { dayName } from "#app/booking/date-names.ts";
import { ownBookingPath, whatsappLink } from "#app/contact-links.ts";
import { contact } from "#content/contact";
import { greetings } from "#content/greetings";
import { navigation } from "#content/navigation";
import { site } from "#site";
import { footerLink, open } from "./react-start.ts";
import { aSolution, callAddress, pagePaths, topicFrom } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { noteCrossings } from "./view-transitions.ts";

test.use({ timezoneId: site.timeZone });

const topic = topicFrom(aSolution);

const bookingFrame = (page: Page) => page.getByRole("main").locator("iframe");
const height = (page: Page) => async () => (await bookingFrame(page).boundingBox())?.height;

test("the booking frame is 600 px high at least, and higher with larger text", async ({ page }) => {
  await open(page, "/contacto");
  await expect(bookingFrame(page)).toHaveCount(1);
  await expect.poll(height(page)).toBeGreaterThanOrEqual(600);
  await expect(bookingFrame(page)).toHaveAttribute("title", site.booking.label);
  await expect(bookingFrame(page)).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  await page.locator("html").evaluate((html) => {
    html.style.fontSize = "200%";
  });
  await expect.poll(height(page)).toBeGreaterThanOrEqual(1200);
});

test("the booking links of header and footer say what the visitor was reading about", async ({ page }) => {
  for (const path of [aSolution, "/"]) {
    await open(page, path);
    for (const role of ["banner", "contentinfo"] as const)
      await expect(
        page.getByRole(role).getByRole("link", { name: navigation.book.label, includeHidden: true }).first(),
        `${role} of ${path}`,
      ).toHaveAttribute("href", callAddress(path));
  }
});

test("the lead and WhatsApp follow the topic", { tag: "@ownwidth" }, async ({ page }) => {
  await open(page, `/contacto?tema=${topic.id}`);
  const main = page.getByRole("main");
  const whatsapp = main.getByRole("link", { name: contact.other.whatsapp }).last();
  await expect(main.getByText(topic.lead)).toBeVisible();
  await expect(main.getByText(contact.opening.lead)).toBeHidden();
  await expect(whatsapp).toHaveAttribute("href", whatsappLink(contactGreeting(topic.wants)));
  await open(page, "/contacto?tema=toString");
  await expect(main.getByText(contact.opening.lead)).toBeVisible();
  await expect(whatsapp).toHaveAttribute("href", whatsappLink(contactGreeting()));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.url}/contacto`);
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
  await expect(inside.locator("body")).toHaveAttribute("data-running");
  const dates = await days.evaluateAll((all) => all.map((day) => (day as HTMLInputElement).value));
  const lengthOf = (date: string) => dayName(date).length;
  const longest = dates.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0] ?? "";
  await inside.locator(`label:has(input[value="${longest}"])`).click();
  await inside.locator("label:has(input[name=time]:enabled)").last().click();
  await expect(inside.locator(".agenda-message")).toContainText(dayName(longest));
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
  await open(page, "/contacto");
  await footerLink(page, aSolution).click();
  await expect(page).toHaveURL(aSolution);
  await expect(page.locator("iframe")).toHaveCount(0);
  await footerLink(page, callAddress(aSolution)).click();
  await expect(bookingFrame(page)).toHaveCount(1);
  await expect.poll(height(page)).toBeGreaterThanOrEqual(600);
  if (ownBookingPath) {
    const inside = page.frameLocator("iframe");
    await inside.locator("label:has(input[name=time]:enabled)").first().click();
    await expect(inside.locator(".agenda-message")).toBeVisible();
  }
});

test("a page's button carries its topic to /contacto, and tells that it is followed", {
  tag: "@ownwidth",
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("site:event", (event) => console.info(JSON.stringify((event as CustomEvent).detail)));
  });
  await open(page, aSolution);
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
    whatsappLink(contactGreeting(topic.wants)),
  );
});

test.describe("in motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("the button that is followed becomes the half hour of the title, wherever it is", async ({ page }) => {
    // Eight pages, one after the other.
    test.slow();
    const crossings = await noteCrossings(page);
    await open(page, aSolution);
    const { halfHour } = contact.opening;
    const calls = page.locator('a[data-event="call"].bg-action').filter({ visible: true });
    for (const call of [calls.first(), page.getByRole("main").locator(calls).first(), calls.last()]) {
      const from = await call.textContent();
      await call.click();
      await expect(page).toHaveURL(/\/contacto/);
      await expect.poll(async () => (await crossings()).at(-1)).toEqual({ from, to: halfHour });
      const soFar = (await crossings()).length;
      await page.goBack();
      await expect(page).toHaveURL(aSolution);
      // A transition that is still under way is cut short by the next, and the browser may then make none.
      await expect.poll(async () => (await crossings()).length).toBeGreaterThan(soFar);
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(({ effect }) => !(effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition")),
      );
    }
    // Another link takes nothing along.
    await footerLink(page, callAddress(aSolution)).click();
    await expect(page).toHaveURL(callAddress(aSolution));
    await expect.poll(async () => (await crossings()).at(-1)).toEqual({ from: null, to: halfHour });
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
