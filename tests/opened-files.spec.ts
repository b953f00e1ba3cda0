import type { Page } from "@playwright/test";
import { nonPageContentPolicy } from "../deploy/headers.ts";
import { expect, test } from "./site-test.ts";

/** Every request to this origin is answered by the test. */
const origin = "http://127.0.0.1";
const svg = 'svg xmlns="http://www.w3.org/2000/svg"';
const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';
const hit = `${origin}/hit/`;

/** Logos of which each, opened in a tab without a policy, requests a file, each in another way. */
const hostileLogos = [
  `<${svg}><script>fetch('${hit}0')</script></svg>`,
  `<${svg} onload="fetch('${hit}1')"></svg>`,
  `<${svg}><foreignObject width="9" height="9"><img ${xhtml} src="${hit}2"/></foreignObject></svg>`,
  `<${svg}><iframe ${xhtml} src="${hit}3"/></svg>`,
  `<${svg}><meta ${xhtml} http-equiv="refresh" content="0; url=${hit}4"/></svg>`,
  `<${svg}><image width="9" height="9" href="${hit}5"/></svg>`,
  `<${svg}><style>@import url(${hit}6);</style></svg>`,
  `<?xml-stylesheet type="text/xsl" href="${hit}7"?><${svg}></svg>`,
  `<!DOCTYPE svg [<!ENTITY a "<script>fetch('${hit}8')</script>">]><${svg}>&a;</svg>`,
  `<html ${xhtml}><script>fetch('${hit}9')</script></html>`,
];

/** Opens the hostile logos with this Content-Security-Policy. @returns the numbers of those that sent their request */
async function listHarmfulLogos(page: Page, policy: string) {
  const harmful = new Set<number>();
  await page.route(`${hit}*`, (route) => {
    harmful.add(Number(route.request().url().split("/").at(-1)));
    return route.fulfill({ contentType: "text/plain", body: "" });
  });
  for (const [index, body] of hostileLogos.entries()) {
    const headers = { "Content-Security-Policy": policy };
    const file = { contentType: "image/svg+xml", headers, body };
    await page.route(`${origin}/file/${index}`, (route) => route.fulfill(file));
    // A logo that navigates to another address interrupts the load.
    await page.goto(`${origin}/file/${index}`).catch(() => {});
    // Some request only after the load.
    if (policy === "") await expect.poll(() => harmful.has(index), body).toBe(true);
  }
  await page.unrouteAll();
  return [...harmful];
}

test("hostile logo opened in a tab → with the security policy of files it requests nothing", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.allowFault(/./);
  // Without a policy every logo is harmful, so the check below can fail.
  expect(await listHarmfulLogos(page, "")).toHaveLength(hostileLogos.length);
  expect(await listHarmfulLogos(page, nonPageContentPolicy)).toEqual([]);
});
