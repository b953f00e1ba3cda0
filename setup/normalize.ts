import { countryOf, isGroup, solutionNames, valueAt, weekdays, whatsappNumber } from "../site.rules.ts";

type Mend = (value: unknown, config: unknown) => unknown;

/** Does something to a text; anything else stays as it is. */
const ofText =
  (mend: (text: string, config: unknown) => unknown): Mend =>
  (value, config) =>
    typeof value === "string" ? mend(value.trim(), config) : value;

/** `altamarti.mx/agenda` and `http://altamarti.mx/agenda` as an address by https; this machine has none. */
function secured(text: string): string {
  if (/^https?:\/\/(localhost|127\.|\[::1\])/i.test(text)) return text;
  if (/^http:\/\//i.test(text)) return text.replace(/^http/i, "https");
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : text;
}

const address = ofText(secured);

/** An address of which nothing follows the host, which is in small letters. */
const origin = ofText((text) => {
  const https = secured(text);
  const url = URL.parse(https);
  return url && url.pathname === "/" && !url.search && !url.hash
    ? https.replace(/\/+$/, "").toLowerCase()
    : https;
});

const phone = ofText((text, config) => whatsappNumber(text, countryOf(config)) ?? text);

/** A number that is right keeps the groups that its digits are written in. */
const unlessRight =
  (isRight: (text: string) => boolean, mend: Mend): Mend =>
  (value, config) =>
    typeof value === "string" && isRight(value) ? value : mend(value, config);

const digits = (text = "") => text.replace(/[\s()-]/g, "");

const spanishDays = ["lun", "mar", "mie", "jue", "vie", "sab", "dom"];

/** `Miércoles` as `wed`. */
function weekday(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const [spanish, english] = [spanishDays, weekdays].map((days) =>
    days.findIndex((day) => plain.startsWith(day)),
  );
  // 'mar' is Tuesday and begins no English day, 'mon' no Spanish one.
  return weekdays[[spanish, english].find((index) => index !== -1) ?? -1] ?? name;
}

/** `9`, `9:00` and `9.00 h` as `09:00`. */
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

const hours: Mend = (value) =>
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

/** A figure with the unit that it is meant with: `70%` as `70 %`, `48 hs` and 48 as `48 horas`. */
const figure =
  (...units: [name: string, spelt: RegExp][]): Mend =>
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

const year = ofText((text) => (/^\d{4}$/.test(text) ? Number(text) : text));

const yesOrYear = ofText((text) => {
  if (/^s[ií]$/i.test(text)) return true;
  return /^no$/i.test(text) ? false : year(text, undefined);
});

const locale = ofText((text) => {
  const [, language, country] = /^(?:([a-z]{2})[-_ ])?([a-z]{2})$/i.exec(text) ?? [];
  // One name alone may be of a language: `es`.
  if (!country || (!language && country.toLowerCase() === "es")) return text;
  return `${(language ?? "es").toLowerCase()}-${country.toUpperCase()}`;
});

const timeZone = ofText((text) => {
  const wanted = text.replaceAll(" ", "_").toLowerCase();
  const zones = Intl.supportedValuesOf("timeZone");
  const [only, ...more] = zones.filter((zone) => zone.toLowerCase().endsWith(`/${wanted}`));
  return zones.find((zone) => zone.toLowerCase() === wanted) ?? (more.length === 0 && only ? only : text);
});

const capitals = ofText((text) => text.toUpperCase());
const small = ofText((text) => text.toLowerCase());

/** What can be mended of a field, by its path. Texts lose the spaces around them in every field. */
const mends: Record<string, Mend> = {
  url: origin,
  email: ofText((text) => text.replace(/^mailto:/i, "")),
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
  "whatsapp.number": unlessRight((text) => digits(whatsappNumber(text)) === digits(text), phone),
  phones: (value, config) =>
    Array.isArray(value)
      ? value.map((one) =>
          isGroup(one)
            ? { ...one, number: unlessRight((text) => text.startsWith("+"), phone)(one.number, config) }
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
  "colors.brand": ofText((text) => (/^[\da-f]{6}$/i.test(text) ? `#${text}` : text)),
  "colors.action": ofText((text) => (/^[\da-f]{6}$/i.test(text) ? `#${text}` : text)),
};

/**
 * A value as the site takes it, where it is clear what the owner means.
 * @param field as `booking.url`
 * @param config as it will be, whose country a telephone without one is of
 */
export function normalizeValue(field: string, value: unknown, config: unknown): unknown {
  return (mends[field] ?? ofText((text) => text))(value, config);
}

/**
 * An owner's answers with all mended that can be.
 * @param answers of the shape of site.config.ts; not changed
 * @param config the answers laid over the configuration
 * @param paths of what is answered
 * @returns also what was mended, one line each
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
