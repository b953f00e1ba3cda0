import type { CDPSession, Page } from "@playwright/test";

export type Kind = "document" | "script" | "font" | "image" | "style" | "other";

export interface Fetched {
  /** With the query, without the origin. */
  path: string;
  kind: Kind;
  /** On the wire: the headers of the answer and its compressed body. */
  bytes: number;
}

const kinds: Record<string, Kind> = {
  Document: "document",
  Script: "script",
  Font: "font",
  Image: "image",
  Stylesheet: "style",
};

/** The sum of the bytes, of one kind where that is given. */
export function bytesOf(fetched: readonly Fetched[], kind?: Kind): number {
  return fetched
    .filter((one) => kind === undefined || one.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Records every request of a page and its frames to its own origin, in order. A frame of another origin has a session of
 * its own and is not weighed.
 */
async function recordRequests(client: CDPSession) {
  await client.send("Network.enable");
  const requests = new Map<string, Fetched & { ended: boolean }>();
  let origin: string | undefined;
  let lastChange = performance.now();
  const end = (requestId: string, bytes: number) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.bytes += bytes;
    request.ended = true;
    lastChange = performance.now();
  };
  client.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
    const { origin: its, pathname, search, protocol } = new URL(request.url);
    origin ??= its;
    if (its !== origin || protocol === "blob:") return;
    lastChange = performance.now();
    const earlier = redirectResponse ? (requests.get(requestId)?.bytes ?? 0) : 0;
    requests.set(requestId, {
      path: pathname + search,
      kind: kinds[type ?? ""] ?? "other",
      bytes: earlier + (redirectResponse?.encodedDataLength ?? 0),
      ended: false,
    });
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  client.on("Network.loadingFailed", ({ requestId }) => end(requestId, 0));
  return {
    all: () => [...requests.values()],
    atRest: async (rest: number) => {
      while (performance.now() - lastChange < rest || [...requests.values()].some(({ ended }) => !ended)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

const plain = ({ path, kind, bytes }: Fetched): Fetched => ({ path, kind, bytes });

/**
 * Opens an address with an empty cache and weighs what it makes the browser fetch while it is left alone.
 * @param page a page of Chromium
 * @param url as for `page.goto`
 * @param rest milliseconds without a request under way after which the page is taken to ask for nothing more
 * @returns what was fetched, the page first
 */
export async function weigh(page: Page, url: string, rest = 600): Promise<Fetched[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.clearBrowserCache");
  const requests = await recordRequests(client);
  await page.goto(url, { waitUntil: "load" });
  await requests.atRest(rest);
  // The tab's icon is fetched once a browser, not once a page: only the first page measured would have it.
  const icons = await page
    .locator('link[rel~="icon"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  await client.detach();
  return requests
    .all()
    .filter(({ path }) => path !== "/favicon.ico" && !icons.includes(path))
    .map(plain);
}
