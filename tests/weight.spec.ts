import { existsSync } from "node:fs";
import { brotliDecompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { ownAgendaPath } from "#app/contact-links.ts";
import { getPageFileStem } from "#app/page-address.ts";
import { topicByPage } from "#content/topics";
import { readBuiltFile } from "./built-site.ts";
import { getIdleByteLimit, pageByteLimits } from "./limits.ts";
import { missingPagePath, pathsWithHeaderAndFooter } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { type FetchedFile, measureFetchedFiles, sumBytes } from "./weight.ts";

const createScriptRequestMatcher = (name: string) => ({
  kind: "script",
  path: expect.stringMatching(new RegExp(`^/assets/${name}-[^/]+\\.js$`)),
});

/** The exact requests of a page without any input. */
const createRequestMatchers = (path: string) => [
  { kind: "document", path: expect.any(String) },
  { kind: "font", path: expect.stringMatching(/^\/assets\/[^/]+\.woff2$/) },
  ...["public/logo-dark.svg", "public/logo.svg"]
    .filter((file) => existsSync(file))
    .map((_file) => ({ kind: "image", path: expect.stringMatching(/^\/assets\/logo-[^/]+\.svg$/) })),
  { kind: "other", path: "/speculation-rules.json" },
  createScriptRequestMatcher("boot"),
  // The script that writes the next half hour, without a booking service.
  ...(ownAgendaPath && (path === "/" || path in topicByPage)
    ? [createScriptRequestMatcher("next-half-hour-script")]
    : []),
];

const omitByteCounts = (fetched: FetchedFile[]) =>
  fetched
    .map(({ kind, path }) => ({ kind, path }))
    .sort((a, b) => `${a.kind} ${a.path}`.localeCompare(`${b.kind} ${b.path}`));

test("every page stays within its weight limits, and all but /hablemos and /contacto request only the listed files", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(new RegExp(`404.*${missingPagePath}`));
  for (const path of [...pathsWithHeaderAndFooter, missingPagePath]) {
    const fetched = await measureFetchedFiles(page, path);
    expect(fetched[0], `${path}: the page comes first`).toMatchObject({ kind: "document", path });
    expect.soft(fetched[0]?.bytes, `${path}: HTML with styles`).toBeLessThanOrEqual(pageByteLimits.document);
    expect.soft(sumBytes(fetched), `${path}: everything`).toBeLessThanOrEqual(getIdleByteLimit(path));
    const react = fetched.filter((one) => one.path.includes("/react-"));
    expect(react, `${path}: React`).toHaveLength(path === "/hablemos" ? 1 : 0);
    // Not compared: React's files, which the framework splits, and the frame of /contacto, which is another page.
    if (path === "/hablemos" || path === "/contacto") continue;
    // Not counted: an owner's analytics tool and photos.
    const others = fetched.filter((one) => !/\/(analytics|photo)-/.test(one.path));
    expect.soft(omitByteCounts(others), `${path}: requests`).toEqual(createRequestMatchers(path));
  }
});

/** Runs in the page: returns the visible texts in the window. */
const listTextsInWindow = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const { top, bottom, width } = parentElement?.getBoundingClientRect() ?? {
        top: 0,
        bottom: 0,
        width: 0,
      };
      const isSeen = parentElement?.checkVisibility({ visibilityProperty: true }) && width > 1;
      if (isSeen && textContent?.trim() && bottom > 0 && top < innerHeight) texts.push(textContent.trim());
    }
    return texts;
  });

/** The window size of Lighthouse's mobile test. */
const phoneViewport = { width: 412, height: 823 };

test.describe("with JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false, viewport: phoneViewport });

  test("all texts in the first viewport of every page are in its first 14 KB of compressed HTML", async ({
    page,
  }) => {
    for (const path of pathsWithHeaderAndFooter) {
      await page.goto(path);
      const whole = await listTextsInWindow(page);
      expect(whole.length, `${path}: texts in the window`).toBeGreaterThan(3);
      const compressed = readBuiltFile(`${getPageFileStem(path)}.html.br`).subarray(
        0,
        pageByteLimits.firstWindow,
      );
      const begun = `${brotliDecompressSync(compressed, { finishFlush: constants.BROTLI_OPERATION_FLUSH })}`;
      // A browser does not apply a style sheet that has not ended; here the policy would report it.
      const body = begun.replace(/<style>(?:(?!<\/style>).)*$/s, "");
      await page.route(path, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }), {
        times: 1,
      });
      await page.goto(path);
      expect(await listTextsInWindow(page), `${path}: texts of its first 14 KB`).toEqual(whole);
    }
  });
});
