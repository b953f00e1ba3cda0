export const weekdayKeys = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Matches a host of small letters, digits, dots and hyphens: safe unquoted in a Content-Security-Policy and in deploy/. */
const plainHostPattern = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

export const isHttpsOrigin = (value: string): boolean =>
  value.startsWith("https://") &&
  URL.parse(value)?.origin === value &&
  plainHostPattern.test(new URL(value).hostname);

const loopbackHostPattern = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** @returns whether an address has no password, and is https with a plain host, or goes to this machine */
export function isSafeRequestUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return false;
  const isLoopback = loopbackHostPattern.test(url.hostname);
  return url.protocol === "https:"
    ? isLoopback || plainHostPattern.test(url.hostname)
    : url.protocol === "http:" && isLoopback;
}

/** @returns whether the value is `2026-12-25` and that day exists */
export function isIsoDate(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Turns a name such as `Telefonía IP` into a part of a page's address: `telefonia-ip`. */
export const convertToSlug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export function isTimeZoneName(value: unknown): value is string {
  if (typeof value !== "string" || !/^[a-z][\w/+-]*$/i.test(value)) return false;
  try {
    new Intl.DateTimeFormat("es", { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
