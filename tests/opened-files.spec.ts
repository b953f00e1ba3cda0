import type { Page } from "@playwright/test";
import { nonPageContentPolicy } from "../deploy/headers.ts";
import { buildHostileLogos } from "./hostile-logos.ts";
import { expect, test } from "./site-test.ts";

/** Every request to this origin is answered by the test. */
const interceptedOrigin = "http://127.0.0.1";

/** The name and SVG source of each hostile logo, which requests `/hit/NAME`. */
const hostileLogos = Object.entries(buildHostileLogos(`${interceptedOrigin}/hit/NAME`)).map(
  ([name, source]) => [name, source.replaceAll("NAME", encodeURIComponent(name))] as const,
);

/** Opens the hostile logos with this Content-Security-Policy. @returns the names of those that sent their request */
async function listHarmfulLogos(page: Page, policy: string) {
  const harmful = new Set<string>();
  await page.route(`${interceptedOrigin}/hit/*`, (route) => {
    harmful.add(decodeURIComponent(route.request().url().split("/").at(-1) ?? ""));
    return route.fulfill({ contentType: "text/plain", body: "" });
  });
  for (const [name, body] of hostileLogos) {
    const address = `${interceptedOrigin}/file/${encodeURIComponent(name)}`;
    const headers = { "Content-Security-Policy": policy };
    await page.route(address, (route) => route.fulfill({ contentType: "image/svg+xml", headers, body }));
    // A logo that navigates to another address interrupts the load.
    await page.goto(address).catch(() => {});
    // Some request only after the load.
    if (policy === "") await expect.poll(() => harmful.has(name), name).toBe(true);
  }
  await page.unrouteAll();
  return [...harmful];
}

test("hostile logo opened in a tab → with the security policy of files it requests nothing", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  // The test loads every logo twice.
  test.slow();
  browserConsole.allowFault(/./);
  // Without a policy every logo is harmful, so the check below can fail.
  expect(await listHarmfulLogos(page, "")).toEqual(hostileLogos.map(([name]) => name));
  expect(await listHarmfulLogos(page, nonPageContentPolicy)).toEqual([]);
});
