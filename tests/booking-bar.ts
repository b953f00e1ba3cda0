import type { Page } from "@playwright/test";
import { pages } from "../src/content/pages/pages.ts";
import { read } from "../src/site-content.ts";
import { expect } from "./fixtures.ts";
import { buildBookingLinkAddress, solutionPaths } from "./paths.ts";
import { buildWhatsappLink, whatsappGreetingByPagePath } from "./shared-content.ts";

const { home, about } = read(pages).fixedPageEntries;

export const pathsWithBookingBar: string[] = [home.path, about.path, ...solutionPaths];

/** Expects a page, in the window of a phone, to have a bar for booking and WhatsApp in its middle, not at its end. */
export async function expectBookingBar(page: Page, path: string): Promise<void> {
  const bar = page.locator(".booking-bar");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  // /sobre-nosotros shows the bar from the top, because its opening has no booking button.
  if (path !== about.path) await expect(bar).not.toBeInViewport();

  await bar.evaluate(({ parentElement }) => {
    const { top = 0, height = 0 } = parentElement?.getBoundingClientRect() ?? {};
    scrollBy({ top: top + (height - innerHeight) / 2, behavior: "instant" });
  });
  await expect(bar).toBeInViewport({ ratio: 1 });
  const [booking, whatsapp] = [bar.getByRole("link").first(), bar.getByRole("link").last()];
  await expect(booking).toHaveAttribute("href", buildBookingLinkAddress(path));
  await expect(whatsapp).toHaveAttribute("href", buildWhatsappLink(whatsappGreetingByPagePath[path]));
  expect(await whatsapp.boundingBox()).toMatchObject({ width: 48, height: 48 });

  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(bar, "end of the page").not.toBeInViewport();
}
