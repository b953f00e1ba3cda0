import { nonPageContentPolicy } from "../deploy/headers.ts";
import { expect, test } from "./site-test.ts";

const origin = "http://127.0.0.1";
const svg = 'svg xmlns="http://www.w3.org/2000/svg"';
const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';

/** Logos of which each, opened in a tab without a policy, requests /hit, each in another way. */
const hostileLogos = [
  `<${svg}><script>fetch("/hit")</script></svg>`,
  `<${svg}><foreignObject width="9" height="9"><iframe ${xhtml} src="/hit"/></foreignObject></svg>`,
  `<${svg}><meta ${xhtml} http-equiv="refresh" content="0; url=/hit"/></svg>`,
  `<${svg}><image width="9" height="9" href="/hit"/></svg>`,
  `<${svg}><style>@import url(/hit);</style></svg>`,
];

test("hostile logo opened in a tab → with the security policy of files it requests nothing", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.allowFault(/./);
  let hits = 0;
  await page.route(`${origin}/hit`, (route) => {
    hits += 1;
    return route.fulfill({ body: "" });
  });
  // Without a policy every logo is harmful, so the check of the second round can fail.
  for (const [policy, hitsOfEach] of [
    ["", 1],
    [nonPageContentPolicy, 0],
  ] as const)
    for (const body of hostileLogos) {
      hits = 0;
      const headers = { "Content-Security-Policy": policy };
      await page.route(`${origin}/logo`, (route) =>
        route.fulfill({ contentType: "image/svg+xml", headers, body }),
      );
      // A logo that navigates to another address interrupts the load.
      await page.goto(`${origin}/logo`).catch(() => {});
      await page.waitForTimeout(200);
      await expect.poll(() => hits, body).toBe(hitsOfEach);
    }
});
