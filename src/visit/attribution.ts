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

/** `landing` is the path of the first page. Each value has 1 to 100 characters that are safe in HTML and in a query. */
export type Attribution = Partial<
  Record<(typeof attributionParameterNames)[number] | "referrer" | "landing", string>
>;

const visitStartStorageKey = "first-touch";

const sanitizeAttributionValue = (text: string) =>
  [...text.replace(/[^\p{L}\p{N} ._~/-]/gu, "").trim()].slice(0, 100).join("");

/** URL.parse is missing in some supported browsers (docs/browsers.md). */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {}
}

/** Computes the attribution from the first page of a visit. A referrer of the site itself is left out. */
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

export function saveVisitStart(): void {
  const start = { address: location.href, referrer: document.referrer };
  if (!readSessionItem(visitStartStorageKey)) saveSessionItem(visitStartStorageKey, start);
}

/** @returns an empty object when no visit start is stored */
export function readVisitAttribution(): Attribution {
  const { address = "", referrer = "" } = pickStringEntries(readSessionItem(visitStartStorageKey));
  const url = parseUrl(address);
  return url ? parseAttribution(url, referrer) : {};
}
