import { locateBookingFrame } from "../../tests/agenda-page.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { waitForPaint } from "../../tests/frames.ts";
import { aSolutionPath, buildBookingLinkAddress, getPageTopic } from "../../tests/paths.ts";
import { openPageWithFonts } from "../../tests/react-start.ts";
import { buildWhatsappLink, contactPageTexts, site } from "../../tests/shared-content.ts";
import { buildContactGreeting } from "./contact-greeting.ts";

test.use({ timezoneId: site.timeZone });

const solutionTopic = getPageTopic(aSolutionPath);

test("booking links pass their topic to lead and WhatsApp of /contacto, which has three tiles and a frame that grows with the text", async ({
  page,
}) => {
  await openPageWithFonts(page, aSolutionPath);
  const main = page.getByRole("main");
  const call = main.locator('a[href^="/contacto"]').filter({ visible: true }).first();
  await call.click();
  await expect(page).toHaveURL(buildBookingLinkAddress(aSolutionPath));
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
});

test("the booking button moves to the label on /contacto, unless motion is reduced", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("pagereveal", ({ viewTransition }) => {
      if (viewTransition) sessionStorage.isMoved = true;
    }),
  );
  for (const [reducedMotion, isMoved] of [
    ["reduce", undefined],
    ["no-preference", "true"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await openPageWithFonts(page, aSolutionPath);
    await page.locator('a[data-event="call"].bg-action').filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/contacto/);
    // A transition is recorded when the page is shown, on a busy machine after it is loaded.
    await waitForPaint(page);
    await expect.poll(() => page.evaluate(() => sessionStorage.isMoved)).toBe(isMoved);
  }
});
