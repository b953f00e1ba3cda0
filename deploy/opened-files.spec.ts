import { expect, test } from "../tests/site-test.ts";
import { nonPageContentPolicy } from "./headers.ts";

const origin = "http://127.0.0.1";
const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';

/** Opened in a tab without a policy, each part requests its path. */
const hostileLogo = `<svg xmlns="http://www.w3.org/2000/svg">
  <style>@import url(/style);</style>
  <image width="9" height="9" href="/image"/>
  <foreignObject width="9" height="9"><iframe ${xhtml} src="/frame"/></foreignObject>
  <script>fetch("/script")</script>
  <meta ${xhtml} http-equiv="refresh" content="1; url=/refresh"/>
</svg>`;

for (const [kind, policy, requested] of [
  ["without a policy, which shows that it is hostile, all", "", "frame image refresh script style"],
  ["with the security policy of files nothing", nonPageContentPolicy, ""],
] as const)
  test(`hostile logo → ${kind} is requested`, { tag: "@fault" }, async ({ page, browserConsole }) => {
    browserConsole.allowFault(/./);
    const paths: string[] = [];
    await page.route(`${origin}/*`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      if (path !== "logo") paths.push(path);
      const headers = { "Content-Security-Policy": policy };
      return route.fulfill(
        path === "logo" ? { contentType: "image/svg+xml", headers, body: hostileLogo } : {},
      );
    });
    await page.goto(`${origin}/logo`);
    await page.waitForTimeout(1500);
    expect(paths.sort().join(" ")).toBe(requested);
  });
