import type { CDPSession, Page } from "@playwright/test";

export type Kind = "document" | "script" | "font" | "image" | "style" | "other";

export interface Fetched {
  /** With the query, without the origin. */
  path: string;
  kind: Kind;
  /** On the wire: the headers of the answer and its compressed body. */
  bytes: number;
}

export interface Weight {
  /** What is asked for until `load`; React is fetched after it. */
  before: Fetched[];
  /** Everything, React and what it fetches ahead included. */
  after: Fetched[];
}

/** Milliseconds without a request under way after which a page is taken to be at rest. */
const rest = 600;

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

/** Writes down every request of a page, without those of a frame on it, in the order in which they were made. */
async function recordRequests(client: CDPSession) {
  await Promise.all([client.send("Network.enable"), client.send("Page.enable")]);
  const { frameTree } = await client.send("Page.getFrameTree");
  const requests = new Map<string, Fetched & { beforeLoad: boolean; ended: boolean }>();
  let loaded = false;
  let lastChange = performance.now();
  const end = (requestId: string, bytes: number) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.bytes += bytes;
    request.ended = true;
    lastChange = performance.now();
  };
  client.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse, frameId }) => {
    if (frameId !== frameTree.frame.id) return;
    lastChange = performance.now();
    const { pathname, search, protocol } = new URL(request.url);
    if (protocol === "data:" || protocol === "blob:") return;
    const earlier = redirectResponse ? (requests.get(requestId)?.bytes ?? 0) : 0;
    requests.set(requestId, {
      path: pathname + search,
      kind: kinds[type ?? ""] ?? "other",
      bytes: earlier + (redirectResponse?.encodedDataLength ?? 0),
      beforeLoad: !loaded,
      ended: false,
    });
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  client.on("Network.loadingFailed", ({ requestId }) => end(requestId, 0));
  client.on("Page.loadEventFired", () => {
    loaded = true;
    lastChange = performance.now();
  });
  return {
    all: () => [...requests.values()],
    atRest: async () => {
      while (performance.now() - lastChange < rest || [...requests.values()].some(({ ended }) => !ended)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

const plain = ({ path, kind, bytes }: Fetched): Fetched => ({ path, kind, bytes });

/**
 * Opens an address with an empty cache and weighs what it makes the browser fetch, first left alone, then after
 * a first movement of the pointer, which starts React.
 * @param page a new page of Chromium in a context of its own
 * @param url as for `page.goto`
 * @throws Error when React does not start within 30 s
 */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const client = await page.context().newCDPSession(page);
  const requests = await recordRequests(client);
  await page.goto(url, { waitUntil: "load" });
  const boot = page.locator("script[data-start]");
  const hasReact = (await boot.count()) > 0;
  await requests.atRest();
  // The tab's icon is fetched once a browser, not once a page: only the first page measured would have it.
  const icons = await page
    .locator('link[rel~="icon"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  const counted = () => requests.all().filter(({ path }) => path !== "/favicon.ico" && !icons.includes(path));
  const before = counted()
    .filter(({ beforeLoad }) => beforeLoad)
    .map(plain);
  if (hasReact) {
    // The edge of the page, where no link is that would be fetched ahead for the pointer being on it.
    await page.mouse.move(1, 300);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 30_000 });
    await requests.atRest();
  }
  const after = counted().map(plain);
  await client.detach();
  return { before, after };
}
