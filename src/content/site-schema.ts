import { readFileSync } from "node:fs";
import {
  findNearestName,
  formatFoundValue,
  formatProblem,
  getTextInLanguage,
  type LocalizedText,
  type Problem,
} from "./problems.ts";
import {
  fieldRules,
  findInvalidSolutionFileNames,
  getConfigValue,
  isConfigGroup,
  type weekdayKeys,
} from "./site-rules.ts";

export { getConfigValue, isHttpsOrigin, solutionNamesWithFile } from "./site-rules.ts";

/** The settings of `booking` besides those of the site's own agenda. */
interface CommonBookingConfig {
  /** The https address of your page at a booking service. Without this field the site shows its own agenda. */
  url?: string;
  /** The accessible name of the frame on /contacto that shows the agenda or the booking service. */
  label: string;
}

/** The settings of the site's own agenda. */
interface OwnAgendaConfig {
  /** The city whose local time the hours are in, as visitors call it. `timeZone` has to be its time zone. */
  place: string;
  /** The hours for meetings by weekday: `{ mon: ["09:00-13:00", "14:00-18:00"] }`. A weekday left out has none. */
  hours: WeeklyHours;
  /** The minimum notice for a meeting, in hours. */
  noticeHours: number;
  /** Dates without meetings, such as holidays: `"2026-12-25"`. */
  daysOff: string[];
  /** The number of weeks that the agenda shows. */
  weeksAhead: number;
}

/** The names of the claims that an owner can replace or remove, in the order of content/claims.yaml. */
export const claimNames = [
  "launch",
  "integrations",
  "response",
  "storage",
  "meet",
  "retention",
  "dataLoss",
  "freeCrm",
  "experience",
] as const;

export type ClaimName = (typeof claimNames)[number];

/**
 * The type of the object in `site.config.ts`: with a booking service, the fields of the site's own agenda are optional. The
 * file casts to this type first, because TypeScript does not allow a direct cast to `SiteConfig` when fields are missing.
 */
export type SiteConfigFile = Omit<SiteConfig, "booking"> & {
  booking:
    | (CommonBookingConfig & OwnAgendaConfig)
    | (CommonBookingConfig & { url: string } & Partial<OwnAgendaConfig>);
};

/**
 * The configuration as the site reads it. It is validated on every build and start, so the owner gets an error message
 * before a mistake appears on the site.
 */
