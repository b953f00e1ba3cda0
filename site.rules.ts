import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import parsePhoneNumber, { type CountryCode, getExampleNumber } from "libphonenumber-js/max";
import mobileExamples from "libphonenumber-js/mobile/examples";
import type { Told } from "./prepare/content/problems.ts";

/** What a field has to be. */
export interface Rule {
  /** Told to the owner; it may depend on what is there. */
  expected: Told | ((value: unknown, config: unknown) => Told);
  example: unknown | ((value: unknown, config: unknown) => unknown);
  accepts: (value: unknown, config: unknown) => boolean;
  /** Of a value that is not accepted, the part that is to blame; the whole where this is left out. */
  findWrongPart?: (value: unknown) => unknown;
  /** Names of which one may be meant by what is wrong. */
  known?: () => readonly string[];
}

/** Reads `a.b` out of nested objects; undefined where any step is missing. */
export function valueAt(config: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], config);
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textRule = (
  expected: Rule["expected"],
  example: Rule["example"],
  holds: (value: string) => boolean,
): Rule => ({ expected, example, accepts: (value) => typeof value === "string" && holds(value) });

const isLine = (value: string) => value.trim() !== "" && !value.includes("\n");

const line = (example: string) =>
  textRule({ es: "un texto de una línea", en: "some text on one line" }, example, isLine);

function oneOf(words: string[], example: string): Rule {
  const quoted = words.map((word) => JSON.stringify(word));
  const rule = textRule({ es: quoted.join(" o "), en: quoted.join(" or ") }, example, (value) =>
    words.includes(value),
  );
  return { ...rule, known: () => words };
}

/** Letters, digits, dots and hyphens: what may stand in a content policy and in the files of deploy/ without quotes. */
const plainHost = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** Whether it is an https address of a plain host, without path or slash at the end. */
export const isHttpsOrigin = (value: string): boolean =>
  value.startsWith("https://") &&
  URL.parse(value)?.origin === value &&
  plainHost.test(new URL(value).hostname);

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

function isCalled(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  const isLoopback = loopback.test(hostname);
  const safe =
    protocol === "https:" ? isLoopback || plainHost.test(hostname) : protocol === "http:" && isLoopback;
  return safe && !username && !password;
}

/** An address that pages call. */
const called = (example: string) =>
  textRule(
    {
      es: "una dirección https sin usuario ni contraseña, cuyo dominio lleva solo letras sin acento, números, puntos y guiones (http solo en esta máquina)",
      en: "an https address without user name or password, whose host has letters, digits, dots and hyphens alone (http on this machine only)",
    },
    example,
    isCalled,
  );

const wholeNumber = (least: number, most: number, what: Exclude<Told, string>, example: number): Rule => ({
  expected: {
    es: `un número entero ${what.es}, de ${least} a ${most}`,
    en: `a whole number ${what.en}, ${least} to ${most}`,
  },
  example,
  accepts: (value) => isWholeNumber(value, least, most),
});

