import { expect, phoneWindow, test } from "../../tests/fixtures.ts";
import { buildBookingLinkAddress, solutionPaths } from "../../tests/paths.ts";
import { waitForFonts } from "../../tests/react-start.ts";
import { buildWhatsappLink } from "../../tests/shared-content.ts";
import { greetings } from "../content/pages/greetings.ts";
import { pages } from "../content/pages/pages.ts";
import { read } from "../site-content.ts";

const whatsappGreetingByPagePath = read(greetings);
const { fixedPageEntries } = read(pages);

test.use(phoneWindow);

test("a bar for booking and WhatsApp is in the middle of a page, not at its end", async ({ page }) => {
  const bar = page.locator(".booking-bar");
  for (const path of [fixedPageEntries.home.path, fixedPageEntries.about.path, ...solutionPaths]) {
    await page.goto(path);
    await waitForFonts(page);
    // /sobre-nosotros shows the bar from the top, because its opening has no booking button.
    if (path !== fixedPageEntries.about.path) await expect(bar, path).not.toBeInViewport();

    await bar.evaluate(({ parentElement }) => {
      const { top = 0, height = 0 } = parentElement?.getBoundingClientRect() ?? {};
      scrollBy(0, top + (height - innerHeight) / 2);
    });
    await expect(bar, path).toBeInViewport({ ratio: 1 });
    const [booking, whatsapp] = [bar.getByRole("link").first(), bar.getByRole("link").last()];
    await expect(booking).toHaveAttribute("href", buildBookingLinkAddress(path));
    await expect(whatsapp).toHaveAttribute("href", buildWhatsappLink(whatsappGreetingByPagePath[path]));
    expect(await whatsapp.boundingBox(), path).toMatchObject({ width: 48, height: 48 });

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar, `end of ${path}`).not.toBeInViewport();
  }
});

test("with a zoom of 400 % there is no bar, and no focus is covered", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(solutionPaths[0] ?? "");
  await waitForFonts(page);
  await expect(page.locator(".booking-bar")).toBeHidden();
  const covered = await page.evaluate(async () => {
    const found: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement>("main :is(a, button, summary)")) {
      if (!target.checkVisibility()) continue;
      target.focus();
      await new Promise(requestAnimationFrame);
      const { left, top, right, bottom } = target.getBoundingClientRect();
      const atMiddle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!target.contains(atMiddle)) found.push(`${target.textContent} at ${Math.round(top)}`);
    }
    return found;
  });
  expect(covered).toEqual([]);
});