export interface SiteConfig {
  brand: {
    /** The full name of the firm. */
    name: string;
    /** A shorter name of the firm, as visitors say it, where there is little room: in the wordmark, titles and images to share. */
    short?: string;
    /** What the firm does, in one line. */
    claim: string;
  };
  /** The year in which the firm began. Without it the site states years of experience only from `claims.experience`. */
  since?: number;
  /** Partner programmes: the first year, `true` for a partner without a stated year, `false` or left out for none. */
  partners?: {
    google?: number | boolean;
    kaseya?: number | boolean;
  };
  /**
   * Replaces a figure that the site states (`{ launch: "72 horas" }`), or removes it (`false`). `freeCrm` has no
   * figure: it is `true` or `false`. Without `experience` the years of experience are computed from `since`.
   */
  claims?: Partial<Record<Exclude<ClaimName, "freeCrm">, string | false>> & { freeCrm?: boolean };
  /** The public address of the site: https, without a slash at the end. */
  url: string;
  /** The mail address for visitors. */
  email: string;
  whatsapp: {
    /** The firm's WhatsApp number in international form; an Argentine mobile has a 9 after 54 and no 15. */
    number: string;
    /** The message that WhatsApp prepares for a visitor, who may change it before sending. */
    greeting: string;
  };
  /** More phone numbers, for the footer, /contacto and the structured data: `[{ label: "Soporte", number: "+54 11 …" }]`. */
  phones?: { label: string; number: string }[];
  /**
   * A notice: one line above the header, from its first to its last day in `timeZone`. It disappears after the last day
   * without a new build. A visitor can close it.
   */
  notice?: {
    text: string;
    /** The address that the notice links to: a page of this site or an https address. */
    to?: string;
    /** The first day of the notice: `"2026-12-01"`. Without it the notice is shown immediately. */
    from?: string;
    /** The last day of the notice: `"2026-12-24"`. */
    until: string;
  };
  /** The postal address of the firm. A firm that works online only leaves it out. */
  address?: {
    /** Street and number. */
    street: string;
    city: string;
    region?: string;
    postalCode?: string;
    /** The country, as two letters of ISO 3166-1: `AR`. */
    country: string;
  };
  /** The country-specific parts of the examples. Defaults are those of the address' country or, without one, the locale's. */
  examples?: {
    /** The neighbourhood in which the customers in examples live: `"Narvarte"`. */
    neighbourhood?: string;
    /** The city to which the orders in examples are shipped: `"Puebla"`. */
    city?: string;
    /** An example of an applicant's phone number. */
    phone?: string;
  };
  /** Legal data and office hours in the footer, which every page but /agenda has. Each field is optional. */
  legal?: {
    /** The registered name of the firm. */
    name?: string;
    /** The tax number, with what your country calls it: `CUIT 30-12345678-9`. */
    taxId?: string;
    /** Your office hours: `Lunes a viernes de 9 a 18`. */
    hours?: string;
    /** The address of a privacy policy on another site. For a policy on this site write content/privacy.yaml. */
    privacyUrl?: string;
  };
  /**
   * The offered solutions in the order of the site: names of files in content/solutions/. The default is the four solutions
   * of the project.
   */
  solutions?: string[];
  /**
   * Permanent redirects from old paths to pages of this site:
   * `{ "/servicios/crm.html": "/crm" }`. Case and a slash at the end are ignored.
   */
  redirects?: Record<string, string>;
  /** The background of the home page's opening: "dark" (default) or "light". */
  hero?: "dark" | "light";
  /** How visitors book a meeting. In site.config.ts the fields of `OwnAgendaConfig` are required only without `url`. */
  booking: CommonBookingConfig & OwnAgendaConfig;
  /** Whether the site has /hablemos, the page for people who want to work with you. Default: true. */
  careers?: boolean;
  /**
   * The receiver of the application form on /hablemos (docs/applications.md). Without it the form asks the applicant to send
   * a mail.
   */
  applications?: {
    /** The https address that receives the POST request; on your own machine http is allowed. */
    endpoint: string;
    /** The format in which an application is sent: "json" (default), or "form" for services that expect form data. */
    format?: "json" | "form";
    /** Further fields that the receiver of applications needs, such as an access key. Every visitor can read them. */
    fields?: Record<string, string>;
  };
  /**
   * The analytics tool that counts visits and events (docs/analytics.md). Without it no page loads third-party scripts.
   */
  analytics?: {
    /** The https address of the analytics tool's script; on your own machine http is allowed. */
    src: string;
    /** The attributes of the analytics script's tag: `{ "data-website-id": "…" }`. */
    attributes?: Record<string, string>;
    /** The origins that the analytics tool sends data to, besides that of its script: `https://*.google-analytics.com`. */
    sendsTo?: string[];
  };
  /**
   * Strict-Transport-Security for two years: "off" sends no header, "host" is for this host, "subdomains" includes its
   * subdomains, "preload" also allows the browsers' preload list (hstspreload.org, hard to leave).
   */
  hsts: "off" | "host" | "subdomains" | "preload";
  /** Language and country of the texts, as a BCP 47 tag: `es-AR`. */
  locale: string;
  /** The time zone of the firm, by its name in the IANA database: `America/Mexico_City`. */
  timeZone: string;
}

/** The hours for meetings: the spans of each weekday in order, each `HH:MM-HH:MM`; a weekday left out has none. */
export type WeeklyHours = Partial<Record<(typeof weekdayKeys)[number], string[]>>;

/** The paths of the fields that only the site's own agenda needs: `booking.place` and others. */
export const agendaFieldPaths = ["place", "hours", "noticeHours", "daysOff", "weeksAhead"].map(
  (name) => `booking.${name}`,
);

const optionalGroupNames = [
  "partners",
  "claims",
  "legal",
  "notice",
  "address",
  "examples",
  "applications",
  "analytics",
];

/** Paths of fields whose value is an object with keys of the owner's choice; it is checked and replaced as a whole. */
export const objectFieldPaths = ["redirects", "booking.hours", "applications.fields", "analytics.attributes"];

/** The paths of all fields (`brand.name`), in the order of site.config.ts. */
export const configFieldPaths = Object.keys(fieldRules).map((name) => name.replace("?", ""));

const fieldGroupNames = [
  ...new Set(configFieldPaths.flatMap((field) => (field.includes(".") ? [field.split(".")[0] ?? ""] : []))),
];

/** A problem in one field of site.config.ts, or of the answers to setup: the found value and the expected one. */
export interface ConfigFault extends Omit<Problem, "file" | "line"> {
  /** The path of the field: `brand.name`. */
  field: string;
}

/** @param example a value of any type, which is appended as JSON */
function appendExample(expected: LocalizedText, example: unknown): LocalizedText {
  const [es, en] = typeof expected === "string" ? [expected, expected] : [expected.es, expected.en];
  return {
    es: `${es}, por ejemplo ${JSON.stringify(example)}`,
    en: `${en}, for example ${JSON.stringify(example)}`,
  };
}

