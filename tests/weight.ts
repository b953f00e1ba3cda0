import type { Page, Request } from "@playwright/test";

export interface FetchedFile {
  /** The address with the query, without the origin. */
  path: string;
  /** Playwright's name for the type of the file, such as `document` or `script`. */
  kind: string;
  /** The transferred bytes: response headers and compressed body. */
  bytes: number;
}

/** Sums the transferred bytes of all fetched files, or of those of one kind. */
export function sumBytes(fetched: readonly FetchedFile[], kind?: string): number {
  return fetched
    .filter((one) => kind === undefined || one.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

async function measureFile(request: Request): Promise<FetchedFile> {
  const { pathname, search } = new URL(request.url());
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return {
    path: pathname + search,
    kind: request.resourceType(),
    bytes: responseHeadersSize + responseBodySize,
  };
}

/**
 * Opens an address with an empty cache and measures the files of its origin that are fetched without input, but the favicon.
 * @param page a page of Chromium
 * @param url as for `page.goto`
 * @returns the fetched files, the page first
 */
export async function measureFilesFetchedWithEmptyCache(page: Page, url: string): Promise<FetchedFile[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.clearBrowserCache");
  await client.detach();
  const requests: Request[] = [];
  const record = (request: Request) => requests.push(request);
  page.on("request", record);
  await page.goto(url, { waitUntil: "networkidle" });
  page.off("request", record);
  const { origin } = new URL(page.url());
  const files = await Promise.all(
    requests.filter((request) => request.url().startsWith(`${origin}/`)).map(measureFile),
  );
  // The favicon is ignored: the browser fetches it once, so only the first measured page would include it.
  const icons = await page
    .locator('link[rel~="icon"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  return files.filter(({ path }) => path !== "/favicon.ico" && !icons.includes(path));
}
