import { buildContactGreeting } from "../src/contact/contact-greeting.ts";
import { contactPageTexts } from "../src/content/contact.ts";
import { buildWhatsappLink } from "../src/content/contact-links.ts";
import { navigationTexts } from "../src/content/navigation.ts";
import { site } from "../src/content/site.ts";
import { createBookingFrameHeightReader, locateBookingFrame } from "./agenda-page.ts";
import { locateFooterLink, openPageWithFonts } from "./react-start.ts";
import { aSolutionPath, buildBookingLinkAddress, getPageTopic } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { recordTransitionsBetweenPages } from "./view-transitions.ts";

test.use({ timezoneId: site.timeZone });

/** The topic that the booking links of `aSolutionPath` pass to /contacto. */
const solutionTopic = getPageTopic(aSolutionPath);

test("/contacto has three reassuring tiles and a booking frame at least 600 px high, or 1200 px with text of 200 %", async ({
  page,
}) => {
  await openPageWithFonts(page, "/contacto");
  const { title, tiles } = contactPageTexts.reassurance;
  expect(tiles).toHaveLength(3);
  const list = page.getByRole("heading", { name: title }).locator("xpath=following-sibling::ul");
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(tiles.map((tile) => tile.title));

  await expect(locateBookingFrame(page)).toHaveAttribute("title", site.booking.label);
  await expect(locateBookingFrame(page)).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(createBookingFrameHeightReader(page), `${width} px`).toBeGreaterThanOrEqual(600);
  }
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expect.poll(createBookingFrameHeightReader(page)).toBeGreaterThanOrEqual(1200);
});

test("booking links of a page pass the page's topic to /contacto, which writes the topic in its lead and WhatsApp links", async ({
  page,
}) => {
  for (const path of ["/", aSolutionPath]) {
    await openPageWithFonts(page, path);
    for (const role of ["banner", "contentinfo"] as const) {
      const links = page
        .getByRole(role)
        .getByRole("link", { name: navigationTexts.book.label, includeHidden: true });
      await expect(links.first(), `${role} of ${path}`).toHaveAttribute(
        "href",
        buildBookingLinkAddress(path),
      );
    }
  }
  const main = page.getByRole("main");
  const call = main.locator('a[href^="/contacto"]').filter({ visible: true }).first();
  await page.evaluate(() =>
    addEventListener("site:event", (event) => {
      sessionStorage.event = JSON.stringify((event as CustomEvent).detail);
    }),
  );
  await call.click();
  await expect(page).toHaveURL(buildBookingLinkAddress(aSolutionPath));
  const to = `/contacto?tema=${solutionTopic.id}`;
  const event = JSON.parse(await page.evaluate(() => sessionStorage.event));
  expect(event).toEqual({ event: "site_call", page: aSolutionPath, to });
  const ownWhatsapp = main.getByRole("link", { name: contactPageTexts.other.whatsapp }).last();
  const footerWhatsapp = page.getByRole("contentinfo").locator('a[data-event="whatsapp"]');
  await expect(main.getByText(solutionTopic.lead)).toBeVisible();
  await expect(main.getByText(contactPageTexts.opening.lead)).toBeHidden();
  for (const link of [ownWhatsapp, footerWhatsapp])
    await expect(link).toHaveAttribute("href", buildWhatsappLink(buildContactGreeting(solutionTopic.wants)));

  await test.step("a topic that the site does not have changes nothing", async () => {
    await openPageWithFonts(page, "/contacto?tema=toString");
    await expect(main.getByText(contactPageTexts.opening.lead)).toBeVisible();
    await expect(ownWhatsapp).toHaveAttribute("href", buildWhatsappLink(buildContactGreeting()));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.url}/contacto`);
  });
});

test.describe("booking buttons with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("with motion a clicked booking button moves to the half hour's label on /contacto in the page transition, and a text link does not", async ({
    page,
  }) => {
    const readTransitions = await recordTransitionsBetweenPages(page);
    const { halfHour } = contactPageTexts.opening;
    const calls = page.locator('a[data-event="call"].bg-action').filter({ visible: true });
    await page.goto("/contacto");
    const awaited = await page.locator('link[rel="expect"]').last().getAttribute("href");
    await expect(page.locator(`.half-hour-label + ${awaited}`), "the first paint waits for it").toBeVisible();
    for (const { part, width, call } of [
      { part: "header's booking button", width: 1280, call: calls.first() },
      { part: "last booking button in a narrow window", width: 390, call: calls.last() },
    ])
      await test.step(`the ${part} moves to the half hour's label on /contacto`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await openPageWithFonts(page, aSolutionPath);
        const from = await call.textContent();
        await call.click();
        await expect(page).toHaveURL(/\/contacto/);
        await expect
          .poll(async () => (await readTransitions()).at(-1), part)
          .toEqual({ halfHourTextBefore: from, halfHourTextAfter: halfHour });
      });
    await openPageWithFonts(page, aSolutionPath);
    await locateFooterLink(page, buildBookingLinkAddress(aSolutionPath)).click();
    await expect(page).toHaveURL(buildBookingLinkAddress(aSolutionPath));
    await expect
      .poll(async () => (await readTransitions()).at(-1))
      .toEqual({ halfHourTextBefore: null, halfHourTextAfter: halfHour });
  });
});