/** @returns the description of a valid value of a field of site.config.ts, in both languages */
function describeExpectedValueWithoutExample(field: string, config: unknown): LocalizedText {
  const rule = fieldRules[field] ?? fieldRules[`${field}?`];
  const expected = rule?.expected ?? "";
  return typeof expected === "function" ? expected(getConfigValue(config, field), config) : expected;
}

/** @returns the description, in Spanish, of a valid answer to the question of `npm run setup` about a field */
export function describeExpectedAnswer(field: string, config: unknown): string {
  const rule = fieldRules[field] ?? fieldRules[`${field}?`];
  if (rule?.expectedWhenAsked) return rule.expectedWhenAsked(config);
  return getTextInLanguage(describeExpectedValueWithoutExample(field, config), "es");
}

/** @returns the paths of all fields that a configuration has: `brand.name`, or `brand` when that is not a group */
export function listFieldPaths(config: unknown, path = ""): string[] {
  const isWhole =
    objectFieldPaths.includes(path) || (configFieldPaths.includes(path) && !fieldGroupNames.includes(path));
  if (!isConfigGroup(config) || isWhole) return [path];
  return Object.entries(config).flatMap(([key, value]) =>
    listFieldPaths(value, path ? `${path}.${key}` : key),
  );
}

/** Other names that owners may write, by the field they mean; in small letters without accents and spaces. */
const otherNamesByField: Record<string, string> = {
  "brand.name": "nombre, marca, empresa, name",
  "brand.short": "nombrecorto, corto",
  "brand.claim": "lema, eslogan, slogan, claim",
  since: "desde, ano, fundacion, fundada",
  "partners.google": "partner, socio",
  "claims.launch": "afirmaciones, cifras",
  "legal.name": "razonsocial, nombre",
  "legal.taxId": "cuit, nif, nit, rfc, rif, ruc, rut, identificacionfiscal",
  "legal.hours": "horario, horarios, atencion",
  "legal.privacyUrl": "privacidad",
  url: "sitio, web, dominio, pagina, enlace",
  email: "correo, mail, correoelectronico, e-mail",
  "whatsapp.number": "whatsapp, celular, movil, numero, telefono",
  "whatsapp.greeting": "saludo, mensaje",
  phones: "telefono, telefonos, phone, tel",
  "notice.text": "aviso, texto",
  "address.street": "direccion, calle, domicilio",
  "address.city": "ciudad, localidad",
  "address.region": "provincia, estado, departamento, region",
  "address.postalCode": "codigopostal, cp, zip",
  "address.country": "pais",
  "booking.url": "agenda, calendario, reservas, calendly, reuniones, enlace",
  "booking.hours": "horario, horarios, horas, hours",
  "booking.place": "ciudad, lugar",
  "booking.daysOff": "feriados, festivos, diaslibres",
  solutions: "soluciones, servicios, productos",
  redirects: "redirecciones",
  careers: "empleo, empleos, trabajo, unete, hablemos",
  "applications.endpoint": "postulaciones",
  "analytics.src": "analitica, medicion, estadisticas",
  locale: "idioma, lengua, language",
  timeZone: "zona, zonahoraria, huso, timezone",
  "colors.brand": "color, colores, colours, marca",
  "colors.action": "boton",
};

/** Finds the field that an owner means by another name (`otherNamesByField`), first in the same group. */
function findFieldByOtherName(field: string, known: readonly string[]): string | undefined {
  const [group = "", ...names] = field.split(".");
  const written = (names.at(-1) ?? group)
    .normalize("NFD")
    .replace(/\p{M}|[\s_]/gu, "")
    .toLowerCase();
  const meant = known.filter((one) => otherNamesByField[one]?.split(", ").includes(written));
  return (names.length > 0 ? meant.find((one) => one.startsWith(`${group}.`)) : undefined) ?? meant[0];
}

/**
 * Finds the fields of a configuration that are not known ones.
 * @param known the paths of all known fields; by default those of site.config.ts
 */
export function findUnknownFields(
  config: unknown,
  known: readonly string[] = configFieldPaths,
): ConfigFault[] {
  const topNames = [...new Set(known.map((path) => path.split(".")[0] ?? ""))];
  const isGroup = (path: string) => known.some((one) => one.startsWith(`${path}.`));
  return listFieldPaths(config)
    .filter((path) => path !== "" && !known.includes(path) && !isGroup(path))
    .map((field) => {
      const [group, ...names] = field.split(".");
      const siblings = known.filter((one) => names.length === 0 || one.startsWith(`${group}.`));
      const nearest =
        findFieldByOtherName(field, known) ??
        findNearestName(field, siblings) ??
        findNearestName(field, known);
      const isInGroup = names.length > 0 && siblings.length > 0;
      const knownList = (isInGroup ? siblings : topNames).join(", ");
      return {
        field,
        found: { es: "un campo que no existe", en: "an unknown field" },
        expected: { es: `uno de ${knownList}`, en: `one of ${knownList}` },
        ...(nearest && { nearest }),
      };
    });
}

