import { existsSync, readdirSync } from "node:fs";
import parsePhoneNumber, { type CountryCode, getExampleNumber } from "libphonenumber-js/max";
import mobileExamples from "libphonenumber-js/mobile/examples";
import type { LocalizedText, Problem } from "./problems.ts";
import { findLikelyTimeZone, listCountryTimeZonesMainFirst } from "./time-zones.ts";

/** What the value of one field of site.config.ts must be, and what error messages say about it. */
export interface FieldRule {
  /** The description of a valid value in error messages; it may depend on the found value and on other fields. */
  expected: LocalizedText | ((value: unknown, config: unknown) => LocalizedText);
  example: unknown | ((value: unknown, config: unknown) => unknown);
  accepts: (value: unknown, config: unknown) => boolean;
  /** Finds the invalid part of a value, for the error message. Without this function the message shows the whole value. */
  findWrongPart?: (value: unknown) => unknown;
  /** All valid values, where they are a fixed list; the error message suggests the one nearest to the wrong value. */
  knownNames?: () => readonly string[];
  /** Finds the value that the error message suggests where likeness of spelling is not enough, as for time zones. */
  findNearest?: (value: string, config: unknown) => string | undefined;
  /** The description of a valid answer in `npm run setup`, where answers differ from values: sí instead of true. */
  expectedWhenAsked?: (config: unknown) => string;
}

/** Returns the value at a path such as `a.b` in nested objects; undefined where any step of the path is missing. */
export function getConfigValue(config: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], config);
}

export const isConfigGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const createTextRule = (
  expected: FieldRule["expected"],
  example: FieldRule["example"],
  isValid: (value: string) => boolean,
): FieldRule => ({ expected, example, accepts: (value) => typeof value === "string" && isValid(value) });

const isNonBlankSingleLine = (value: string) => value.trim() !== "" && !value.includes("\n");

