import { createServer, type ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { createSiteServer } from "../server/serve.ts";
import { listenOnFreePort } from "./listen.ts";

/** How many sections of a page are sent in pieces, from the first: more than the first window shows. */
const firstSectionsSentInPieces = 2;

/** The number of closing tags between two cuts of a page's HTML. */
export const closingTagsPerPiece = 16;

/** Finds the position of the last element that `<link rel="expect">` names: the browser does not paint before it arrives. */
function findLastRenderBlockingPosition(html: string): number {
  const ids = [...html.matchAll(/<link rel="expect" href="#([^"]+)"/g)].map(([, id]) => id);
  return Math.max(...ids.map((id) => html.indexOf(` id="${id}"`)));
}

/**
 * Finds the positions at which the HTML of a page is cut: after every sixteenth closing tag of the first sections.
 * @param firstCutTagIndex the index of the closing tag after which the first cut is
 */
function findCutPositions(html: string, firstCutTagIndex: number): number[] {
  const body = findLastRenderBlockingPosition(html);
  const inPieces = html.slice(body).split("</section>", firstSectionsSentInPieces).join("</section>");
  return [...inPieces.matchAll(/<\/\w+>/g)]
    .filter((_, index) => index % closingTagsPerPiece === firstCutTagIndex)
    .map(({ index, 0: tag }) => body + index + tag.length);
}

/** Waits until the body of a page has at least this number of elements, and has painted them. */
const waitUntilElementsArePainted = (page: Page, count: number) =>
  page.evaluate(async (least) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (document.querySelectorAll("body *").length < least) await frame();
    await frame();
    await frame();
  }, count);

/**
 * Serves the built site as over a very slow connection: a page is sent in pieces, each after the previous one is
 * painted.
 * @returns `open`, which resolves when the whole HTML has arrived, and `close`, which stops the server
 */
export async function serveSiteInPaintedPieces() {
  const siteServer = createSiteServer({ root: builtSiteFolder });
  const siteOrigin = await listenOnFreePort(siteServer);
  let pending: { response: ServerResponse; html: string; head: number } | undefined;
  const server = createServer(async (request, response) => {
    // A compressed page could not be cut at a position of its text.
    const got = await fetch(siteOrigin + request.url, { headers: { "Accept-Encoding": "identity" } });
    const body = Buffer.from(await got.arrayBuffer());
    response.setHeaders(got.headers).writeHead(got.status);
    if (request.headers["sec-fetch-dest"] !== "document") {
      response.end(body);
      return;
    }
    const html = `${body}`;
    const head = html.indexOf("<body");
    // The <head> is sent at once: Chromium shows its own error page while a response of status 404 is empty.
    response.write(html.slice(0, head));
    pending = { response, html, head };
  });
  const origin = await listenOnFreePort(server);

  async function open(
    page: Page,
    path: string,
    { firstCutTagIndex }: { firstCutTagIndex: number },
  ): Promise<void> {
    await page.goto(origin + path, { waitUntil: "commit" });
    if (!pending) throw new Error(`${path} was not requested`);
    const { response, html, head } = pending;
    let sent = head;
    for (const cut of findCutPositions(html, firstCutTagIndex)) {
      response.write(html.slice(sent, cut));
      sent = cut;
      const tags = html.slice(head, cut).replace(/<(script|style)([^>]*)>.*?<\/\1>/gs, "<$1$2>");
      const begun = tags.match(/<[a-z]/g)?.length ?? 0;
      await waitUntilElementsArePainted(page, begun - 1);
    }
    response.end(html.slice(sent));
    await page.waitForLoadState("domcontentloaded");
  }
  const close = () => {
    server.close();
    siteServer.close();
  };
  return { open, close };
}
