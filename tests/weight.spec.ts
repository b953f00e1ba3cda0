import { brotliDecompressSync, constants } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { getPageFileStem } from "../src/content/pages/page-address.ts";
import { readBuiltFile } from "./built-site.ts";
import { getByteLimitUntilIdle, KB, pageByteLimits } from "./limits.ts";
import { missingPagePath, pathsWithHeaderAndFooter } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** Sums the transferred bytes of requests: response headers and compressed bodies. */
async function sumBytes(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
}

for (const path of [...pathsWithHeaderAndFooter, missingPagePath])
  test(`${path} is within its limits of bytes and files`, async ({ page, baseURL }) => {
    const all: Request[] = [];
    page.on("request", (request) => all.push(request));
    await page.goto(path, { waitUntil: "networkidle" });
    const requests = all.filter((one) => one.url().startsWith(`${baseURL}`) && !/favicon/.test(one.url()));
    const listOfType = (type: string) => requests.filter((one) => one.resourceType() === type);
    const expectAtMost = async (what: string, some: Request[], limit: number) =>
      expect.soft(await sumBytes(some), what).toBeLessThanOrEqual(limit);
    await expectAtMost("HTML with styles", requests.slice(0, 1), pageByteLimits.document);
    await expectAtMost("everything", requests, getByteLimitUntilIdle(path));
    await expectAtMost("font", listOfType("font"), 25 * KB);
    // The scripts of these two are those of the form, and of another page in the frame.
    if (path === "/hablemos" || path === "/contacto") return;
    await expectAtMost("scripts", listOfType("script"), pageByteLimits.scripts);
  });

/** Lists the visible texts of a page within the window, without scrolling. */
const listTextsInWindow = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim()) continue;
      const { top, bottom, width } = parentElement.getBoundingClientRect();
      if (width > 1 && bottom > 0 && top < innerHeight) texts.push(textContent.trim());
    }
    return texts;
  });

test("the first 14 compressed KB of a page, 17 on /, show all texts of the first screen", async ({
  browser,
}) => {
  // The window of Lighthouse's mobile test.
  const viewport = { width: 412, height: 823 };
  const page = await browser.newPage({ javaScriptEnabled: false, viewport });
  for (const path of pathsWithHeaderAndFooter) {
    await page.goto(path);
    const whole = await listTextsInWindow(page);
    expect(whole.length, `${path}: texts in the window`).toBeGreaterThan(3);
    const limit = path === "/" ? pageByteLimits.firstScreenOfHome : pageByteLimits.firstWindow;
    const file = readBuiltFile(`${getPageFileStem(path)}.html.br`).subarray(0, limit);
    const begun = `${brotliDecompressSync(file, { finishFlush: constants.BROTLI_OPERATION_FLUSH })}`;
    // A browser does not apply a style sheet that has not ended; here the security policy would report it.
    const body = begun.replace(/<style>(?:(?!<\/style>).)*$/s, "");
    await page.route(path, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
    await page.goto(path);
    expect(await listTextsInWindow(page), `${path}: texts of its first ${limit} bytes`).toEqual(whole);
    await page.unrouteAll();
  }
});