function isTimeZoneName(value: unknown): value is string {
  if (typeof value !== "string" || !/^[a-z][\w/+-]*$/i.test(value)) return false;
  try {
    new Intl.DateTimeFormat("es", { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** Whether a firm elsewhere has left the sample's city, for whose time its visitors would take the hours of the agenda. */
function isSampleCityWithOtherTime(place: string, config: unknown): boolean {
  const zone = getConfigValue(config, "timeZone");
  return place === "Buenos Aires" && isTimeZoneName(zone) && !/Argentina|Buenos_Aires/.test(zone);
}

const createSingleLineRule = (example: string) =>
  createTextRule({ es: "un texto de una línea", en: "some text on one line" }, example, isNonBlankSingleLine);

function createWordChoiceRule(words: string[], example: string): FieldRule {
  const quoted = words.map((word) => JSON.stringify(word));
  const rule = createTextRule({ es: quoted.join(" o "), en: quoted.join(" or ") }, example, (value) =>
    words.includes(value),
  );
  return { ...rule, knownNames: () => words };
}

/** Matches a host of small letters, digits, dots and hyphens: safe unquoted in a Content-Security-Policy and in deploy/. */
const plainHostPattern = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** @returns whether the value is an https address without path or slash at the end, with a host of `plainHostPattern` */
export const isHttpsOrigin = (value: string): boolean =>
  value.startsWith("https://") &&
  URL.parse(value)?.origin === value &&
  plainHostPattern.test(new URL(value).hostname);

const loopbackHostPattern = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a URL has no user name or password, and is https with a host of `plainHostPattern`, or goes to a loopback host. */
function isSafeRequestUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  const isLoopback = loopbackHostPattern.test(hostname);
  const isSafe =
    protocol === "https:"
      ? isLoopback || plainHostPattern.test(hostname)
      : protocol === "http:" && isLoopback;
  return isSafe && !username && !password;
}

/** Creates the rule for an address that pages send requests to: https, or http to a loopback host. */
const createRequestUrlRule = (example: string) =>
  createTextRule(
    {
      es: "una dirección https sin usuario ni contraseña, cuyo dominio lleva solo letras sin acento, números, puntos y guiones (http solo en esta máquina)",
      en: "an https address without user name or password, whose host has letters, digits, dots and hyphens alone (http on this machine only)",
    },
    example,
    isSafeRequestUrl,
  );

const createWholeNumberRule = (
  least: number,
  most: number,
  unit: Exclude<LocalizedText, string>,
  example: number,
): FieldRule => ({
  expected: {
    es: `un número entero ${unit.es}, de ${least} a ${most}`,
    en: `a whole number ${unit.en}, ${least} to ${most}`,
  },
  example,
  accepts: (value) => isWholeNumberBetween(value, least, most),
});

/** Creates the rule for true or false, from what false does, in Spanish and English. */
const createBooleanRule = (es: string, en: string): FieldRule => ({
  expected: { es: `true o false: con false ${es}`, en: `true or false: false ${en}` },
  example: false,
  accepts: (value) => typeof value === "boolean",
});

const isWholeNumberBetween = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** @returns whether the value is a text such as `2026-12-25` and that day exists */
export function isIsoDate(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const createDateRule = (
  expected: LocalizedText,
  meetsFurtherCondition = (_value: string, _config: unknown) => true,
): FieldRule => ({
  expected,
  example: "2026-12-25",
  accepts: (value, config) => isIsoDate(value) && meetsFurtherCondition(value, config),
});

const isTextRecord = (value: unknown): value is Record<string, string> =>
  isConfigGroup(value) && Object.values(value).every((one) => typeof one === "string");

export const weekdayKeys = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** @returns whether a weekday's list of spans (`09:00-13:00`) is in order, without overlap, each of 30 minutes or more */
function areValidMeetingSpans(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  let previousEnd = 0;
  return value.every((span) => {
    const [, fromHour, from, toHour, to] =
      /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/.exec(String(span)) ?? [];
    const start = Number(fromHour) * 60 + Number(from);
    const end = Number(toHour) * 60 + Number(to);
    const isValid = start >= previousEnd && end >= start + 30;
    previousEnd = end;
    return isValid;
  });
}

const solutionsFolder = "content/solutions";
const solutionYamlFileNames = existsSync(solutionsFolder)
  ? readdirSync(solutionsFolder).filter((file) => /\.ya?ml$/i.test(file))
  : undefined;
/** Names of the solutions with a content file; undefined in a copy that only serves the built site, without content/. */
export const solutionNamesWithFile = solutionYamlFileNames?.map((file) => file.replace(/\.ya?ml$/i, ""));

/** Turns a name such as `Telefonía IP` into a part of a page's address: `telefonia-ip`. */
export const convertToSlug = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Finds files of content/solutions/ whose name is not a valid page address with `.yaml`, such as `Telefonía IP.yaml`. */
export const findInvalidSolutionFileNames = (
  files: readonly string[] = solutionYamlFileNames ?? [],
): Problem[] =>
  files.flatMap((file) => {
    const validName = `${convertToSlug(file.replace(/\.ya?ml$/i, ""))}.yaml`;
    if (file === validName) return [];
    return [
      {
        file: `content/solutions/${file}`,
        found: { es: `el nombre ${JSON.stringify(file)}`, en: `the name ${JSON.stringify(file)}` },
        expected: {
          es: `${JSON.stringify(validName)}, porque es la dirección de su página: sin tildes, mayúsculas ni espacios; y así también en solutions`,
          en: `${JSON.stringify(validName)}, because it is the address of its page: no accents, capitals or spaces; and so in solutions`,
        },
      },
    ];
  });

/** @returns the country of the firm's postal address or, without such an address, of the locale; undefined without either */
export function getAddressOrLocaleCountry(config: unknown): CountryCode | undefined {
  const [, region] = /-([A-Z]{2})$/.exec(String(getConfigValue(config, "locale"))) ?? [];
  return (getConfigValue(config, "address.country") ?? region) as CountryCode | undefined;
}

/**
 * Formats a phone number as WhatsApp needs it: international, and an Argentine one as a mobile with 9 and without 15.
 * @param value a phone number as the owner wrote it
 * @param country the country of a number that is written without a country code
 * @returns the number, such as `+54 9 11 2345-6789`; undefined when no such number can exist
 */
export function formatWhatsappNumber(value: string, country?: CountryCode): string | undefined {
  const number = parsePhoneNumber(value, country);
  if (!number?.isValid()) return undefined;
  // An Argentine mobile without the 9 is parsed as a landline.
  if (number.country !== "AR" || number.getType() === "MOBILE") return number.formatInternational();
  return parsePhoneNumber(`+549${number.nationalNumber}`)?.formatInternational();
}

/** @returns the country of a phone number with + and country code; undefined if the number does not tell its country */
export const getInternationalPhoneCountry = (value: string) => parsePhoneNumber(value)?.country;

/** @returns an example of a mobile number of the country, in international form; an Argentine one if there is none */
export const formatExamplePhone = (country: CountryCode = "AR") =>
  getExampleNumber(country, mobileExamples)?.formatInternational() ?? "+54 9 11 2345-6789";

/** @returns the likely country of a phone number, even of an invalid one; at worst the country of the configuration */
function guessPhoneCountry(value: unknown, config: unknown): CountryCode | undefined {
  const number = parsePhoneNumber(String(value));
  const country = getAddressOrLocaleCountry(config);
  const possible = number?.getPossibleCountries() ?? [];
  return number?.country ?? (country && possible.includes(country) ? country : possible[0]) ?? country;
}

const isInternationalPhone = (value: unknown) =>
  typeof value === "string" && value.startsWith("+") && parsePhoneNumber(value)?.isValid() === true;

const getCurrentYear = () => new Date().getFullYear();

/** @returns the later of two years: `earliest`, and the one in which the firm began, if the configuration has it */
function findEarliestYear(config: unknown, earliest: number): number {
  const since = getConfigValue(config, "since");
  return typeof since === "number" ? Math.max(since, earliest) : earliest;
}

/** @param firstPossibleYear of a partnership: 2006 with Google, whose product is no older; 2000 with Kaseya */
const createPartnershipRule = (firstPossibleYear: number): FieldRule => ({
  expected: (_, config) => {
    const year = findEarliestYear(config, firstPossibleYear);
    return {
      es: `un año desde ${year}, cuando hay empresa y programa, hasta este; true, si no quieres decir el año; o false`,
      en: `a year from ${year}, since when there are firm and programme, to this one; true to leave it unsaid; or false`,
    };
  },
  expectedWhenAsked: (config) =>
    `un año desde ${findEarliestYear(config, firstPossibleYear)} hasta este; sí, si no quieres decir el año; o no`,
  example: (_: unknown, config: unknown) =>
    Math.min(findEarliestYear(config, firstPossibleYear) + 1, getCurrentYear()),
  accepts: (value, config) =>
    typeof value === "boolean" ||
    isWholeNumberBetween(value, findEarliestYear(config, firstPossibleYear), getCurrentYear()),
});

/**
 * Creates the rule for the figure of a claim: false, or a whole number with its unit.
 * @param exampleFigure an example of a valid figure: `70 %`
 * @param unitPattern a regular expression for the unit, such as `horas?` or `GB|TB`; empty for a number without a unit
 * @param maxNumber the highest valid number
 */
const createClaimRule = (exampleFigure: string, unitPattern: string, maxNumber: number): FieldRule => {
  const unitNames = unitPattern.replaceAll("?", "").split("|");
  return {
    expected: {
      es: `false u otra cifra: un número entero hasta ${maxNumber}${unitPattern && `, un espacio y ${unitNames.join(" o ")}`}`,
      en: `false or another figure: a whole number up to ${maxNumber}${unitPattern && `, a space and ${unitNames.join(" or ")}`}`,
    },
    expectedWhenAsked: () =>
      `un número entero hasta ${maxNumber}${unitPattern && `, un espacio y ${unitNames.join(" o ")}`}`,
    example: exampleFigure,
    accepts: (value) => {
      if (value === false) return true;
      const [, number] =
        new RegExp(`^([1-9]\\d*)${unitPattern && `\\s(?:${unitPattern})`}$`).exec(String(value)) ?? [];
      return typeof value === "string" && Number(number) <= maxNumber;
    },
  };
};

/** The rule for the form of `claims.experience` alone: `20 años`. */
const experienceFormatRule = createClaimRule("20 años", "años?", 200);

/** The rule for `claims.experience`: no more years than the firm has by `since`, or since 1900 without it. */
const experienceClaimRule: FieldRule = {
  ...experienceFormatRule,
  expected: (_, config) => {
    const most = getCurrentYear() - findEarliestYear(config, 1900);
    return {
      es: `false o los años que la empresa puede tener: hasta ${most} años`,
      en: `false or years that the firm can have: up to ${most} años`,
    };
  },
  example: (_: unknown, config: unknown) =>
    `${Math.min(20, getCurrentYear() - findEarliestYear(config, 1900))} años`,
  accepts: (value, config) =>
    experienceFormatRule.accepts(value, config) &&
    (value === false ||
      Number.parseInt(String(value), 10) <= getCurrentYear() - findEarliestYear(config, 1900)),
};

const isLabelledPhone = (value: unknown) =>
  isConfigGroup(value) &&
  Object.keys(value).every((name) => ["label", "number"].includes(name)) &&
  typeof value.label === "string" &&
  isNonBlankSingleLine(value.label) &&
  isInternationalPhone(value.number);

/** The rules of site.config.ts by the path of the field; `?` at the end of a path marks an optional field. */
export const fieldRules: Record<string, FieldRule> = {
  "brand.name": createTextRule(
    { es: "el nombre de la empresa, hasta 30 letras", en: "the firm's name, up to 30 characters" },
    "Quebracho Sistemas",
    (value) => isNonBlankSingleLine(value) && value.length <= 30,
  ),
  "brand.short?": createTextRule(
    { es: "un nombre más corto, hasta 16 letras", en: "a shorter name, up to 16 characters" },
    "Quebracho",
    (value) => isNonBlankSingleLine(value) && value.length <= 16,
  ),
  "brand.claim": createSingleLineRule("Tecnología que atiende a tus clientes y cuida tu empresa"),
  "since?": {
    expected: {
      es: "el año en que empezó la empresa, desde 1900 hasta este",
      en: "the year in which the firm began, from 1900 to this one",
    },
    example: 2003,
    accepts: (value) => isWholeNumberBetween(value, 1900, getCurrentYear()),
  },
  "partners.google?": createPartnershipRule(2006),
  "partners.kaseya?": createPartnershipRule(2000),
  "claims.launch?": createClaimRule("48 horas", "horas?", 200),
  "claims.integrations?": createClaimRule("50", "", 100_000),
  "claims.response?": createClaimRule("70 %", "%", 99),
  "claims.storage?": createClaimRule("30 GB", "GB|TB", 5000),
  "claims.meet?": createClaimRule("100", "", 1000),
  "claims.retention?": createClaimRule("10 años", "años?", 100),
  "claims.dataLoss?": createClaimRule("60 %", "%", 100),
  "claims.freeCrm?": createBooleanRule(
    "el sitio no dice que el CRM es gratis con un agente",
    "leaves out that the CRM is free with an agent",
  ),
  "claims.experience?": experienceClaimRule,
  "legal.name?": createSingleLineRule("Nimbosur S.R.L."),
  "legal.taxId?": createSingleLineRule("CUIT 30-12345678-9"),
  "legal.hours?": createSingleLineRule("Lunes a viernes de 9 a 18"),
  "legal.privacyUrl?": createTextRule(
    { es: "una dirección https", en: "an https address" },
    "https://www.example.com/privacidad",
    (value) => URL.canParse(value) && value.startsWith("https://"),
  ),
  url: createTextRule(
    {
      es: "una dirección https, sin nada después del dominio y sin barra al final; el dominio lleva solo letras sin acento, números, puntos y guiones",
      en: "an https address without path or slash at the end, whose host has letters, digits, dots and hyphens alone",
    },
    "https://www.example.com",
    isHttpsOrigin,
  ),
  email: createTextRule(
    { es: "una dirección de correo", en: "one mail address" },
    "hola@example.com",
    (value) => /^[^\s@<>"?&]+@[^\s@.<>"?&]+(\.[^\s@.<>"?&]+)+$/.test(value),
  ),
  "whatsapp.number": createTextRule(
    (value, config) => {
      const argentine = guessPhoneCountry(value, config) === "AR";
      return {
        es: `un número que exista, con + y código de país${argentine ? " (un celular argentino lleva 9 después de 54 y no lleva 15)" : ""}`,
        en: `a telephone number with + and country code that can exist${argentine ? " (an Argentine mobile has a 9 after 54 and no 15)" : ""}`,
      };
    },
    (value: unknown, config: unknown) =>
      formatWhatsappNumber(String(value), getAddressOrLocaleCountry(config)) ??
      formatExamplePhone(guessPhoneCountry(value, config)),
    (value) => {
      const digits = value.replace(/[\s()-]/g, "");
      return formatWhatsappNumber(value)?.replaceAll(" ", "").replaceAll("-", "") === digits;
    },
  ),
  "whatsapp.greeting": createSingleLineRule("Hola, quiero hacer una consulta."),
  "phones?": {
    expected: {
      es: "una lista de teléfonos, cada uno con label, qué es, y number, con + y código de país",
      en: "a list of telephones, each with label, what it is, and number, with + and country code",
    },
    example: (_: unknown, config: unknown) => [
      { label: "Soporte", number: formatExamplePhone(getAddressOrLocaleCountry(config)) },
    ],
    accepts: (value) => Array.isArray(value) && value.every(isLabelledPhone),
    findWrongPart: (value) => (Array.isArray(value) ? value.find((one) => !isLabelledPhone(one)) : value),
  },
  "notice.text": createTextRule(
    { es: "un texto de una línea, hasta 140 letras", en: "some text on one line, up to 140 characters" },
    "Cerramos del 24 al 26 de diciembre.",
    (value) => isNonBlankSingleLine(value) && value.length <= 140,
  ),
  "notice.to?": createTextRule(
    {
      es: "una página de este sitio, que empieza con /, o una dirección https",
      en: "a page of this site, which begins with /, or an https address",
    },
    "/contacto",
    (value) => /^\/(?!\/)\S*$/.test(value) || (URL.canParse(value) && value.startsWith("https://")),
  ),
  "notice.from?": createDateRule({
    es: "el primer día, como año-mes-día",
    en: "its first day, as year-month-day",
  }),
  "notice.until": createDateRule(
    {
      es: "el último día en que se muestra, como año-mes-día, no antes de from",
      en: "the last day on which it is shown, as year-month-day, not before from",
    },
    (value, config) => value >= String(getConfigValue(config, "notice.from") ?? ""),
  ),
  "address.street": createSingleLineRule("Av. Corrientes 1234"),
  "address.city": createSingleLineRule("Buenos Aires"),
  "address.region?": createSingleLineRule("CABA"),
  "address.postalCode?": createSingleLineRule("C1043AAZ"),
  "address.country": createTextRule(
    { es: "las dos letras mayúsculas de un país", en: "the two capital letters of a country" },
    "AR",
    (value) => /^[A-Z]{2}$/.test(value),
  ),
  "examples.neighbourhood?": createSingleLineRule("Narvarte"),
  "examples.city?": createSingleLineRule("Puebla"),
  "examples.phone?": createSingleLineRule("+52 222 123 4567"),
  "booking.url?": createTextRule(
    {
      es: "la dirección https de tu agenda, sin usuario ni contraseña; el dominio lleva solo letras sin acento, números, puntos y guiones",
      en: "an https address without user name or password, whose host has letters, digits, dots and hyphens alone",
    },
    "https://calendly.com/your-firm/30min",
    (value) => isSafeRequestUrl(value) && new URL(value).protocol === "https:",
  ),
  "booking.label": createSingleLineRule("Calendario para agendar una reunión"),
  "booking.place": {
    expected: { es: "una ciudad que tiene la hora de timeZone", en: "a city that has the time of timeZone" },
    example: "Guadalajara",
    accepts: (value, config) =>
      typeof value === "string" && isNonBlankSingleLine(value) && !isSampleCityWithOtherTime(value, config),
  },
  "booking.hours": {
    expected: {
      es: `los tramos de al menos un día (${weekdayKeys.join(", ")}), en orden y de media hora o más`,
      en: `the spans of at least one weekday (${weekdayKeys.join(", ")}), in order, each of half an hour or more`,
    },
    example: { mon: ["09:00-13:00", "14:00-18:00"] },
    accepts: (value) =>
      isConfigGroup(value) &&
      Object.keys(value).every((day) => (weekdayKeys as readonly string[]).includes(day)) &&
      Object.values(value).every(areValidMeetingSpans) &&
      Object.values(value).flat().length > 0,
    findWrongPart: (value) => {
      if (!isConfigGroup(value) || Object.keys(value).length < 2) return value;
      const wrong = Object.entries(value).find(
        ([day, spans]) => !(weekdayKeys as readonly string[]).includes(day) || !areValidMeetingSpans(spans),
      );
      return wrong ? { [wrong[0]]: wrong[1] } : value;
    },
  },
  "booking.noticeHours": createWholeNumberRule(0, 336, { es: "de horas", en: "of hours" }, 24),
  "booking.daysOff": {
    expected: {
      es: "una lista de fechas que existan, como año-mes-día, que puede estar vacía",
      en: "a list of dates, which may be empty",
    },
    example: ["2026-12-25"],
    accepts: (value) => Array.isArray(value) && value.every(isIsoDate),
    findWrongPart: (value) => (Array.isArray(value) ? value.find((one) => !isIsoDate(one)) : value),
  },
  "booking.weeksAhead": createWholeNumberRule(1, 8, { es: "de semanas", en: "of weeks" }, 3),
  "careers?": createBooleanRule("no hay página /hablemos", "leaves out /hablemos"),
  "applications.endpoint": createRequestUrlRule("https://formspree.io/f/your-form"),
  "applications.format?": createWordChoiceRule(["json", "form"], "form"),
  "applications.fields?": {
    expected: { es: "textos con su nombre", en: "texts by name" },
    example: { access_key: "your-key" },
    accepts: isTextRecord,
  },
  "analytics.src": createRequestUrlRule("https://plausible.io/js/pa-your-site.js"),
  "analytics.attributes?": {
    expected: {
      es: 'textos con su nombre, que empieza con "data-"',
      en: 'texts by the name of an attribute that begins with "data-"',
    },
    example: { "data-website-id": "your-id" },
    accepts: (value) =>
      isTextRecord(value) && Object.keys(value).every((name) => /^data-[a-z0-9-]+$/.test(name)),
  },
  "analytics.sendsTo?": {
    expected: {
      es: "una lista de orígenes https; el primer nombre puede ser *",
      en: "a list of https origins, whose first name may be *",
    },
    example: ["https://*.google-analytics.com"],
    accepts: (value) =>
      Array.isArray(value) && value.every((one) => /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/.test(String(one))),
  },
  "solutions?": {
    expected: {
      es: `una lista de lo que ofreces, cada cosa una vez; hay ${solutionNamesWithFile?.join(", ")} (archivos de content/solutions/)`,
      en: `at least one of ${solutionNamesWithFile?.join(", ")}, each once; content/solutions/ has a file of each`,
    },
    example: ["crm", "agentes-ia"],
    accepts: (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      new Set(value).size === value.length &&
      value.every((one) =>
        solutionNamesWithFile ? solutionNamesWithFile.includes(one) : typeof one === "string",
      ),
    findWrongPart: (value) =>
      Array.isArray(value)
        ? (value.find((one, index) => !solutionNamesWithFile?.includes(one) || value.indexOf(one) < index) ??
          value)
        : value,
    knownNames: () => solutionNamesWithFile ?? [],
  },
  // src/content/redirects.ts checks that the pages exist to which redirects lead.
  "redirects?": {
    expected: {
      es: "páginas de este sitio por la dirección de antes que lleva a ellas",
      en: "pages of this site by the old addresses that lead to them",
    },
    example: { "/servicios/crm.html": "/crm" },
    accepts: isTextRecord,
  },
  "hero?": createWordChoiceRule(["dark", "light"], "light"),
  hsts: createWordChoiceRule(["off", "host", "subdomains", "preload"], "host"),
  locale: createTextRule(
    { es: "un idioma con su país", en: "a language tag that has a country" },
    "es-AR",
    (value) => /^[a-z]{2}-[A-Z]{2}$/.test(value),
  ),
  timeZone: {
    expected: (_, config) => {
      const zones = listCountryTimeZonesMainFirst(getAddressOrLocaleCountry(config));
      const list = zones.length > 1 ? ` (${zones.slice(0, 16).join(", ")})` : "";
      return {
        es: `el nombre de una zona horaria, como lo escribe la base IANA, no una diferencia de horas${list}`,
        en: `a name of the IANA time zone database, no difference in hours${list}`,
      };
    },
    example: (_: unknown, config: unknown) =>
      listCountryTimeZonesMainFirst(getAddressOrLocaleCountry(config))[0] ?? "America/Argentina/Buenos_Aires",
    accepts: isTimeZoneName,
    findNearest: (value, config) => findLikelyTimeZone(value, getAddressOrLocaleCountry(config)),
  },
};
