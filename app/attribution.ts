import { readSessionItem, saveSessionItem } from "./session-storage.ts";

const attributionParameterNames = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "fbclid",
] as const;

/** Where a visitor came from. Each value has up to 100 safe characters. */
export type Attribution = Partial<
  Record<(typeof attributionParameterNames)[number] | "referrer" | "landing", string>
>;

const visitStartStorageKey = "first-touch";

/** Removes all but letters, digits and the characters of addresses, so that a value is safe in HTML and in a query. */
const sanitizeAttributionValue = (text: string) =>
  [...text.replace(/[^\p{L}\p{N} ._~/-]/gu, "").trim()].slice(0, 100).join("");

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {}
}

/**
 * Reads the attribution of a visit from its first page.
 * @param address of the first page
 * @param referrer of the first page; may be empty
 */
export function parseAttribution(address: URL, referrer: string): Attribution {
  const referrerUrl = /^https?:/.test(referrer) ? parseUrl(referrer) : undefined;
  const values: [keyof Attribution, string][] = [
    ...attributionParameterNames.map(
      (name) => [name, address.searchParams.get(name) ?? ""] as [keyof Attribution, string],
    ),
    ["referrer", referrerUrl && referrerUrl.host !== address.host ? referrerUrl.host : ""],
    ["landing", address.pathname],
  ];
  return Object.fromEntries(
    values.map(([name, value]) => [name, sanitizeAttributionValue(value)]).filter(([, value]) => value),
  );
}

/** @returns the address and referrer that `saveVisitStart` stored; undefined when the stored value has another shape */
function readVisitStart(): { address: URL; referrer: string } | undefined {
  const item = readSessionItem(visitStartStorageKey);
  if (!Array.isArray(item)) return undefined;
  const [storedAddress, referrer] = item as unknown[];
  if (typeof storedAddress !== "string" || typeof referrer !== "string") return undefined;
  const address = parseUrl(storedAddress);
  return address && { address, referrer };
}

/** Stores the address and referrer of the first page of a visit. boot.ts calls this on every page. */
export function saveVisitStart(): void {
  if (!readVisitStart()) saveSessionItem(visitStartStorageKey, [location.href, document.referrer]);
}

/** @returns the attribution of this visit; empty when the browser blocks storage */
export function getVisitAttribution(): Attribution {
  const touch = readVisitStart();
  return touch ? parseAttribution(touch.address, touch.referrer) : {};
}
