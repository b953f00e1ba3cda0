import { existsSync } from "node:fs";
import { brotliDecompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { ownBookingPath } from "#app/contact-links.ts";
import { fileStem } from "#app/page-address.ts";
import { topicOfPage } from "#content/topics";
import { builtFile } from "./built-site.ts";
import { idleLimit, limits } from "./limits.ts";
import { missingPath, pagePaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { bytesOf, type Fetched, weigh } from "./weight.ts";

const script = (name: string) => ({
  kind: "script",
  path: expect.stringMatching(new RegExp(`^/assets/${name}-[^/]+\\.js$`)),
});

/** What a page asks for while it is left alone, and nothing else. React's own files are as the framework cuts them. */
const asked = (path: string) => [
  { kind: "document", path: expect.any(String) },
  { kind: "font", path: expect.stringMatching(/^\/assets\/[^/]+\.woff2$/) },
  ...["public/logo-dark.svg", "public/logo.svg"]
    .filter((file) => existsSync(file))
    .map((_file) => ({ kind: "image", path: expect.stringMatching(/^\/assets\/logo-[^/]+\.svg$/) })),
  { kind: "other", path: "/speculation-rules.json" },
  script("boot"),
  // What the opening offers next, where the agenda is the site's own.
  ...(ownBookingPath && (path === "/" || path in topicOfPage) ? [script("next-half-hour-script")] : []),
];

const withoutBytes = (fetched: Fetched[]) =>
  fetched
    .map(({ kind, path }) => ({ kind, path }))
    .sort((a, b) => `${a.kind} ${a.path}`.localeCompare(`${b.kind} ${b.path}`));

for (const path of [...pagePaths, missingPath]) {
  test(`${path} weighs no more than it may, and asks for nothing that it does not need`, async ({
    page,
    browserConsole,
  }) => {
    if (path === missingPath) browserConsole.expectFault(/404/);
    const fetched = await weigh(page, path);
    expect(fetched[0], "the page comes first").toMatchObject({ kind: "document", path });
    expect.soft(fetched[0]?.bytes, "HTML with styles").toBeLessThanOrEqual(limits.document);
    expect.soft(bytesOf(fetched), "everything").toBeLessThanOrEqual(idleLimit(path));
    const react = fetched.filter((one) => one.path.includes("/react-"));
    expect(react, "React").toHaveLength(path === "/hablemos" ? 1 : 0);
    // The frame is a page of its own.
    if (path !== "/hablemos" && path !== "/contacto") {
      // An owner's analytics tool is asked for by a script of its own; which photos a page has, is the owner's to say.
      const others = fetched.filter((one) => !/\/(analytics|photo)-/.test(one.path));
      expect.soft(withoutBytes(others)).toEqual(asked(path));
    }
  });
}

/** The texts that stand in the window, as far as they are seen. */
const textsInWindow = (page: Page) =>
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

/** The window of Lighthouse's mobile page. */
const phone = { width: 412, height: 823 };

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  for (const path of pagePaths) {
    test(`${path} has its first window in its first 14 KB`, async ({ page }) => {
      await page.goto(path);
      const whole = await textsInWindow(page);
      expect(whole.length).toBeGreaterThan(3);
      const compressed = builtFile(`${fileStem(path)}.html.br`).subarray(0, limits.firstWindow);
      const begun = brotliDecompressSync(compressed, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
      await page.route(path, (route) =>
        route.fulfill({ contentType: "text/html; charset=utf-8", body: `${begun}` }),
      );
      await page.goto(path);
      expect(await textsInWindow(page)).toEqual(whole);
    });
  }
});
