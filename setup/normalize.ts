import {
  convertToSlug,
  formatWhatsappNumber,
  getAddressOrLocaleCountry,
  getConfigValue,
  isConfigGroup,
  solutionNamesWithFile,
  weekdayKeys,
} from "../src/content/site-rules.ts";

/** Corrects how an owner wrote a value if its meaning is clear, else returns it; `config` tells the country of phones. */
type Normalizer = (value: unknown, config: unknown) => unknown;

/** Creates a normalizer that trims a text and passes it to `normalizeText`; it returns any other value unchanged. */
const createTextNormalizer =
  (normalizeText: (text: string, config: unknown) => unknown): Normalizer =>
  (value, config) =>
    typeof value === "string" ? normalizeText(value.trim(), config) : value;

/** Turns `altamarti.mx/agenda` and `http://altamarti.mx/agenda` into an https address; leaves those of localhost. */
function ensureHttpsScheme(text: string): string {
  if (/^https?:\/\/(localhost|127\.|\[::1\])/i.test(text)) return text;
  if (/^http:\/\//i.test(text)) return text.replace(/^http/i, "https");
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : text;
}

const normalizeToHttpsUrl = createTextNormalizer(ensureHttpsScheme);

/** Normalizes an origin: https, in lower case, without a slash at the end. */
const normalizeOrigin = createTextNormalizer((text) => {
  const https = ensureHttpsScheme(text);
  const url = URL.parse(https);
  return url && url.pathname === "/" && !url.search && !url.hash
    ? https.replace(/\/+$/, "").toLowerCase()
    : https;
});

/** Formats a phone number for WhatsApp, one without a country code as of the country of `config`; leaves other texts. */
const normalizePhone = createTextNormalizer(
  (text, config) => formatWhatsappNumber(text, getAddressOrLocaleCountry(config)) ?? text,
);

/** Creates a normalizer that leaves a valid text unchanged, such as a phone number whose digits the owner grouped. */
const createInvalidOnlyNormalizer =
  (isValid: (text: string) => boolean, normalize: Normalizer): Normalizer =>
  (value, config) =>
    typeof value === "string" && isValid(value) ? value : normalize(value, config);

const removePhoneSeparators = (text = "") => text.replace(/[\s()-]/g, "");

const spanishWeekdayPrefixes = ["lun", "mar", "mie", "jue", "vie", "sab", "dom"];

/** @returns the index of a weekday from Monday, 0: 2 for `Miércoles`, `mié` and `wed`; -1 for any other text */
function findWeekdayIndex(name: string): number {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}|\./gu, "")
    .trim()
    .toLowerCase();
  if (!/^[a-z]{3,10}$/.test(plain)) return -1;
  const spanish = spanishWeekdayPrefixes.findIndex((day) => plain.startsWith(day));
  // Spanish can come first: no English weekday begins with one of these Spanish prefixes.
  return spanish === -1 ? weekdayKeys.findIndex((day) => plain.startsWith(day)) : spanish;
}

/** Turns `Miércoles` into `wed`, `lunes a viernes` and `lun-vie` into five days; else `[name]`. */
function normalizeWeekdays(name: string): string[] {
  const days = name.split(/\s*,\s*|\s+y\s+/).flatMap((part) => {
    const ends = part.split(/\s+a\s+|\s*[-–]\s*/).map(findWeekdayIndex);
    const [first = -1, last = first] = ends;
    if (ends.length > 2 || ends.includes(-1) || last < first) return [undefined];
    return weekdayKeys.slice(first, last + 1);
  });
  return days.includes(undefined) ? [name] : days.filter((day) => day !== undefined);
}

/** Turns `9`, `9:00` and `9.00 h` into `09:00`; trims any other text. */
function normalizeHour(text: string): string {
  const [, hours = "", minutes = "00"] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:h|hs|hrs)?\.?$/i.exec(text.trim()) ?? [];
  return hours ? `${hours.padStart(2, "0")}:${minutes}` : text.trim();
}

/** Turns `9 a 18` and `9-18 h` into `09:00-18:00`. */
const normalizeTimeSpan = (text: string) =>
  text
    .split(/\s*(?:-|–|—|\ba\b)\s*/)
    .map(normalizeHour)
    .join("-");

