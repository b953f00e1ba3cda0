import type { CDPSession, Page } from "@playwright/test";

export type FetchedFileKind = "document" | "script" | "font" | "image" | "style" | "other";

export interface FetchedFile {
  /** The address with the query, without the origin. */
  path: string;
  kind: FetchedFileKind;
  /** The transferred bytes: response headers and compressed body. */
  bytes: number;
}

const fetchedFileKindByResourceType: Record<string, FetchedFileKind> = {
  Document: "document",
  Script: "script",
  Font: "font",
  Image: "image",
  Stylesheet: "style",
};

/** Sums the transferred bytes of all fetched files, or of those of one kind. */
export function sumBytes(fetched: readonly FetchedFile[], kind?: FetchedFileKind): number {
  return fetched
    .filter((one) => kind === undefined || one.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Records every request of a page and its frames to its own origin, in order. A frame of another origin has its own
 * DevTools session and is not measured.
 * @returns functions that list the requests so far, and wait until none has been pending for a while
 */
async function recordOwnOriginRequests(client: CDPSession) {
  await client.send("Network.enable");
  const requests = new Map<string, FetchedFile & { ended: boolean }>();
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
      kind: fetchedFileKindByResourceType[type ?? ""] ?? "other",
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
    waitUntilIdle: async (idleMs: number) => {
      while (performance.now() - lastChange < idleMs || [...requests.values()].some(({ ended }) => !ended)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

const pickFileFields = ({ path, kind, bytes }: FetchedFile): FetchedFile => ({ path, kind, bytes });

/**
 * Opens an address with an empty cache and measures the files of its origin that are fetched without input, but the favicon.
 * @param page a page of Chromium
 * @param url as for `page.goto`
 * @param idleMs milliseconds without a pending request after which the page counts as finished
 * @returns the fetched files, the page first
 */
export async function measureFilesFetchedWithEmptyCache(
  page: Page,
  url: string,
  idleMs = 600,
): Promise<FetchedFile[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.clearBrowserCache");
  const requests = await recordOwnOriginRequests(client);
  await page.goto(url, { waitUntil: "load" });
  await requests.waitUntilIdle(idleMs);
  // The favicon is ignored: the browser fetches it once, so only the first measured page would include it.
  const icons = await page
    .locator('link[rel~="icon"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  await client.detach();
  return requests
    .all()
    .filter(({ path }) => path !== "/favicon.ico" && !icons.includes(path))
    .map(pickFileFields);
}
