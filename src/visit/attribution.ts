import { pickStringEntries, readSessionItem, saveSessionItem } from "./session-storage.ts";

const attributionParameterNames = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "fbclid",
] as const;

/**
 * Where a visitor came from: the parameters of a campaign or an advertisement, the host of the referrer, and the path of the
 * first page (`landing`). Each value has 1 to 100 characters that are safe in HTML and in a query.
 */
export type Attribution = Partial<
  Record<(typeof attributionParameterNames)[number] | "referrer" | "landing", string>
>;

const visitStartStorageKey = "first-touch";

/** Keeps only letters, digits, spaces and `._~/-`, which are safe in HTML and in a query, and of these the first 100. */
const sanitizeAttributionValue = (text: string) =>
  [...text.replace(/[^\p{L}\p{N} ._~/-]/gu, "").trim()].slice(0, 100).join("");

/** URL.canParse and URL.parse are missing in some browsers in which the form has to work (docs/browsers.md). */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {}
}

/**
 * Computes the attribution of a visit from its first page. A referrer of the site itself is left out.
 * @param address the address of the visit's first page, with its query
 * @param referrer the address in `document.referrer` on the visit's first page; may be empty
 */
export function parseAttribution(address: URL, referrer: string): Attribution {
  const { host } = parseUrl(referrer) ?? address;
  const values: [keyof Attribution, string][] = [
    ...attributionParameterNames.map(
      (name) => [name, address.searchParams.get(name) ?? ""] as [keyof Attribution, string],
    ),
    ["referrer", host === address.host ? "" : host],
    ["landing", address.pathname],
  ];
  return Object.fromEntries(
    values.map(([name, value]) => [name, sanitizeAttributionValue(value)]).filter(([, value]) => value),
  );
}

/** Stores the address and referrer of this page, unless those of an earlier page of the visit are stored. */
export function saveVisitStart(): void {
  const start = { address: location.href, referrer: document.referrer };
  if (!readSessionItem(visitStartStorageKey)) saveSessionItem(visitStartStorageKey, start);
}

/** @returns the attribution of this visit; an empty object when no visit start is stored */
export function readVisitAttribution(): Attribution {
  const { address = "", referrer = "" } = pickStringEntries(readSessionItem(visitStartStorageKey));
  const url = parseUrl(address);
  return url ? parseAttribution(url, referrer) : {};
}
