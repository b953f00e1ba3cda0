import { weekdayKeys } from "../src/content/firm/booking-fields.ts";
import { claimBlocks } from "../src/content/firm/claim-blocks.ts";
import { formatWhatsappNumber, isInternationalPhone, isWhatsappNumber } from "../src/content/firm/phones.ts";
import { getAddressOrLocaleCountry, type PartialFirm } from "../src/content/firm/site-fields.ts";
import { convertToSlug } from "../src/content/firm/site-values.ts";
import { solutionFiles } from "../src/content/firm/solution-files.ts";
import { isGroup } from "../src/content/reading/yaml.ts";
import { read } from "../src/site-content.ts";

const { solutionNamesWithFile } = read(solutionFiles);

/** Corrects how an owner wrote a value if its meaning is clear, else returns it; `firm` tells the country of phones. */
type Normalizer = (value: unknown, firm: PartialFirm) => unknown;

const forText =
  (normalizeText: (text: string, firm: PartialFirm) => unknown): Normalizer =>
  (value, firm) =>
    typeof value === "string" ? normalizeText(value.trim(), firm) : value;

function ensureHttpsScheme(text: string): string {
  if (/^https?:\/\/(localhost|127\.|\[::1\])/i.test(text)) return text;
  if (/^http:\/\//i.test(text)) return text.replace(/^http/i, "https");
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#].*)?$/u.test(text) ? `https://${text}` : text;
}

const httpsUrl = forText(ensureHttpsScheme);

/** Takes the address out of the code that a booking service gives for pasting: `<iframe src="https://…">`. */
const bookingUrl = forText((text) => {
  const [inCode = text] = /^\s*</.test(text) ? (/https:\/\/[^"'\s<>]+/.exec(text) ?? []) : [];
  return ensureHttpsScheme(inCode.replaceAll("&amp;", "&"));
});

const origin = forText((text) => {
  const https = ensureHttpsScheme(text);
  const url = URL.parse(https);
  return url?.pathname === "/" && !url.search && !url.hash ? url.origin : https;
});

const phone = (isValid: (text: string) => boolean) =>
  forText((text, firm) =>
    isValid(text) ? text : (formatWhatsappNumber(text, getAddressOrLocaleCountry(firm)) ?? text),
  );

const phoneList: Normalizer = (value, firm) =>
  Array.isArray(value)
    ? value.map((one) =>
        isGroup(one) ? { ...one, number: phone(isInternationalPhone)(one.number, firm) } : one,
      )
    : value;

const spanishWeekdays = ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"];
const englishWeekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

function findWeekdayIndex(name: string): number {
  const plain = convertToSlug(name);
  if (plain.length < 3) return -1;
  // No two weekdays of these languages begin with the same three letters.
  const [spanish = -1, english = -1] = [spanishWeekdays, englishWeekdays].map((days) =>
    days.findIndex((day) => day.startsWith(plain)),
  );
  return Math.max(spanish, english);
}

function normalizeWeekdays(name: string): string[] {
  const days = name.split(/\s*,\s*|\s+y\s+/).flatMap((part) => {
    const ends = part.split(/\s+a\s+|\s*[-–]\s*/).map(findWeekdayIndex);
    const [first = -1, last = first] = ends;
    return ends.length > 2 || ends.includes(-1) || last < first
      ? [undefined]
      : weekdayKeys.slice(first, last + 1);
  });
  return days.includes(undefined) ? [name] : days.filter((day) => day !== undefined);
}

function normalizeHour(text: string): string {
  const [, hours = "", minutes = "00"] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:h|hs|hrs)?\.?$/i.exec(text.trim()) ?? [];
  return hours ? `${hours.padStart(2, "0")}:${minutes}` : text.trim();
}

const normalizeTimeSpan = (text: string) =>
  text
    .split(/\s*(?:-|–|—|\ba\b)\s*/)
    .map(normalizeHour)
    .join("-");

function normalizeTimeSpans(spans: unknown): unknown {
  const list = typeof spans === "string" ? spans.split(",") : spans;
  return Array.isArray(list)
    ? list.map((one) => (typeof one === "string" ? normalizeTimeSpan(one) : one))
    : list;
}

/** Normalizes days and hours: `lunes a viernes: 9 a 18` gives one entry for each day, such as `mon: ["09:00-18:00"]`. */
const weeklyHours: Normalizer = (value) =>
  isGroup(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([days, spans]) =>
          normalizeWeekdays(days).map((day) => [day, normalizeTimeSpans(spans)]),
        ),
      )
    : value;

function convertYesOrNo(text: string): string | boolean {
  if (/^s[ií]$/i.test(text)) return true;
  return /^no$/i.test(text) ? false : text;
}

const yesOrNo = forText(convertYesOrNo);
const year = forText((text) => (/^\d{4}$/.test(text) ? Number(text) : text));
const yesNoOrYear: Normalizer = (value, firm) => year(yesOrNo(value, firm), firm);

const isUnit = (word: string, unit: string) =>
  word === unit ||
  (convertToSlug(word) !== "" &&
    new RegExp(`^${[...convertToSlug(word)].join(".*")}`).test(convertToSlug(unit)));

/** Corrects the unit of a claim's figure, `70%` and `48 hs`; yes gives null: as in claims.yaml. */
function normalizeClaim(name: string, value: unknown): unknown {
  const unit = read(claimBlocks)[name]?.unit;
  const said = typeof value === "number" ? String(value) : yesOrNo(value, {});
  if (unit === undefined) return said;
  if (said === true) return null;
  const [, number, word = ""] = /^(\d+)\s*(\D*?)\.?$/.exec(String(said)) ?? [];
  if (!number) return said;
  if (/^[gt]b$/i.test(word) && /^[GT]B$/.test(unit)) return `${number} ${word.toUpperCase()}`;
  return word === "" || isUnit(word, unit) ? `${number} ${unit}`.trim() : said;
}

const locale = forText((text) => {
  const [, language, country] = /^(?:([a-z]{2})[-_ ])?([a-z]{2})$/i.exec(text) ?? [];
  if (!country || (!language && country.toLowerCase() === "es")) return text;
  return `${(language ?? "es").toLowerCase()}-${country.toUpperCase()}`;
});

const timeZone = forText((text) => {
  const wanted = text.replaceAll(" ", "_").toLowerCase();
  const zones = Intl.supportedValuesOf("timeZone");
  const [only, ...more] = zones.filter((zone) => zone.toLowerCase().endsWith(`/${wanted}`));
  return zones.find((zone) => zone.toLowerCase() === wanted) ?? (more.length === 0 && only ? only : text);
});

const upperCase = forText((text) => text.toUpperCase());
const lowerCase = forText((text) => text.toLowerCase());
const hexColour = forText((text) => (/^[\da-f]{6}$/i.test(text) ? `#${text}` : text));

const solutionNames: Normalizer = (value) =>
  Array.isArray(value)
    ? value.map((one) => solutionNamesWithFile.find((name) => name === convertToSlug(String(one))) ?? one)
    : value;

const normalizersByField: Record<string, Normalizer> = {
  url: origin,
  email: forText((text) => text.replace(/^mailto:/i, "")),
  since: year,
  "partners.google": yesNoOrYear,
  "partners.kaseya": yesNoOrYear,
  "legal.privacyUrl": httpsUrl,
  "whatsapp.number": phone(isWhatsappNumber),
  phones: phoneList,
  "address.country": upperCase,
  "booking.url": bookingUrl,
  "booking.hours": weeklyHours,
  careers: yesOrNo,
  "applications.endpoint": httpsUrl,
  "applications.format": lowerCase,
  "analytics.src": httpsUrl,
  solutions: solutionNames,
  hero: lowerCase,
  hsts: lowerCase,
  locale,
  timeZone,
  "colors.brand": hexColour,
  "colors.action": hexColour,
};

/** Normalizes the value of a field such as `booking.url` if its meaning is clear; else returns it, texts trimmed. */
export function normalizeFieldValue(field: string, value: unknown, firm: PartialFirm): unknown {
  const [group, name = ""] = field.split(".");
  if (group === "claims" && name) return normalizeClaim(name, value);
  return (normalizersByField[field] ?? forText((text) => text))(value, firm);
}

/** Normalizes all answers, and returns them as a copy. @param firm the firm with the answers merged into it */
export function normalizeAnswers(answers: Record<string, unknown>, firm: PartialFirm, group = "") {
  const entries = Object.entries(answers).map(([key, value]): [string, unknown] => {
    const path = group + key;
    const isGroupOfFields = isGroup(value) && group === "" && !normalizersByField[path];
    return [
      key,
      isGroupOfFields ? normalizeAnswers(value, firm, `${path}.`) : normalizeFieldValue(path, value, firm),
    ];
  });
  return Object.fromEntries(entries);
}
