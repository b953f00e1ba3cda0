import type { SiteConfig } from "../../src/content/firm/site-fields.ts";
import { decompressBody, type ReceivedResponse } from "./wire.ts";

export interface HostedSite {
  config: SiteConfig;
  pages: string[];
  /** The contents of files by path: `/crm.html`; without the compressed copies. */
  files: Map<string, Buffer>;
  compressedPaths: Set<string>;
  /** Text of a file beside the site's folder and of a dotfile in it; no response may contain it. */
  secretText?: string;
}

export interface HostCase {
  name: string;
  /** Whether a live site may get these requests: crawlers send such ones too. */
  isHarmless: boolean;
  findFaults: (origin: string) => Promise<string[]>;
}

export interface ExpectedResponse {
  /** 200 alone, unless given. */
  allowedStatuses?: readonly number[];
  /** Expected values by header name; undefined for a header that must be missing. A pattern tests "" for a missing one. */
  headers?: Record<string, string | RegExp | undefined>;
  /** The Location header, a path or an address; without it the response must have none. */
  location?: string;
  body?: Buffer;
}

const formatValue = (value: unknown) =>
  value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? "none");

export const formatFault = (what: string, found: unknown, expected: unknown) =>
  `${what}: found ${formatValue(found)}; expected ${formatValue(expected)}`;

export function findResponseFaults(
  got: ReceivedResponse,
  { allowedStatuses = [200], headers = {}, location, body }: ExpectedResponse,
  origin: string,
): string[] {
  const resolve = (address?: string) => address && new URL(address, origin).href;
  const faults: string[] = [];
  if (!allowedStatuses.includes(got.status)) faults.push(formatFault("status", got.status, allowedStatuses));
  if (resolve(got.headers.location) !== resolve(location))
    faults.push(formatFault("Location", got.headers.location, location));
  for (const [name, value] of Object.entries(headers)) {
    const received = got.headers[name.toLowerCase()];
    const holds = value instanceof RegExp ? value.test(`${received ?? ""}`) : received === value;
    if (!holds) faults.push(formatFault(name, received, value));
  }
  // A response without a body is not decompressed, although it may have a Content-Encoding header.
  const bytes = body && (body.length === 0 ? got.body : decompressBody(got));
  if (bytes && !bytes.equals(body))
    faults.push(formatFault("body", `${bytes.length} bytes`, `the ${body.length} bytes of the file`));
  return faults;
}
