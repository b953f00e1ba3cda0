import { expect, phoneWindow, test } from "../../tests/fixtures.ts";
import { aSolutionPath } from "../../tests/paths.ts";
import { openPageWithFonts } from "../../tests/react-start.ts";

test.use(phoneWindow);

for (const path of ["/", aSolutionPath])
  test(`on ${path} what waits far below is found by reload, search and a link to it`, async ({ page }) => {
    await openPageWithFonts(page, path);
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    const heading = headings.nth(-2);
    await heading.scrollIntoViewIfNeeded();
    const readTop = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const top = await readTop();
    await page.reload();
    await expect.poll(readTop, "after a reload").toBe(top);

    const words = await headings.last().innerText();
    const findAsBrowser = async () => {
      await openPageWithFonts(page, `${path}?utm_source=a`);
      // Not of the standard, but what Ctrl+F does.
      await page.evaluate((text) => (window as never as { find(text: string): void }).find(text), words);
    };
    await findAsBrowser();
    await expect(headings.last(), "found").toBeInViewport();

    await openPageWithFonts(page, `${path}?utm_source=b`);
    await headings.last().evaluate((element) => {
      element.id = "far";
      const link = document.createElement("a");
      link.href = "#far";
      document.body.append(link);
      link.click();
    });
    await expect(headings.last(), "linked").toBeInViewport();
  });
