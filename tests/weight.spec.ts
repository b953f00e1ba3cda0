import { existsSync } from "node:fs";
import { basename } from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { careersPath } from "../src/content/careers-path.ts";
import { getContentPath } from "../src/content/content-folder.ts";
import { getPageFileStem } from "../src/content/page-address.ts";
import { listScriptAddresses, readBuiltFile } from "./built-site.ts";
import { readIsland } from "./island.ts";
import { getByteLimitUntilIdle, KB, pageByteLimits } from "./limits.ts";
import { missingPagePath, pathsWithHeaderAndFooter } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { type FetchedFile, measureFilesFetchedWithEmptyCache, sumBytes } from "./weight.ts";

/** Lists scripts and the modules that they import, and so on. @param addresses of scripts */
function listScriptModules(addresses: readonly string[]): string[] {
  const modules = new Set(addresses);
  for (const address of modules)
    for (const [, name] of readBuiltFile(address)
      .toString()
      .matchAll(/\b(?:from|import) ?"\.\/([^"]+\.js)"/g))
      modules.add(`/assets/${name}`);
  return [...modules];
}

/** Lists the requests that a page must send without any input, as kind and address, with * for hashes of files other than scripts. */
const listExpectedRequests = (path: string) => [
  `document ${path}`,
  "font /assets/*.woff2",
  ...["logo-dark.svg", "logo.svg"]
    .map((name) => getContentPath(name))
    .filter((file) => existsSync(file))
    .map((file) => `image /assets/${basename(file, ".svg")}-*.svg`),
  "other /speculation-rules.json",
  ...listScriptModules(listScriptAddresses(path === missingPagePath ? "/404" : path)).map(
    (address) => `script ${address}`,
  ),
];

const describeRequestWithoutHashes = ({ kind, path }: FetchedFile) =>
  kind === "script"
    ? `${kind} ${path}`
    : `${kind} ${path.replace(/-[\w-]{8}(?=\.)/, "-*").replace(/[^/]+(?=\.woff2)/, "*")}`;

test("every page but the agenda is within its weight limits, and all but /hablemos and /contacto request only the files that this test lists", async ({
  page,
  browserConsole,
}) => {
  browserConsole.allowFault(new RegExp(`404.*${missingPagePath}`));
  for (const path of [...pathsWithHeaderAndFooter, missingPagePath]) {
    const fetched = await measureFilesFetchedWithEmptyCache(page, path);
    expect.soft(fetched[0]?.bytes, `${path}: HTML with styles`).toBeLessThanOrEqual(pageByteLimits.document);
    expect.soft(sumBytes(fetched), `${path}: everything`).toBeLessThanOrEqual(getByteLimitUntilIdle(path));
    expect.soft(sumBytes(fetched, "font"), `${path}: font`).toBeLessThanOrEqual(25 * KB);
    const react = fetched.filter((one) => careersPath && one.path === readIsland(careersPath).rendererUrl);
    expect(react, `${path}: React`).toHaveLength(path === "/hablemos" ? 1 : 0);
    // The requests of two pages are not compared with the list: the form's are fetched when the page is idle, and the frame of
    // /contacto is another page.
    if (path === "/hablemos" || path === "/contacto") continue;
    expect.soft(sumBytes(fetched, "script"), `${path}: scripts`).toBeLessThanOrEqual(pageByteLimits.scripts);
    // Not counted: an owner's photos.
    const others = fetched.filter((one) => !/\.(avif|webp|jpe?g)$/.test(one.path));
    expect
      .soft(others.map(describeRequestWithoutHashes).sort(), `${path}: requests`)
      .toEqual(listExpectedRequests(path).sort());
  }
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

test.describe("with JavaScript disabled", () => {
  // The window of Lighthouse's mobile test.
  test.use({ javaScriptEnabled: false, viewport: { width: 412, height: 823 } });

  test("with JavaScript disabled the first 14 compressed KB of every page but the agenda and the 404 page show all texts of the first screen", async ({
    page,
  }) => {
    for (const path of pathsWithHeaderAndFooter) {
      await page.goto(path);
      const whole = await listTextsInWindow(page);
      expect(whole.length, `${path}: texts in the window`).toBeGreaterThan(3);
      const file = readBuiltFile(`${getPageFileStem(path)}.html.br`).subarray(0, pageByteLimits.firstWindow);
      const begun = `${brotliDecompressSync(file, { finishFlush: constants.BROTLI_OPERATION_FLUSH })}`;
      // A browser does not apply a style sheet that has not ended; here the security policy would report it.
      const body = begun.replace(/<style>(?:(?!<\/style>).)*$/s, "");
      await page.route(path, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
      await page.goto(path);
      expect(await listTextsInWindow(page), `${path}: texts of its first 14 KB`).toEqual(whole);
      await page.unrouteAll();
    }
  });
});
