import { pages } from "#app/content/pages.ts";
import { inItsFont } from "./react-start.ts";
import { expect, test } from "./site-test.ts";

const longPages = [pages.home, pages.about, pages.aiAgents, pages.crm, pages.googleWorkspace, pages.kaseya];

for (const { path } of longPages) {
  test(`${path} has the booking within reach of the thumb between its opening and its closing call`, async ({
    page,
  }) => {
    await page.goto(path);
    await inItsFont(page);
    const bar = page.locator(".booking-bar");
    await expect(bar).not.toBeInViewport();

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect(bar).toBeInViewport({ ratio: 1 });
    const low = await bar.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
    expect(low).toBeCloseTo(0, 0);
    await expect(bar.getByRole("link")).toHaveAttribute("href", pages.contact.path);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar).not.toBeInViewport();
  });
}