const isWholeNumber = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** Whether the day exists, written as ISO 8601 has it. */
function isDate(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const date = (expected: Told, accepts = (_value: string, _config: unknown) => true): Rule => ({
  expected,
  example: "2026-12-25",
  accepts: (value, config) => isDate(value) && accepts(value, config),
});

const areTexts = (value: unknown): value is Record<string, string> =>
  isGroup(value) && Object.values(value).every((one) => typeof one === "string");

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Whether each span holds a meeting and begins when the one before it is over. */
function areSpans(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  let free = 0;
  return value.every((span) => {
    const [, fromHour, from, toHour, to] =
      /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/.exec(String(span)) ?? [];
    const start = Number(fromHour) * 60 + Number(from);
    const end = Number(toHour) * 60 + Number(to);
    const fits = start >= free && end >= start + 30;
    free = end;
    return fits;
  });
}

/** The solutions that there are texts of; a folder that only serves the site has none. */
const solutionFiles = join(import.meta.dirname, "content/solutions");
export const solutionNames = existsSync(solutionFiles)
  ? readdirSync(solutionFiles).map((file) => file.replace(/\.yaml$/, ""))
  : undefined;

/** The country of a configuration: that of its address or, without one, of its locale. */
export function countryOf(config: unknown): CountryCode | undefined {
  const [, region] = /-([A-Z]{2})$/.exec(String(valueAt(config, "locale"))) ?? [];
  return (valueAt(config, "address.country") ?? region) as CountryCode | undefined;
}

/**
 * The international form of a number that WhatsApp knows.
 * @param value as the owner wrote it
 * @param country of a number without one
 * @returns with the 9 that an Argentine mobile needs and without its 15; undefined where no such number can exist
 */
export function whatsappNumber(value: string, country?: CountryCode): string | undefined {
  const number = parsePhoneNumber(value, country);
  if (!number?.isValid()) return undefined;
  // Without the 9 it reads as a landline of the same digits.
  if (number.country !== "AR" || number.getType() === "MOBILE") return number.formatInternational();
  return parsePhoneNumber(`+549${number.nationalNumber}`)?.formatInternational();
}

const exampleNumber = (country: CountryCode = "AR") =>
  getExampleNumber(country, mobileExamples)?.formatInternational() ?? "+54 9 11 2345-6789";

const isPhone = (value: unknown) =>
  typeof value === "string" && value.startsWith("+") && parsePhoneNumber(value)?.isValid() === true;

const thisYear = () => new Date().getFullYear();

/** The year in which the firm began, or the first that there can be one in. */
function firstYear(config: unknown, earliest: number): number {
  const since = valueAt(config, "since");
  return typeof since === "number" ? Math.max(since, earliest) : earliest;
}

/** @param earliest year of the programme: Google's began with the product's first edition, Kaseya is a firm since 2000 */
const partnership = (earliest: number): Rule => ({
  expected: (_, config) => {
    const year = firstYear(config, earliest);
    return {
      es: `un año desde ${year}, cuando hay empresa y programa, hasta este; true, si no quieres decir el año; o false`,
      en: `a year from ${year}, since when there are firm and programme, to this one; true to leave it unsaid; or false`,
    };
  },
  example: (_: unknown, config: unknown) => Math.min(firstYear(config, earliest) + 1, thisYear()),
  accepts: (value, config) =>
    typeof value === "boolean" || isWholeNumber(value, firstYear(config, earliest), thisYear()),
});

/** @param figure as `70 %`, with any space between the number and its unit */
const claimed = (figure: string, units: string, most: number): Rule => {
  const unit = units.replaceAll("?", "").split("|");
  return {
    expected: {
      es: `false u otra cifra: un número entero hasta ${most}${units && `, un espacio y ${unit.join(" o ")}`}`,
      en: `false or another figure: a whole number up to ${most}${units && `, a space and ${unit.join(" or ")}`}`,
    },
    example: figure,
    accepts: (value) => {
      if (value === false) return true;
      const [, number] = new RegExp(`^([1-9]\\d*)${units && `\\s(?:${units})`}$`).exec(String(value)) ?? [];
      return typeof value === "string" && Number(number) <= most;
    },
  };
};

const years = claimed("20 años", "años?", 200);

const experience: Rule = {
  ...years,
  expected: (_, config) => {
    const most = thisYear() - firstYear(config, 1900);
    return {
      es: `false o los años que la empresa puede tener: hasta ${most} años`,
      en: `false or years that the firm can have: up to ${most} años`,
    };
  },
  example: (_: unknown, config: unknown) => `${Math.min(20, thisYear() - firstYear(config, 1900))} años`,
  accepts: (value, config) =>
    years.accepts(value, config) &&
    (value === false || Number.parseInt(String(value), 10) <= thisYear() - firstYear(config, 1900)),
};

const isPhoneEntry = (value: unknown) =>
  isGroup(value) &&
  Object.keys(value).every((name) => ["label", "number"].includes(name)) &&
  typeof value.label === "string" &&
  isLine(value.label) &&
  isPhone(value.number);

/** By the path of a field: those with `?` may be left out, and so may the groups of `optionalGroups` as a whole. */
export const rules: Record<string, Rule> = {
  "brand.name": textRule(
    { es: "el nombre de la empresa, hasta 30 letras", en: "the firm's name, up to 30 characters" },
    "Quebracho Sistemas",
    (value) => isLine(value) && value.length <= 30,
  ),
  "brand.short?": textRule(
    { es: "un nombre más corto, hasta 16 letras", en: "a shorter name, up to 16 characters" },
    "Quebracho",
    (value) => isLine(value) && value.length <= 16,
  ),
  "brand.claim": line("Tecnología que atiende a tus clientes y cuida tu empresa"),
  "since?": {
    expected: {
      es: "el año en que empezó la empresa, desde 1900 hasta este",
      en: "the year in which the firm began, from 1900 to this one",
    },
    example: 2003,
    accepts: (value) => isWholeNumber(value, 1900, thisYear()),
  },
  "partners.google?": partnership(2006),
  "partners.kaseya?": partnership(2000),
  "claims.launch?": claimed("48 horas", "horas?", 200),
  "claims.integrations?": claimed("50", "", 100_000),
  "claims.response?": claimed("70 %", "%", 99),
  "claims.storage?": claimed("30 GB", "GB|TB", 5000),
  "claims.meet?": claimed("100", "", 1000),
  "claims.retention?": claimed("10 años", "años?", 100),
  "claims.dataLoss?": claimed("60 %", "%", 100),
  "claims.experience?": experience,
  "legal.name?": line("Nimbosur S.R.L."),
  "legal.taxId?": line("CUIT 30-12345678-9"),
  "legal.hours?": line("Lunes a viernes de 9 a 18"),
  "legal.privacyUrl?": textRule(
    { es: "una dirección https", en: "an https address" },
    "https://www.example.com/privacidad",
    (value) => URL.canParse(value) && value.startsWith("https://"),
  ),
  url: textRule(
    {
      es: "una dirección https, sin nada después del dominio y sin barra al final; el dominio lleva solo letras sin acento, números, puntos y guiones",
      en: "an https address without path or slash at the end, whose host has letters, digits, dots and hyphens alone",
    },
    "https://www.example.com",
    isHttpsOrigin,
  ),
  email: textRule({ es: "una dirección de correo", en: "one mail address" }, "hola@example.com", (value) =>
    /^[^\s@<>"?&]+@[^\s@.<>"?&]+(\.[^\s@.<>"?&]+)+$/.test(value),
  ),
  "whatsapp.number": textRule(
    (value, config) => {
      const country = parsePhoneNumber(String(value))?.country ?? countryOf(config);
      const argentine = country === "AR";
      return {
        es: `un número que exista, con + y código de país${argentine ? " (un celular argentino lleva 9 después de 54 y no lleva 15)" : ""}`,
        en: `a telephone number with + and country code that can exist${argentine ? " (an Argentine mobile has a 9 after 54 and no 15)" : ""}`,
      };
    },
    (value: unknown, config: unknown) =>
      whatsappNumber(String(value), countryOf(config)) ??
      exampleNumber(parsePhoneNumber(String(value))?.country ?? countryOf(config)),
    (value) => {
      const digits = value.replace(/[\s()-]/g, "");
      return whatsappNumber(value)?.replaceAll(" ", "").replaceAll("-", "") === digits;
    },
  ),
  "whatsapp.greeting": line("Hola, quiero hacer una consulta."),
  "phones?": {
    expected: {
      es: "una lista de teléfonos, cada uno con label, qué es, y number, con + y código de país",
      en: "a list of telephones, each with label, what it is, and number, with + and country code",
    },
    example: (_: unknown, config: unknown) => [
      { label: "Soporte", number: exampleNumber(countryOf(config)) },
    ],
    accepts: (value) => Array.isArray(value) && value.every(isPhoneEntry),
    findWrongPart: (value) => (Array.isArray(value) ? value.find((one) => !isPhoneEntry(one)) : value),
  },
  "notice.text": textRule(
    { es: "un texto de una línea, hasta 140 letras", en: "some text on one line, up to 140 characters" },
    "Cerramos del 24 al 26 de diciembre.",
    (value) => isLine(value) && value.length <= 140,
  ),
  "notice.to?": textRule(
    {
      es: "una página de este sitio, que empieza con /, o una dirección https",
      en: "a page of this site, which begins with /, or an https address",
    },
    "/contacto",
    (value) => /^\/(?!\/)\S*$/.test(value) || (URL.canParse(value) && value.startsWith("https://")),
  ),
  "notice.from?": date({ es: "el primer día, como año-mes-día", en: "its first day, as year-month-day" }),
  "notice.until": date(
    {
      es: "el último día en que se muestra, como año-mes-día, no antes de from",
      en: "the last day on which it is shown, as year-month-day, not before from",
    },
    (value, config) => value >= String(valueAt(config, "notice.from") ?? ""),
  ),
  "address.street": line("Av. Corrientes 1234"),
  "address.city": line("Buenos Aires"),
  "address.region?": line("CABA"),
  "address.postalCode?": line("C1043AAZ"),
  "address.country": textRule(
    { es: "las dos letras mayúsculas de un país", en: "the two capital letters of a country" },
    "AR",
    (value) => /^[A-Z]{2}$/.test(value),
  ),
  "examples.neighbourhood?": line("Narvarte"),
  "examples.city?": line("Puebla"),
  "examples.phone?": line("+52 222 123 4567"),
  "booking.url?": textRule(
    {
      es: "la dirección https de tu agenda, sin usuario ni contraseña; el dominio lleva solo letras sin acento, números, puntos y guiones",
      en: "an https address without user name or password, whose host has letters, digits, dots and hyphens alone",
    },
    "https://calendly.com/your-firm/30min",
    (value) => isCalled(value) && new URL(value).protocol === "https:",
  ),
  "booking.label": line("Calendario para agendar una reunión"),
  "booking.place": textRule(
    { es: "el nombre de una ciudad", en: "the name of a city" },
    "Buenos Aires",
    isLine,
  ),
  "booking.hours": {
    expected: {
      es: `los tramos de al menos un día (${weekdays.join(", ")}), en orden y de media hora o más`,
      en: `the spans of at least one weekday (${weekdays.join(", ")}), in order, each of half an hour or more`,
    },
    example: { mon: ["09:00-13:00", "14:00-18:00"] },
    accepts: (value) =>
      isGroup(value) &&
      Object.keys(value).every((day) => (weekdays as readonly string[]).includes(day)) &&
      Object.values(value).every(areSpans) &&
      Object.values(value).flat().length > 0,
    findWrongPart: (value) => {
      if (!isGroup(value) || Object.keys(value).length < 2) return value;
      const wrong = Object.entries(value).find(
        ([day, spans]) => !(weekdays as readonly string[]).includes(day) || !areSpans(spans),
      );
      return wrong ? { [wrong[0]]: wrong[1] } : value;
    },
  },
  "booking.noticeHours": wholeNumber(0, 336, { es: "de horas", en: "of hours" }, 24),
  "booking.daysOff": {
    expected: {
      es: "una lista de fechas que existan, como año-mes-día, que puede estar vacía",
      en: "a list of dates, which may be empty",
    },
    example: ["2026-12-25"],
    accepts: (value) => Array.isArray(value) && value.every(isDate),
    findWrongPart: (value) => (Array.isArray(value) ? value.find((one) => !isDate(one)) : value),
  },
  "booking.weeksAhead": wholeNumber(1, 8, { es: "de semanas", en: "of weeks" }, 3),
  "applications.endpoint": called("https://formspree.io/f/your-form"),
  "applications.format?": oneOf(["json", "form"], "form"),
  "applications.fields?": {
    expected: { es: "textos con su nombre", en: "texts by name" },
    example: { access_key: "your-key" },
    accepts: areTexts,
  },
  "analytics.src": called("https://plausible.io/js/pa-your-site.js"),
  "analytics.attributes?": {
    expected: {
      es: 'textos con su nombre, que empieza con "data-"',
      en: 'texts by the name of an attribute that begins with "data-"',
    },
    example: { "data-website-id": "your-id" },
    accepts: (value) => areTexts(value) && Object.keys(value).every((name) => /^data-[a-z0-9-]+$/.test(name)),
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
      es: `una lista de lo que ofreces, cada cosa una vez; hay ${solutionNames?.join(", ")} (archivos de content/solutions/)`,
      en: `at least one of ${solutionNames?.join(", ")}, each once; content/solutions/ has a file of each`,
    },
    example: ["crm", "agentes-ia"],
    accepts: (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      new Set(value).size === value.length &&
      value.every((one) => (solutionNames ? solutionNames.includes(one) : typeof one === "string")),
    findWrongPart: (value) =>
      Array.isArray(value)
        ? (value.find((one, index) => !solutionNames?.includes(one) || value.indexOf(one) < index) ?? value)
        : value,
    known: () => solutionNames ?? [],
  },
  // Which pages there are the build knows: prepare/redirects.ts.
  "redirects?": {
    expected: {
      es: "páginas de este sitio por la dirección de antes que lleva a ellas",
      en: "pages of this site by the old addresses that lead to them",
    },
    example: { "/servicios/crm.html": "/crm" },
    accepts: areTexts,
  },
  "hero?": oneOf(["dark", "light"], "light"),
  hsts: oneOf(["off", "host", "subdomains", "preload"], "host"),
  locale: textRule(
    { es: "un idioma con su país", en: "a language tag that has a country" },
    "es-AR",
    (value) => /^[a-z]{2}-[A-Z]{2}$/.test(value),
  ),
  timeZone: {
    expected: {
      es: "el nombre de una zona horaria, como lo escribe la base IANA, no una diferencia de horas",
      en: "a name of the IANA time zone database, no difference in hours",
    },
    example: "America/Argentina/Buenos_Aires",
    accepts: (value) => {
      if (typeof value !== "string" || !/^[a-z][\w/+-]*$/i.test(value)) return false;
      try {
        new Intl.DateTimeFormat("es", { timeZone: value });
        return true;
      } catch {
        return false;
      }
    },
    known: () => Intl.supportedValuesOf("timeZone"),
  },
};