/** @returns the description of a valid group of fields, with its first field as an example */
function describeExpectedGroup(group: string): LocalizedText {
  const [name = "", rule] = Object.entries(fieldRules).find(([path]) => path.startsWith(`${group}.`)) ?? [];
  const example = typeof rule?.example === "function" ? rule.example(undefined, undefined) : rule?.example;
  const inner = `{ ${JSON.stringify(name.slice(group.length + 1).replace("?", ""))}: ${JSON.stringify(example)} }`;
  return {
    es: `campos entre llaves, por ejemplo ${inner}`,
    en: `fields in braces, for example ${inner}`,
  };
}

/**
 * Finds invalid and missing values in a configuration, at most one fault a field.
 * @param config anything; normally the export of `site.config.ts`
 */
export function findInvalidOrMissingFields(config: unknown): ConfigFault[] {
  const leftOut = optionalGroupNames.filter((group) => getConfigValue(config, group) === undefined);
  const notGroups = fieldGroupNames.filter(
    (group) => getConfigValue(config, group) !== undefined && !isConfigGroup(getConfigValue(config, group)),
  );
  const hasService = getConfigValue(config, "booking.url") !== undefined;
  return [
    ...notGroups.map((field) => ({
      field,
      found: formatFoundValue(getConfigValue(config, field)),
      expected: describeExpectedGroup(field),
    })),
    ...Object.entries(fieldRules).flatMap(([name, rule]) => {
      const field = name.replace("?", "");
      if ([...leftOut, ...notGroups].some((group) => field.startsWith(`${group}.`))) return [];
      const found = getConfigValue(config, field);
      const isOptional = name.endsWith("?") || (hasService && agendaFieldPaths.includes(field));
      if ((isOptional && found === undefined) || rule.accepts(found, config)) return [];
      const example = typeof rule.example === "function" ? rule.example(found, config) : rule.example;
      const wrong = found === undefined ? undefined : (rule.findWrongPart?.(found) ?? found);
      const nearest =
        typeof wrong === "string"
          ? (rule.findNearest?.(wrong, config) ?? findNearestName(wrong, rule.knownNames?.() ?? []))
          : undefined;
      return [
        {
          field,
          found: formatFoundValue(wrong),
          expected: appendExample(describeExpectedValueWithoutExample(field, config), example),
          ...(nearest && { nearest }),
        },
      ];
    }),
  ];
}

/**
 * Finds the line of a field in the text of site.config.ts.
 * @param source the text of the file, TypeScript or JSON
 * @returns the line number, counted from 1; undefined when the field is missing
 */
export function findConfigFieldLine(source: string, field: string): number | undefined {
  let offset = 0;
  for (const name of field.split(".")) {
    const found = new RegExp(`(?<![\\w.-])["']?${name}["']?\\s*:`).exec(source.slice(offset));
    if (!found) return undefined;
    offset += found.index + found[0].length;
  }
  return source.slice(0, offset).split("\n").length;
}

/**
 * Lists unknown fields and faults of a configuration, each with its line if the file has the field.
 * @param config anything; normally the export of `site.config.ts`
 * @param source the text of site.config.ts; without it the problems have no line
 */
export function listConfigProblems(config: unknown, source = ""): Problem[] {
  return [...findUnknownFields(config), ...findInvalidOrMissingFields(config)].map((fault) => {
    const line = findConfigFieldLine(source, fault.field);
    return { file: "site.config.ts", ...(line && { line }), ...fault };
  });
}

/** Lists the problems of the configuration and of the names of solutions' files. @param config the export of `site.config.ts` */
export function listFirmProblems(config: SiteConfig): Problem[] {
  const source = readFileSync("site.config.ts", "utf8");
  return [...findInvalidSolutionFileNames(), ...listConfigProblems(config, source)];
}

/** Prints the problems of the configuration as lines on standard error and exits with status 1, if there are any. */
export function exitOnInvalidConfig(config: SiteConfig): void {
  const problems = listFirmProblems(config);
  if (problems.length === 0) return;
  for (const problem of problems) console.error(formatProblem(problem, String(config?.locale ?? "es")));
  process.exit(1);
}
