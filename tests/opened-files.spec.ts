import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { fileContentPolicy } from "../deploy/headers.ts";
import { sanitizeSvg } from "../finish/safe-svg.ts";
import { buildHostileLogos, cleanableLogoNames } from "./hostile-logos.ts";
import { listenOnFreePort } from "./listen.ts";
import { expect, test } from "./site-test.ts";

/** Matches the names of logos that make a browser hang, which no header prevents: the build refuses these logos. */
const stallingLogoPattern = /nested|itself|without end|entities in entities/;

/**
 * Serves drawings as files, and records requests for `/hit/NAME`, which only harmful drawings send.
 * @param drawings by name; the text ORIGIN in them is replaced by the origin of the server
 */
async function serveHostileLogos(drawings: Map<string, string>, policy?: string) {
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
  const origin = await listenOnFreePort(server);
  return { origin, hits, [Symbol.dispose]: () => server.close() };
}

const hostileLogoEntries = Object.entries(buildHostileLogos("ORIGIN/hit/NAME"))
  .filter(([name]) => !stallingLogoPattern.test(name))
  .map(([name, source]): [string, string] => [name, source.replaceAll("NAME", encodeURIComponent(name))]);

/** Opens drawings one after another. @returns the names of those that sent the request */
async function openHostileLogos(page: Page, drawings: Map<string, string>, policy?: string) {
  using served = await serveHostileLogos(drawings, policy);
  // A drawing that navigates to another address interrupts the load.
  for (const name of drawings.keys())
    await page.goto(`${served.origin}/file/${encodeURIComponent(name)}`).catch(() => {});
  // A request of the last drawing arrives before this request.
  await page.goto(`${served.origin}/hit/last`);
  return [...served.hits].filter((name) => name !== "last");
}

test("hostile logo opened in a tab → it requests nothing, neither with the security policy of files nor after the build has cleaned it", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  test.setTimeout(60_000);
  browserConsole.expectFault(/./);
  const raw = new Map(hostileLogoEntries);
  // Without protection many drawings are harmful, so the two checks below can fail.
  expect((await openHostileLogos(page, raw)).length).toBeGreaterThan(25);
  const withPolicy = await openHostileLogos(page, raw, fileContentPolicy);
  expect(withPolicy, "as given, with the policy of files").toEqual([]);

  const cleaned = new Map(
    hostileLogoEntries.flatMap(([name, source]): [string, string][] => {
      const found = sanitizeSvg(source.replaceAll("ORIGIN", "http://127.0.0.1"));
      return "svg" in found ? [[name, found.svg]] : [];
    }),
  );
  expect([...cleaned.keys()].sort()).toEqual(cleanableLogoNames.toSorted());
  expect(await openHostileLogos(page, cleaned), "as the build writes them, without the policy").toEqual([]);
});

test("icon, manifest and text files of the site opened in a tab → they are shown with the security policy of files, in an origin of their own", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.expectFault(/sandbox|Content Security Policy/);
  for (const path of ["/favicon.svg", "/robots.txt", "/sitemap.xml", "/llms.txt", "/site.webmanifest"]) {
    const response = await page.goto(path);
    expect(response?.headers()["content-security-policy"], path).toBe(fileContentPolicy);
    expect(await page.evaluate(() => origin), path).toBe("null");
    if (path === "/favicon.svg") {
      // The sample's icon has styles; an owner's icon may have none.
      const styleCount = (await response?.text())?.match(/<style/g)?.length ?? 0;
      expect(await page.evaluate(() => document.styleSheets.length), "styles").toBe(styleCount);
    } else {
      const text = await page.evaluate(() => document.documentElement.textContent);
      expect(text?.trim().length, path).toBeGreaterThan(20);
    }
  }
});