/** Turns the text `9 a 13, 15-18` into a list of spans, as `normalizeTimeSpan` writes them; accepts a list, too. */
function normalizeTimeSpans(spans: unknown): unknown {
  if (typeof spans === "string") return spans.split(",").map(normalizeTimeSpan);
  return Array.isArray(spans)
    ? spans.map((one) => (typeof one === "string" ? normalizeTimeSpan(one) : one))
    : spans;
}

/** Normalizes days and hours: `lunes a viernes: 9 a 18` gives one entry for each day, such as `mon: ["09:00-18:00"]`. */
const normalizeWeeklyHours: Normalizer = (value) =>
  isConfigGroup(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([days, spans]) =>
          normalizeWeekdays(days).map((day) => [day, normalizeTimeSpans(spans)]),
        ),
      )
    : value;

/**
 * Creates a normalizer that adds or corrects the unit of a figure; a bare number gets the first unit. With `%`: `70%` gives
 * `70 %`; with `horas`: `48 hs` and 48 give `48 horas`. Without units only a bare number is changed, into a text.
 */
const createFigureNormalizer =
  (...units: [name: string, spelt: RegExp][]): Normalizer =>
  (value) => {
    if (typeof value !== "string" && typeof value !== "number") return value;
    const [, number, said = ""] = /^\s*(\d+)\s*(\D*?)\s*$/.exec(String(value)) ?? [];
    if (!number) return value;
    if (units.length === 0) return said === "" ? number : value;
    const [unit] = units.find(([, spelt]) => spelt.test(said)) ?? (said === "" ? units[0] : undefined) ?? [];
    return unit ? `${number} ${unit}` : value;
  };

const normalizePercent = createFigureNormalizer(["%", /^%$/]);
const normalizeYears = createFigureNormalizer(["años", /^a(ñ|n)os?$/i]);

const normalizeYear = createTextNormalizer((text) => (/^\d{4}$/.test(text) ? Number(text) : text));

/** Turns `sí` into true and `no` into false; leaves any other text unchanged. */
function convertYesOrNo(text: string): string | boolean {
  if (/^s[ií]$/i.test(text)) return true;
  return /^no$/i.test(text) ? false : text;
}

const normalizeYesOrNo = createTextNormalizer(convertYesOrNo);

const normalizeYesOrYear = createTextNormalizer((text) => normalizeYear(convertYesOrNo(text), undefined));

/** Turns `es_ar` and the country `ar` into `es-AR`; leaves `es` alone, which is likely the language. */
const normalizeLocale = createTextNormalizer((text) => {
  const [, language, country] = /^(?:([a-z]{2})[-_ ])?([a-z]{2})$/i.exec(text) ?? [];
  // `es` alone stays: it is likely the language, not the country.
  if (!country || (!language && country.toLowerCase() === "es")) return text;
  return `${(language ?? "es").toLowerCase()}-${country.toUpperCase()}`;
});

/** Turns `buenos aires` into `America/Argentina/Buenos_Aires`; leaves an unknown or ambiguous text unchanged. */
const normalizeTimeZone = createTextNormalizer((text) => {
  const wanted = text.replaceAll(" ", "_").toLowerCase();
  const zones = Intl.supportedValuesOf("timeZone");
  const [only, ...more] = zones.filter((zone) => zone.toLowerCase().endsWith(`/${wanted}`));
  return zones.find((zone) => zone.toLowerCase() === wanted) ?? (more.length === 0 && only ? only : text);
});

const normalizeToUpperCase = createTextNormalizer((text) => text.toUpperCase());
const normalizeToLowerCase = createTextNormalizer((text) => text.toLowerCase());

/** Creates a claim's normalizer: `true` and 'sí' give null, which keeps the figure of content/claims.yaml; 'no' gives false. */
const createYesNoOrFigureNormalizer =
  (normalizeFigure: Normalizer): Normalizer =>
  (value, config) => {
    if (value === true || (typeof value === "string" && /^s[ií]$/i.test(value.trim()))) return null;
    return typeof value === "string" && /^no$/i.test(value.trim()) ? false : normalizeFigure(value, config);
  };

