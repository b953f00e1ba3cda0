import { createServer, type ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { site as config } from "#site";
import { answer } from "../server/answer.ts";
import { readSite } from "../server/site-files.ts";
import { listen } from "./listen.ts";

/** Sections of a page that are sent in pieces: more than the first window shows. */
const bands = 2;

/** Closing tags from one cut to the next. */
export const stride = 16;

/** Where the last of the elements begins that the browser waits for before it first paints (`<link rel="expect">`). */
function expectedAt(html: string): number {
  const ids = [...html.matchAll(/<link rel="expect" href="#([^"]+)"/g)].map(([, id]) => id);
  return Math.max(...ids.map((id) => html.indexOf(` id="${id}"`)));
}

/** Where the HTML of a page is cut: after every sixteenth closing tag of its body, from `firstCut` on. */
function cuts(html: string, firstCut: number): number[] {
  const body = expectedAt(html);
  const inPieces = html.slice(body).split("</section>", bands).join("</section>");
  return [...inPieces.matchAll(/<\/\w+>/g)]
    .filter((_, index) => index % stride === firstCut)
    .map(({ index, 0: tag }) => body + index + tag.length);
}

/** Waits until the body of a page has this many elements, and has painted them. */
const paintedElements = (page: Page, count: number) =>
  page.evaluate(async (least) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (document.querySelectorAll("body *").length < least) await frame();
    await frame();
    await frame();
  }, count);

/**
 * Serves the built site as over the weakest signal: a page is sent in pieces, each when the one before is painted.
 * @returns `open`, which resolves when the whole page is there, and `close`, which ends the server
 */
export async function serveInPieces() {
  const site = readSite("build/site", config);
  let pending: { response: ServerResponse; html: string; head: number } | undefined;
  const server = createServer((request, response) => {
    // Compressed, a page cannot be cut where its text says.
    delete request.headers["accept-encoding"];
    const { status, headers, body } = answer(site, request);
    response.writeHead(status, headers);
    if (request.headers["sec-fetch-dest"] !== "document") {
      response.end(body);
      return;
    }
    const html = `${body}`;
    const head = html.indexOf("<body");
    // A Chromium with windows commits a 404 only with the first byte of its body: an empty one gets its own error page.
    response.write(html.slice(0, head));
    pending = { response, html, head };
  });
  const origin = await listen(server);

  async function open(page: Page, path: string, { firstCut }: { firstCut: number }): Promise<void> {
    await page.goto(origin + path, { waitUntil: "commit" });
    if (!pending) throw new Error(`${path} was not requested`);
    const { response, html, head } = pending;
    let sent = head;
    for (const cut of cuts(html, firstCut)) {
      response.write(html.slice(sent, cut));
      sent = cut;
      const begun = html.slice(head, cut).match(/<[a-z]/g)?.length ?? 0;
      await paintedElements(page, begun - 1);
    }
    response.end(html.slice(sent));
    await page.waitForLoadState("domcontentloaded");
  }
  return { open, close: () => server.close() };
}
