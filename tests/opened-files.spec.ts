import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { filePolicy } from "../deploy/headers.ts";
import { exportedLogos } from "../finish/exported-logos.ts";
import { cleanedLogos, hostileLogos } from "../finish/hostile-logos.ts";
import { sanitizeSvg } from "../finish/safe-svg.ts";
import { listen } from "./listen.ts";
import { expect, test } from "./site-test.ts";

/** Drawings that stall a browser; what stops them is the build, and no header can. */
const stalling = /nested|itself|without end|entities in entities/;

/**
 * Serves drawings as files, and writes down who asks for `/hit/NAME`, which only a drawing that does harm does.
 * @param drawings by name, each with what it is to ask for
 */
async function serveDrawings(drawings: Map<string, string>, policy?: string) {
  const hits = new Set<string>();
  const server = createServer((request, response) => {
    const [, kind, name = ""] = decodeURIComponent(request.url ?? "").split("/");
    if (kind === "hit") hits.add(name);
    response.writeHead(200, {
      "Content-Type": kind === "hit" ? "text/plain" : "image/svg+xml",
      ...(policy && { "Content-Security-Policy": policy }),
    });
    response.end(kind === "hit" ? "" : drawings.get(name)?.replaceAll("ORIGIN", origin));
  });
  const origin = await listen(server);
  return { origin, hits, [Symbol.dispose]: () => server.close() };
}

const named = Object.entries(hostileLogos("ORIGIN/hit/NAME"))
  .filter(([name]) => !stalling.test(name))
  .map(([name, source]): [string, string] => [name, source.replaceAll("NAME", encodeURIComponent(name))]);
/** Opens drawings one after another. @returns the names of those that asked for what only harm asks for */
async function openAll(page: Page, drawings: Map<string, string>, policy?: string): Promise<string[]> {
  using served = await serveDrawings(drawings, policy);
  // A drawing that leads elsewhere interrupts this.
  for (const name of drawings.keys())
    await page.goto(`${served.origin}/file/${encodeURIComponent(name)}`).catch(() => {});
  // What the last one asked for comes before this.
  await page.goto(`${served.origin}/hit/last`);
  return [...served.hits].filter((name) => name !== "last");
}

test("hostile logo opened in a tab → a drawing that runs nothing and fetches nothing", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  test.setTimeout(60_000);
  browserConsole.expectFault(/./);
  const raw = new Map(named);
  // Unguarded many of them do harm, so that the two checks below can fail.
  expect((await openAll(page, raw)).length).toBeGreaterThan(25);
  expect([...(await openAll(page, raw, filePolicy))], "as given, with the policy of files").toEqual([]);

  const cleaned = new Map(
    named.flatMap(([name, source]): [string, string][] => {
      const found = sanitizeSvg(source.replaceAll("ORIGIN", "http://127.0.0.1"));
      return "svg" in found ? [[name, found.svg]] : [];
    }),
  );
  expect([...cleaned.keys()].sort()).toEqual(cleanedLogos.toSorted());
  expect([...(await openAll(page, cleaned))], "as the build writes them, without the policy").toEqual([]);
});

test("logo exported from an editor → it is drawn as before, with the policy of files", {
  tag: "@fault",
}, async ({ page }) => {
  const drawings = new Map(
    Object.entries(exportedLogos).map(([editor, source]) => {
      const found = sanitizeSvg(source);
      return [editor, "svg" in found ? found.svg : ""];
    }),
  );
  using served = await serveDrawings(drawings, filePolicy);
  for (const editor of drawings.keys()) {
    await page.goto(`${served.origin}/file/${editor}`);
    await page.setViewportSize({ width: 160, height: 40 });
    const picture = await page.screenshot();
    // Only a document of HTML takes content.
    await page.goto("about:blank");
    await page.setContent(
      `<style>body{margin:0}</style><img alt="" src="data:image/svg+xml,${encodeURIComponent(exportedLogos[editor] ?? "")}" width="160" height="40">`,
    );
    await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
    expect((await page.screenshot()).equals(picture), editor).toBe(true);
  }
});

test("files of the site opened in a tab → shown, and no script of this origin can run in them", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.expectFault(/sandbox|Content Security Policy/);
  for (const path of ["/favicon.svg", "/robots.txt", "/sitemap.xml", "/llms.txt", "/site.webmanifest"]) {
    const response = await page.goto(path);
    expect(response?.headers()["content-security-policy"], path).toBe(filePolicy);
    expect(await page.evaluate(() => origin), path).toBe("null");
    const text = await page.evaluate(() => document.documentElement.textContent);
    if (path !== "/favicon.svg") expect(text?.trim().length, path).toBeGreaterThan(20);
  }
});
