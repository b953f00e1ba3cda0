import type { Page } from "@playwright/test";
import { mailLink, ownBookingPath, whatsappLink } from "#app/contact-links.ts";
import { agenda, contact } from "#app/content/contact.ts";
import { pages } from "#app/content/pages.ts";
import { fullTitle } from "#app/page-address.ts";
import { site } from "#site";
import { bothWays, open } from "./react-start.ts";
import { expect, test } from "./site-test.ts";

const bookingFrame = (page: Page) => page.getByRole("main").locator("iframe");
/** The default booking address is a page of this site; with a service's address these tests have no subject. */
const ownPage = ownBookingPath !== undefined;

for (const { way, withReact } of bothWays) {
  test(`the booking frame is 600 px high and what site.config.ts names, ${way}`, async ({ page }) => {
    await open(page, "/contacto", { withReact });
    await expect(bookingFrame(page)).toHaveCount(1);
    await expect.poll(async () => (await bookingFrame(page).boundingBox())?.height).toBe(600);
    await expect(bookingFrame(page)).toHaveAttribute("title", site.booking.label);
    const { origin, pathname } = new URL(site.booking.url, page.url());
    const source = new URL((await bookingFrame(page).getAttribute("src")) ?? "", page.url());
    expect([source.origin, source.pathname]).toEqual([origin, pathname]);
    await expect(bookingFrame(page)).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  });
}

test("three tiles reassure, with a heading each", async ({ page }) => {
  await page.goto("/contacto");
  const { title, tiles } = contact.reassurance;
  expect(tiles).toHaveLength(3);
  const list = page.getByRole("heading", { name: title }).locator("xpath=following-sibling::ul");
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(tiles.map((tile) => tile.title));
});

test("WhatsApp, mail and the calendar itself stand beside a service's frame", async ({ page }) => {
  test.skip(ownPage, "the page in the frame is these ways already");
  await page.goto("/contacto");
  const { other } = contact;
  const main = page.getByRole("main");
  for (const [name, href, newTab] of [
    [other.whatsapp, whatsappLink(), true],
    [other.mail, mailLink(), false],
    [other.direct, site.booking.url, true],
  ] as const) {
    const link = main.getByRole("link", { name });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", href);
    if (newTab) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
  }
});

test.describe("the page in the frame", () => {
  test.skip(!ownPage, "site.config.ts names a booking service");

  test("says how to book by WhatsApp and by mail, with links that leave the frame", async ({ page }) => {
    await page.goto("/contacto");
    const inside = bookingFrame(page).contentFrame();
    await expect(inside.getByRole("heading", { level: 1 })).toBeVisible();
    const whatsapp = inside.getByRole("link", { name: agenda.whatsapp.button });
    await expect(whatsapp).toHaveAttribute("href", whatsappLink(agenda.message));
    await expect(whatsapp).toHaveAttribute("target", "_blank");
    await expect(whatsapp).toHaveAttribute("rel", /noopener/);
    const mail = inside.getByRole("link", { name: agenda.mail.button });
    await expect(mail).toHaveAttribute("href", mailLink(agenda.mail.subject, agenda.message));
    await expect(mail).toHaveAttribute("target", "_top");
    // Every link, so that no page of the site ever opens inside its own frame.
    for (const link of await inside.locator("a").all()) {
      await expect(link).toHaveAttribute("target", /^_(blank|top)$/);
    }
    await expect(inside.getByRole("banner")).toHaveCount(0);
    await expect(inside.getByRole("contentinfo")).toHaveCount(0);
  });

  test("shows its links without scrolling", async ({ page }) => {
    await page.goto("/contacto");
    await bookingFrame(page).scrollIntoViewIfNeeded();
    const inside = bookingFrame(page).contentFrame();
    for (const { button } of [agenda.whatsapp, agenda.mail]) {
      await expect(inside.getByRole("link", { name: button })).toBeInViewport({ ratio: 1 });
    }
  });

  test("opens WhatsApp in a tab of its own", async ({ page, context, browserConsole }) => {
    browserConsole.expectFault(/wa\.me|ERR_NAME_NOT_RESOLVED/);
    await page.goto("/contacto");
    const asked = context.waitForEvent("request", (request) => request.url().startsWith("https://wa.me/"));
    await bookingFrame(page).contentFrame().getByRole("link", { name: agenda.whatsapp.button }).click();
    expect((await asked).url()).toBe(whatsappLink(agenda.message));
    await expect.poll(() => context.pages().length).toBe(2);
    await expect(page).toHaveURL("/contacto");
  });

  test("opened by itself, it leads to the whole page", async ({ page }) => {
    await page.goto(site.booking.url);
    await expect(page).toHaveTitle(fullTitle(pages.agenda.title));
    const whole = page.getByRole("link", { name: agenda.whole });
    await whole.click();
    await expect(page).toHaveURL("/contacto");
  });

  test("shows no way to the page that it stands in", async ({ page }) => {
    await page.goto("/contacto");
    await expect(bookingFrame(page).contentFrame().getByRole("link", { name: agenda.whole })).toHaveCount(0);
  });
});

test("leaving and coming back by links leaves one frame that works", async ({ page }) => {
  await open(page, "/contacto", { withReact: true });
  await page.getByRole("contentinfo").locator('a[href="/crm"]').click();
  await expect(page).toHaveURL("/crm");
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.getByRole("contentinfo").locator('a[href="/contacto"]').click();
  await expect(bookingFrame(page)).toHaveCount(1);
  await expect.poll(async () => (await bookingFrame(page).boundingBox())?.height).toBe(600);
});
