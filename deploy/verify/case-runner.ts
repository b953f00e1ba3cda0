import { readFileSync } from "node:fs";
import { styleText } from "node:util";
import { parse } from "yaml";
import type { SiteConfig } from "../../src/content/firm/site-fields.ts";
import { getPageFileStem } from "../../src/content/pages/page-address.ts";
import { decompressBody, type ReceivedResponse, type RequestToSend, sendRequest } from "./wire.ts";

export interface HostedSite {
  config: SiteConfig;
  pages: string[];
  /** The contents of files by path: `/crm.html`; without the compressed copies. */
  files: Map<string, Buffer>;
  compressedPaths: Set<string>;
  /** Text of a file beside the site's folder and of a dotfile in it; no response may contain it. */
  secretText?: string;
}

/** @returns the file of a page, as in `HostedSite.files` */
export const getPageFile = (address: string) => `/${getPageFileStem(address)}.html`;

export interface Host {
  origin: string;
  send: (request: RequestToSend) => Promise<ReceivedResponse>;
}

export interface HostCase {
  name: string;
  /** Whether a live site may get these requests: crawlers send such ones too. */
  isHarmless: boolean;
  findFaults: (host: Host) => Promise<string[]>;
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

type Difference = Record<"hosts" | "fault" | "reason", string>;
const differences: Difference[] = parse(readFileSync(new URL("differences.yaml", import.meta.url), "utf8"));
export const hostNames = "node nginx container caddy apache workerd netlify vercel".split(" ");

/** Lists the known differences of hosts, by their names in lower case. */
export const listDifferences = (...names: string[]) =>
  differences.filter(({ hosts }) => hosts.split(" ").some((host) => names.includes(host)));

/** @returns the number of cases, a line for each fault that is not known, and the known differences that occurred */
export async function runHostCases(
  origin: string,
  cases: HostCase[],
  known: Difference[] = [],
  send: Host["send"] = (request) => sendRequest(origin, request),
) {
  const met = new Set<Difference>();
  const runCase = async ({ name, findFaults }: HostCase) => {
    const found = await findFaults({ origin, send }).catch((error: Error) => [`no answer: ${error.message}`]);
    const lines = found.map((fault) => `${name}: ${fault}`);
    return lines.filter((line) => {
      const accepted = known.filter(({ fault }) => RegExp(fault).test(line));
      for (const one of accepted) met.add(one);
      return accepted.length === 0;
    });
  };
  const faults: string[] = [];
  for (let start = 0; start < cases.length; start += 8)
    faults.push(...(await Promise.all(cases.slice(start, start + 8).map(runCase))).flat());
  return { caseCount: cases.length, faults, met };
}

/** @param known the differences that must occur */
export function reportResult(
  name: string,
  { caseCount, faults, met }: Awaited<ReturnType<typeof runHostCases>>,
  known: Difference[] = [],
): void {
  const outdated = known
    .filter((one) => !met.has(one))
    .map(({ reason }) => `no case has this difference any more; remove it from differences.yaml: ${reason}`);
  const lines = [...faults, ...outdated].map((fault) => styleText("red", `${name}: ${fault}`));
  const held = `${name}: ${caseCount} cases hold, but for ${met.size} differences that the host forces`;
  console.info(lines.join("\n") || styleText("green", held));
  if (lines.length > 0) process.exitCode = 1;
}
