import type { Locator, Page } from "@playwright/test";
import { buildContactGreeting } from "../src/contact/contact-greeting.ts";
import { contactPageTexts } from "../src/content/contact.ts";
import { buildWhatsappLink, ownAgendaPath } from "../src/content/contact-links.ts";
import { navigationTexts } from "../src/content/navigation.ts";
import { site } from "../src/content/site.ts";
import { locateBookingFrame } from "./agenda-page.ts";
import { waitForPaint } from "./frames.ts";
import { locateFooterLink, openPageWithFonts } from "./react-start.ts";
import { aSolutionPath, buildBookingLinkAddress, getPageTopic } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test.use({ timezoneId: site.timeZone });

/** The topic that the booking links of `aSolutionPath` pass to /contacto. */
const solutionTopic = getPageTopic(aSolutionPath);

test("/contacto has three tiles and a frame of 600 px, 1200 px with large text", async ({ page }) => {
  await openPageWithFonts(page, "/contacto");
  const { title, tiles } = contactPageTexts.reassurance;
  expect(tiles).toHaveLength(3);
  const list = page.getByRole("heading", { name: title }).locator("xpath=following-sibling::ul");
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(tiles.map((tile) => tile.title));

  const frame = locateBookingFrame(page);
  await expect(frame).toHaveAttribute("title", site.booking.label);
  await expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  await expect(frame).toHaveCSS("min-height", "600px");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expect(frame).toHaveCSS("min-height", "1200px");
});

test("booking links pass the page's topic to the lead and WhatsApp of /contacto", async ({ page }) => {
  for (const path of ["/", aSolutionPath]) {
    await openPageWithFonts(page, path);
    for (const role of ["banner", "contentinfo"] as const) {
      const name = { name: navigationTexts.book.label, includeHidden: true };
      const link = page.getByRole(role).getByRole("link", name).first();
      await expect(link, `${role} of ${path}`).toHaveAttribute("href", buildBookingLinkAddress(path));
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

  // A topic that the site does not have changes nothing.
  await openPageWithFonts(page, "/contacto?tema=toString");
  await expect(main.getByText(contactPageTexts.opening.lead)).toBeVisible();
  await expect(ownWhatsapp).toHaveAttribute("href", buildWhatsappLink(buildContactGreeting()));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.url}/contacto`);
});

/**
 * Records the view transitions between the documents that are opened later.
 * @returns a function that returns the text of the element with the name `half-hour` before and after each, or null
 */
async function recordTransitionsBetweenPages(page: Page): Promise<() => Promise<(string | null)[][]>> {
  await page.addInitScript(() => {
    const readMovedText = () =>
      [...document.querySelectorAll("body *")].find(
        (element) => getComputedStyle(element).getPropertyValue("view-transition-name") === "half-hour",
      )?.textContent ?? null;
    // Runs after the page's own listeners, which set the name.
    addEventListener("DOMContentLoaded", () => {
      addEventListener("pageswap", ({ viewTransition }) => {
        if (viewTransition) sessionStorage.left = JSON.stringify(readMovedText());
      });
    });
    addEventListener("pagereveal", ({ viewTransition }) => {
      if (!viewTransition) return;
      const all = JSON.parse(sessionStorage.crossings ?? "[]");
      all.push([JSON.parse(sessionStorage.left ?? "null"), readMovedText()]);
      sessionStorage.crossings = JSON.stringify(all);
    });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.crossings ?? "[]"));
}

test("booking buttons and the next half hour alone move to the label on /contacto", async ({ page }) => {
  const readTransitions = await recordTransitionsBetweenPages(page);
  const { halfHour } = contactPageTexts.opening;
  const calls = page.locator('a[data-event="call"].bg-action').filter({ visible: true });
  await page.goto("/contacto");
  const awaited = await page.locator('link[rel="expect"]').last().getAttribute("href");
  await expect(page.locator(`.half-hour-label + ${awaited}`), "the first paint waits for it").toBeVisible();
  const textLink = locateFooterLink(page, buildBookingLinkAddress(aSolutionPath));
  const nextHalfHour = page.locator("[data-next-half-hour]");
  const cases: [what: string, from: string, link: Locator, moved: Locator | null, after?: unknown][] = [
    ["the header's button", aSolutionPath, calls.first(), calls.first(), halfHour],
    ["a text link", aSolutionPath, textLink, null, halfHour],
    ["another page", aSolutionPath, locateFooterLink(page, "/sobre-nosotros"), null],
    ["reduced motion", aSolutionPath, calls.first(), null],
  ];
  // The label on /contacto is soon replaced by the wanted half hour.
  const when = nextHalfHour.locator("[data-when]");
  if (ownAgendaPath) cases.push(["the next half hour", "/", nextHalfHour, when, expect.any(String)]);
  for (const [what, from, link, moved, after] of cases) {
    await page.emulateMedia({ reducedMotion: what === "reduced motion" ? "reduce" : "no-preference" });
    await openPageWithFonts(page, from);
    await page.evaluate(() => sessionStorage.removeItem("crossings"));
    await expect(link).toBeVisible();
    const text = moved && (await moved.textContent());
    await link.click();
    await expect(page).not.toHaveURL(from);
    // A transition is recorded when the page is shown, on a busy machine after it is loaded.
    await waitForPaint(page);
    await expect.poll(readTransitions, what).toEqual(after ? [[text, after]] : []);
  }
});
