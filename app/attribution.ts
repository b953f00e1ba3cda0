import { keep, readSessionItem } from "./session-storage.ts";

const parameters = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "fbclid",
] as const;

/** How somebody came to the site, each value of up to 100 harmless characters. */
export type Attribution = Partial<Record<(typeof parameters)[number] | "referrer" | "landing", string>>;

const key = "first-touch";

/** Letters, digits and what addresses are made of; nothing that could break out of a text it is put into. */
const safe = (text: string) => [...text.replace(/[^\p{L}\p{N} ._~/-]/gu, "").trim()].slice(0, 100).join("");

function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {}
}

/** How a visit to an address began; `referrer` is that of the document and may be empty. */
export function parseTouch(address: URL, referrer: string): Attribution {
  const from = /^https?:/.test(referrer) ? parsedUrl(referrer) : undefined;
  const found: [keyof Attribution, string][] = [
    ...parameters.map((name) => [name, address.searchParams.get(name) ?? ""] as [keyof Attribution, string]),
    ["referrer", from && from.host !== address.host ? from.host : ""],
    ["landing", address.pathname],
  ];
  return Object.fromEntries(found.map(([name, value]) => [name, safe(value)]).filter(([, value]) => value));
}

/** @returns the address and referrer that `saveFirstTouch` kept; undefined for any other value, of whatever shape */
function keptTouch(): { address: URL; referrer: string } | undefined {
  const kept = readSessionItem(key);
  if (!Array.isArray(kept)) return undefined;
  const [stored, referrer] = kept as unknown[];
  if (typeof stored !== "string" || typeof referrer !== "string") return undefined;
  const address = parsedUrl(stored);
  return address && { address, referrer };
}

/** Keeps how this visit began, on its first page; boot.ts calls this on every page. What it means is read later. */
export function saveFirstTouch(): void {
  if (!keptTouch()) keep(key, [location.href, document.referrer]);
}

/** @returns how this visit began; nothing where the browser keeps nothing */
export function firstTouch(): Attribution {
  const kept = keptTouch();
  return kept ? parseTouch(kept.address, kept.referrer) : {};
}
