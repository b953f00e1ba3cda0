import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { builtSiteFolder } from "../../deploy/output-folders.ts";
import { createSiteServer } from "../../server/serve.ts";
import { readBuiltFile } from "../../tests/built-site.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { readLayoutShifts } from "../../tests/layout-shifts.ts";
import { listenOnFreePort } from "../../tests/listen.ts";
import { pathsWithHeaderAndFooter } from "../../tests/paths.ts";
import { getPageFileStem } from "../content/pages/page-address.ts";

/** Before a block: what follows a text in its line moves while that text arrives, which nobody can prevent. */
const pieceStart = /(?=<(?:p|div|section|ul|ol|li|h1|h2|h3)\b)/;

/** How many pieces of the content arrive one a frame: more than the first window shows. */
const slowPieces = 80;
const frameMs = 17;

/** Serves the built site; the beginning of a page's content arrives block by block. */
function createSlowServer() {
  const site = createSiteServer({ root: builtSiteFolder });
  return createServer(async (request, response) => {
    const path = `${request.url}`;
    if (!pathsWithHeaderAndFooter.includes(path)) return site.emit("request", request, response);
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    const [head = "", content = ""] = `${readBuiltFile(`${getPageFileStem(path)}.html`)}`.split(/(?=<main)/);
    response.write(head);
    const pieces = content.split(pieceStart);
    for (const piece of pieces.splice(0, slowPieces)) {
      response.write(piece);
      await delay(frameMs);
    }
    response.end(pieces.join(""));
  });
}

test("HTML arrives in pieces → what is painted does not move", { tag: "@fault" }, async ({ page }) => {
  const server = createSlowServer();
  const origin = await listenOnFreePort(server);
  for (const path of pathsWithHeaderAndFooter)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${origin}${path}`);
      const { moved } = await readLayoutShifts(page);
      expect.soft(moved, `${path} at ${width} px`).toEqual([]);
    }
  server.close();
});