/** The normalizer of each field, by the path of the field. Texts of all other fields are trimmed. */
const normalizersByField: Record<string, Normalizer> = {
  url: normalizeOrigin,
  email: createTextNormalizer((text) => text.replace(/^mailto:/i, "")),
  since: normalizeYear,
  "partners.google": normalizeYesOrYear,
  "partners.kaseya": normalizeYesOrYear,
  "claims.launch": createYesNoOrFigureNormalizer(
    createFigureNormalizer(["horas", /^(h|hs|hrs|horas?)\.?$/i]),
  ),
  "claims.integrations": createYesNoOrFigureNormalizer(createFigureNormalizer()),
  "claims.response": createYesNoOrFigureNormalizer(normalizePercent),
  "claims.storage": createYesNoOrFigureNormalizer(createFigureNormalizer(["GB", /^gb$/i], ["TB", /^tb$/i])),
  "claims.meet": createYesNoOrFigureNormalizer(createFigureNormalizer()),
  "claims.retention": createYesNoOrFigureNormalizer(normalizeYears),
  "claims.dataLoss": createYesNoOrFigureNormalizer(normalizePercent),
  "claims.freeCrm": normalizeYesOrNo,
  "claims.experience": createYesNoOrFigureNormalizer(normalizeYears),
  "legal.privacyUrl": normalizeToHttpsUrl,
  "whatsapp.number": createInvalidOnlyNormalizer(
    (text) => removePhoneSeparators(formatWhatsappNumber(text)) === removePhoneSeparators(text),
    normalizePhone,
  ),
  phones: (value, config) =>
    Array.isArray(value)
      ? value.map((one) =>
          isConfigGroup(one)
            ? {
                ...one,
                number: createInvalidOnlyNormalizer((text) => text.startsWith("+"), normalizePhone)(
                  one.number,
                  config,
                ),
              }
            : one,
        )
      : value,
  "address.country": normalizeToUpperCase,
  "booking.url": normalizeToHttpsUrl,
  "booking.hours": normalizeWeeklyHours,
  careers: normalizeYesOrNo,
  "applications.endpoint": normalizeToHttpsUrl,
  "applications.format": normalizeToLowerCase,
  "analytics.src": normalizeToHttpsUrl,
  solutions: (value) =>
    Array.isArray(value) && solutionNamesWithFile
      ? value.map((one) => solutionNamesWithFile?.find((name) => name === convertToSlug(String(one))) ?? one)
      : value,
  hero: normalizeToLowerCase,
  hsts: normalizeToLowerCase,
  locale: normalizeLocale,
  timeZone: normalizeTimeZone,
  "colors.brand": createTextNormalizer((text) => (/^[\da-f]{6}$/i.test(text) ? `#${text}` : text)),
  "colors.action": createTextNormalizer((text) => (/^[\da-f]{6}$/i.test(text) ? `#${text}` : text)),
};

/**
 * Normalizes the value of a field if its meaning is clear; else returns it unchanged, texts trimmed.
 * @param field the path of the field, such as `booking.url`
 * @param config the new configuration, whose country is used for phone numbers without one
 */
export function normalizeFieldValue(field: string, value: unknown, config: unknown): unknown {
  return (normalizersByField[field] ?? createTextNormalizer((text) => text))(value, config);
}

/**
 * Normalizes all answers of an owner.
 * @param answers values in the shape of site.config.ts; the object is not changed
 * @param config the configuration with the answers merged into it
 * @param fields the paths of the answered fields
 * @returns a normalized copy of the answers, and one line in Spanish for each changed value
 */
export function normalizeAnswers(
  answers: Record<string, unknown>,
  config: unknown,
  fields: readonly string[],
): { normalizedAnswers: Record<string, unknown>; corrections: string[] } {
  const normalizedAnswers = structuredClone(answers);
  const corrections: string[] = [];
  for (const field of fields) {
    const found = getConfigValue(answers, field);
    const now = normalizeFieldValue(field, found, config);
    if (JSON.stringify(now) === JSON.stringify(found)) continue;
    const names = field.split(".");
    const group =
      names.length > 1 ? getConfigValue(normalizedAnswers, names.slice(0, -1).join(".")) : normalizedAnswers;
    if (!isConfigGroup(group)) continue;
    group[names.at(-1) ?? ""] = now;
    const shown = now === null ? "la cifra de content/claims.yaml" : JSON.stringify(now);
    corrections.push(`${field}: ${JSON.stringify(found)} pasa a ${shown}`);
  }
  return { normalizedAnswers, corrections };
}
