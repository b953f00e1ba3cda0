import { expect, test } from "../tests/fixtures.ts";
import { nonPageContentPolicy } from "./headers.ts";

const origin = "http://127.0.0.1";
const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';

/** Opened in a tab without a policy, each part requests a file beside it. */
const hostileLogo = `<svg xmlns="http://www.w3.org/2000/svg">
  <style>@import url(style);</style>
  <image width="9" height="9" href="image"/>
  <foreignObject width="9" height="9"><iframe ${xhtml} src="frame"/></foreignObject>
  <script>fetch("script")</script>
  <meta ${xhtml} http-equiv="refresh" content="1; url=refresh"/>
</svg>`;

test("hostile logo → with the policy of files it requests nothing", { tag: "@fault" }, async ({
  page,
  context,
  browserConsole,
}) => {
  browserConsole.allowFault(/./);
  const requested = { guarded: [] as string[], open: [] as string[] };
  await context.route(`${origin}/*/*`, (route) => {
    const [folder = "", name = ""] = new URL(route.request().url()).pathname.slice(1).split("/");
    const isGuarded = folder === "guarded";
    if (name !== "logo") requested[isGuarded ? "guarded" : "open"].push(name);
    const headers = { "Content-Security-Policy": isGuarded ? nonPageContentPolicy : "" };
    return route.fulfill(name === "logo" ? { contentType: "image/svg+xml", headers, body: hostileLogo } : {});
  });
  await page.goto(`${origin}/guarded/logo`);
  // Opened afterwards without a policy, the same file proves that it is hostile and that its requests had
  // time to arrive.
  const other = await context.newPage();
  await other.goto(`${origin}/open/logo`);
  await expect.poll(() => requested.open.toSorted().join(" ")).toBe("frame image refresh script style");
  expect(requested.guarded).toEqual([]);
});
