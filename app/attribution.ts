import { keep, readKept } from "./kept.ts";

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

/** How a visit to an address began; `referrer` is that of the document and may be empty. */
export function touchOf(address: URL, referrer: string): Attribution {
  const from = /^https?:/.test(referrer) ? new URL(referrer) : undefined;
  const found: [keyof Attribution, string][] = [
    ...parameters.map((name) => [name, address.searchParams.get(name) ?? ""] as [keyof Attribution, string]),
    ["referrer", from && from.host !== address.host ? from.host : ""],
    ["landing", address.pathname],
  ];
  return Object.fromEntries(found.map(([name, value]) => [name, safe(value)]).filter(([, value]) => value));
}

/** Keeps how this visit began, on its first page; boot.ts calls this on every page. What it means is read later. */
export function keepFirstTouch(): void {
  if (!readKept(key)) keep(key, [location.href, document.referrer]);
}

/** @returns how this visit began; nothing where the browser keeps nothing */
export function firstTouch(): Attribution {
  const [address, referrer] = readKept<[string, string]>(key) ?? [];
  return address ? touchOf(new URL(address), referrer ?? "") : {};
}

/** @returns the origin in a word or two, for a message that people read; empty for who came directly */
export function shortSource({ utm_source, utm_campaign, gclid, fbclid, referrer }: Attribution): string {
  const site = utm_source ?? (gclid && "google") ?? (fbclid && "facebook") ?? referrer?.replace(/^www\./, "");
  return [site, utm_campaign].filter(Boolean).join(" / ");
}
