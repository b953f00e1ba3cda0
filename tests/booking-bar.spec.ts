import { whatsappLink } from "#app/contact-links.ts";
import { greetings } from "#content/greetings";
import { pages } from "#content/pages";
import { inItsFont } from "./react-start.ts";
import { callAddress, solutionPaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

for (const path of [pages.home.path, pages.about.path, ...solutionPaths]) {
  test(`${path} has the booking within reach of the thumb between its opening and its closing call`, async ({
    page,
  }) => {
    await page.goto(path);
    await inItsFont(page);
    const bar = page.locator(".booking-bar");
    // The opening of /sobre-nosotros has no button, and where the firm's history is short it leaves room for the bar.
    if (path !== pages.about.path) await expect(bar).not.toBeInViewport();

    // To the middle of the part that the bar goes along with.
    await bar.evaluate(({ parentElement }) => {
      const { top = 0, height = 0 } = parentElement?.getBoundingClientRect() ?? {};
      scrollBy(0, top + (height - innerHeight) / 2);
    });
    await expect(bar).toBeInViewport({ ratio: 1 });
    const low = await bar.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
    expect(low).toBeCloseTo(0, 0);
    const [booking, whatsapp] = await bar.getByRole("link").all();
    if (!booking || !whatsapp) throw new Error("the bar has no two links");
    await expect(booking).toHaveAttribute("href", callAddress(path));
    await expect(whatsapp).toHaveAttribute("href", whatsappLink(greetings[path]));
    const [wide, round] = [await booking.boundingBox(), await whatsapp.boundingBox()];
    expect(round).toMatchObject({ width: 48, height: 48 });
    expect(wide?.width).toBeGreaterThan(200);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar).not.toBeInViewport();
  });
}

// On its side, and enlarged four times.
for (const { width, height } of [
  { width: 740, height: 360 },
  { width: 320, height: 256 },
]) {
  test(`in a window of ${width} by ${height} px whatever has the focus is seen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(solutionPaths[0] ?? "");
    await inItsFont(page);
    await expect(page.locator(".booking-bar")).toBeHidden();
    const hidden = await page.evaluate(async () => {
      const found: string[] = [];
      for (const target of document.querySelectorAll<HTMLElement>("main :is(a, button, summary)")) {
        if (!target.checkVisibility()) continue;
        target.focus();
        await new Promise(requestAnimationFrame);
        const { left, top, right, bottom } = target.getBoundingClientRect();
        const seen = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 8, top + 8],
          [right - 8, bottom - 8],
        ].some(([x = 0, y = 0]) => target.contains(document.elementFromPoint(x, y)));
        if (!seen) found.push(`${target.textContent} at ${Math.round(top)}`);
      }
      return found;
    });
    expect(hidden).toEqual([]);
  });
}
