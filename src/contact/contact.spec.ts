import type { Page } from "@playwright/test";
import { locateBookingFrame } from "../../tests/agenda-page.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { waitForPaint } from "../../tests/frames.ts";
import { aSolutionPath, buildBookingLinkAddress, getPageTopic } from "../../tests/paths.ts";
import { openPageWithFonts } from "../../tests/react-start.ts";
import { buildWhatsappLink, contactPageTexts, site } from "../../tests/shared-content.ts";
import { buildContactGreeting } from "./contact-greeting.ts";

test.use({ timezoneId: site.timeZone });

const solutionTopic = getPageTopic(aSolutionPath);

/** Follows a solution's booking button to /contacto, by a view transition unless motion is reduced. */
async function followBookingButton(page: Page, reducedMotion: "reduce" | "no-preference"): Promise<void> {
  await page.emulateMedia({ reducedMotion });
  await openPageWithFonts(page, aSolutionPath);
  await page.locator('main a[data-event="call"].bg-action').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(buildBookingLinkAddress(aSolutionPath));
  // A transition is recorded when the page is shown, on a busy machine after it is loaded.
  await waitForPaint(page);
  const isMoved = reducedMotion === "reduce" ? undefined : "true";
  await expect.poll(() => page.evaluate(() => sessionStorage.isMoved)).toBe(isMoved);
}

test("the booking button moves to /contacto, unless motion is reduced, and passes its topic to lead and WhatsApp; there are three tiles and a frame that grows with the text", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener("pagereveal", ({ viewTransition }) => {
      if (viewTransition) sessionStorage.isMoved = true;
    }),
  );
  await followBookingButton(page, "reduce");
  const main = page.getByRole("main");
  const ownWhatsapp = main.getByRole("link", { name: contactPageTexts.other.whatsapp }).last();
  const footerWhatsapp = page.getByRole("contentinfo").locator('a[data-event="whatsapp"]');
  await expect(main.getByText(solutionTopic.lead)).toBeVisible();
  await expect(main.getByText(contactPageTexts.opening.lead)).toBeHidden();
  for (const link of [ownWhatsapp, footerWhatsapp])
    await expect(link).toHaveAttribute("href", buildWhatsappLink(buildContactGreeting(solutionTopic.wants)));

  await openPageWithFonts(page, "/contacto?tema=toString");
  await expect(main.getByText(contactPageTexts.opening.lead)).toBeVisible();
  await expect(ownWhatsapp).toHaveAttribute("href", buildWhatsappLink(buildContactGreeting()));

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

  await followBookingButton(page, "no-preference");
});
