import { countryOf, isGroup, solutionNames, valueAt, weekdays, whatsappNumber } from "../site.rules.ts";

type Normalize = (value: unknown, config: unknown) => unknown;

/** Normalizes a text; returns any other value unchanged. */
const normalizeText =
  (mend: (text: string, config: unknown) => unknown): Normalize =>
  (value, config) =>
    typeof value === "string" ? mend(value.trim(), config) : value;

/** Makes `altamarti.mx/agenda` and `http://altamarti.mx/agenda` an https address; localhost stays http. */
function useHttps(text: string): string {
  if (/^https?:\/\/(localhost|127\.|\[::1\])/i.test(text)) return text;
  if (/^http:\/\//i.test(text)) return text.replace(/^http/i, "https");
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : text;
}

const address = normalizeText(useHttps);

/** An origin: without a trailing slash, in lower case. */
const origin = normalizeText((text) => {
  const https = useHttps(text);
  const url = URL.parse(https);
  return url && url.pathname === "/" && !url.search && !url.hash
    ? https.replace(/\/+$/, "").toLowerCase()
    : https;
});

const phone = normalizeText((text, config) => whatsappNumber(text, countryOf(config)) ?? text);

/** Leaves a valid number unchanged, with its groups of digits. */
const unlessValid =
  (isValid: (text: string) => boolean, mend: Normalize): Normalize =>
  (value, config) =>
    typeof value === "string" && isValid(value) ? value : mend(value, config);

const digits = (text = "") => text.replace(/[\s()-]/g, "");

const spanishDays = ["lun", "mar", "mie", "jue", "vie", "sab", "dom"];

/** Turns `Miércoles` into `wed`. */
function weekday(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const [spanish, english] = [spanishDays, weekdays].map((days) =>
    days.findIndex((day) => plain.startsWith(day)),
  );
  // No name begins both a Spanish and an English day.
  return weekdays[[spanish, english].find((index) => index !== -1) ?? -1] ?? name;
}

/** Turns `9`, `9:00` and `9.00 h` into `09:00`. */
function hour(text: string): string {
  const [, hours = "", minutes = "00"] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:h|hs|hrs)?\.?$/i.exec(text.trim()) ?? [];
  return hours ? `${hours.padStart(2, "0")}:${minutes}` : text.trim();
}

const span = (text: string) =>
  text
    .split(/\s*(?:-|–|—|\ba\b)\s*/)
    .map(hour)
    .join("-");

const hours: Normalize = (value) =>
  isGroup(value)
    ? Object.fromEntries(
        Object.entries(value).map(([day, spans]) => [
          weekday(day),
          Array.isArray(spans)
            ? spans.map((one) => (typeof one === "string" ? span(one) : one))
            : typeof spans === "string"
              ? spans.split(",").map(span)
              : spans,
        ]),
      )
    : value;

/** Adds or corrects the unit of a figure: `70%` gives `70 %`; `48 hs` and 48 give `48 horas`. */
const figure =
  (...units: [name: string, spelt: RegExp][]): Normalize =>
  (value) => {
    if (typeof value !== "string" && typeof value !== "number") return value;
    const [, number, said = ""] = /^\s*(\d+)\s*(\D*?)\s*$/.exec(String(value)) ?? [];
    if (!number) return value;
    if (units.length === 0) return said === "" ? number : value;
    const [unit] = units.find(([, spelt]) => spelt.test(said)) ?? (said === "" ? units[0] : undefined) ?? [];
    return unit ? `${number} ${unit}` : value;
  };

const percent = figure(["%", /^%$/]);
const years = figure(["años", /^a(ñ|n)os?$/i]);

const year = normalizeText((text) => (/^\d{4}$/.test(text) ? Number(text) : text));

const yesOrYear = normalizeText((text) => {
  if (/^s[ií]$/i.test(text)) return true;
  return /^no$/i.test(text) ? false : year(text, undefined);
});

const locale = normalizeText((text) => {
  const [, language, country] = /^(?:([a-z]{2})[-_ ])?([a-z]{2})$/i.exec(text) ?? [];
  // Two letters alone may be a language: `es`.
  if (!country || (!language && country.toLowerCase() === "es")) return text;
  return `${(language ?? "es").toLowerCase()}-${country.toUpperCase()}`;
});

const timeZone = normalizeText((text) => {
  const wanted = text.replaceAll(" ", "_").toLowerCase();
  const zones = Intl.supportedValuesOf("timeZone");
  const [only, ...more] = zones.filter((zone) => zone.toLowerCase().endsWith(`/${wanted}`));
  return zones.find((zone) => zone.toLowerCase() === wanted) ?? (more.length === 0 && only ? only : text);
});

const capitals = normalizeText((text) => text.toUpperCase());
const small = normalizeText((text) => text.toLowerCase());

/** Functions by the path of their field. Texts of all other fields are trimmed. */
const normalizers: Record<string, Normalize> = {
  url: origin,
  email: normalizeText((text) => text.replace(/^mailto:/i, "")),
  since: year,
  "partners.google": yesOrYear,
  "partners.kaseya": yesOrYear,
  "claims.launch": figure(["horas", /^(h|hs|hrs|horas?)\.?$/i]),
  "claims.integrations": figure(),
  "claims.response": percent,
  "claims.storage": figure(["GB", /^gb$/i], ["TB", /^tb$/i]),
  "claims.meet": figure(),
  "claims.retention": years,
  "claims.dataLoss": percent,
  "claims.experience": years,
  "legal.privacyUrl": address,
  "whatsapp.number": unlessValid((text) => digits(whatsappNumber(text)) === digits(text), phone),
  phones: (value, config) =>
    Array.isArray(value)
      ? value.map((one) =>
          isGroup(one)
            ? { ...one, number: unlessValid((text) => text.startsWith("+"), phone)(one.number, config) }
            : one,
        )
      : value,
  "address.country": capitals,
  "booking.url": address,
  "booking.hours": hours,
  "applications.endpoint": address,
  "applications.format": small,
  "analytics.src": address,
  solutions: (value) =>
    Array.isArray(value) && solutionNames
      ? value.map((one) => solutionNames?.find((name) => name === String(one).trim().toLowerCase()) ?? one)
      : value,
  hero: small,
  hsts: small,
  locale,
  timeZone,
  "colors.brand": normalizeText((text) => (/^[\da-f]{6}$/i.test(text) ? `#${text}` : text)),
  "colors.action": normalizeText((text) => (/^[\da-f]{6}$/i.test(text) ? `#${text}` : text)),
};

/**
 * Normalizes a value whose meaning is clear.
 * @param field such as `booking.url`
 * @param config the new configuration; its country is used for phone numbers without one
 */
export function normalizeValue(field: string, value: unknown, config: unknown): unknown {
  return (normalizers[field] ?? normalizeText((text) => text))(value, config);
}

/**
 * Normalizes all answers of an owner.
 * @param answers in the shape of site.config.ts; not changed
 * @param config the configuration with the answers merged into it
 * @param paths of the answered fields
 * @returns the answers, and one line for each normalized value
 */
export function normalizeAnswers(
  answers: Record<string, unknown>,
  config: unknown,
  paths: readonly string[],
): { answers: Record<string, unknown>; mended: string[] } {
  const whole = structuredClone(answers);
  const mended: string[] = [];
  for (const field of paths) {
    const found = valueAt(answers, field);
    const now = normalizeValue(field, found, config);
    if (JSON.stringify(now) === JSON.stringify(found)) continue;
    const names = field.split(".");
    const group = names.length > 1 ? valueAt(whole, names.slice(0, -1).join(".")) : whole;
    if (!isGroup(group)) continue;
    group[names.at(-1) ?? ""] = now;
    mended.push(`${field}: ${JSON.stringify(found)} pasa a ${JSON.stringify(now)}`);
  }
  return { answers: whole, mended };
}
