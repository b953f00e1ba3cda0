import { readFileSync } from "node:fs";
import { nearestName, type Problem, type Told, tellProblem } from "./prepare/content/problems.ts";
import { isGroup, rules, valueAt, type weekdays } from "./site.rules.ts";

export { isHttpsOrigin, solutionNames, valueAt } from "./site.rules.ts";

interface BookingPage {
  /** The https address of your page at a booking service. Left out, the site's own agenda takes its place. */
  url?: string;
  /** The accessible name of the frame on /contacto. */
  label: string;
}

/** When the site's own agenda offers meetings. */
interface OwnAgenda {
  /** The city whose time the hours are in, as visitors call it; `timeZone` says the same to computers. */
  place: string;
  /** When meetings may be, by weekday; a day left out has none. `{ mon: ["09:00-13:00", "14:00-18:00"] }` */
  hours: WeeklyHours;
  /** How many hours ahead of a meeting you need to hear of it. */
  noticeHours: number;
  /** Holidays and the like: `"2026-12-25"`. */
  daysOff: string[];
  /** How many weeks of days are offered. */
  weeksAhead: number;
}

/** The figures that the site states of what it sells and of the firm, in the order of content/claims.yaml. */
export const claimNames = [
  "launch",
  "integrations",
  "response",
  "storage",
  "meet",
  "retention",
  "dataLoss",
  "experience",
] as const;

export type ClaimName = (typeof claimNames)[number];

/**
 * What `site.config.ts` may say: where a service books, what the own agenda needs may be left out. That file asserts to
 * this type before `SiteConfig`, to which TypeScript asserts nothing that lacks fields.
 */
export type SiteConfigFile = Omit<SiteConfig, "booking"> & {
  booking: (BookingPage & OwnAgenda) | (BookingPage & { url: string } & Partial<OwnAgenda>);
};

/**
 * What the site reads of `site.config.ts`. The checks run whenever anything builds or starts, so a fault is
 * told to the owner in words instead of showing up on the site.
 */
export interface SiteConfig {
  brand: {
    /** The name as it is written everywhere. */
    name: string;
    /** A shorter one for the wordmark, the titles and the share images. It is part of the name, as visitors say it. */
    short?: string;
    /** What the firm does, in one line. */
    claim: string;
  };
  /** The year in which the firm began. Left out, the site does not say how old it is. */
  since?: number;
  /** Programmes that the firm is a partner of: since which year, or `true` without saying. Left out or `false`, of none. */
  partners?: {
    google?: number | boolean;
    kaseya?: number | boolean;
  };
  /**
   * Another figure in place of one that the site states (`{ launch: "72 horas" }`), or `false` for one that you do not
   * stand by: then nothing says it. Years of experience follow from `since` where `experience` gives none.
   */
  claims?: Partial<Record<ClaimName, string | false>>;
  /** The public address, https, without a slash at the end. */
  url: string;
  /** The web contact address. */
  email: string;
  whatsapp: {
    /** International form; an Argentine mobile has a 9 after 54 and no 15. */
    number: string;
    /** The text the visitor's chat opens with. */
    greeting: string;
  };
  /** More telephones, in the footer, on /contacto and in what machines read: `[{ label: "Soporte", number: "+54 11 …" }]`. */
  phones?: { label: string; number: string }[];
  /**
   * One line above the header, from one day to another, both included, by `timeZone`: it is gone after its last day without
   * a new build. A visitor may close it.
   */
  notice?: {
    text: string;
    /** The page of this site, or the https address, that the text leads to. */
    to?: string;
    /** The first day: `"2026-12-01"`. Left out, it is shown at once. */
    from?: string;
    /** The last day. */
    until: string;
  };
  /** Where visitors are received. Left out by a firm that works online only. */
  address?: {
    /** Street and number. */
    street: string;
    city: string;
    region?: string;
    postalCode?: string;
    /** Two letters of ISO 3166-1. */
    country: string;
  };
  /** What tells of a country in the examples; what is left out is that of the address' country, or the locale's. */
  examples?: {
    /** Where customers of the examples live: `"Narvarte"`. */
    neighbourhood?: string;
    /** Where they travel to. */
    city?: string;
    /** What an applicant's number looks like. */
    phone?: string;
  };
  /** Who answers for the site, said at the foot of every page. What is left out leaves no gap. */
  legal?: {
    /** The registered name. */
    name?: string;
    /** With what your country calls it: `CUIT 30-12345678-9`. */
    taxId?: string;
    /** When you answer: `Lunes a viernes de 9 a 18`. */
    hours?: string;
    /** Of a privacy policy elsewhere. For one of this site give its text in content/privacy.yaml. */
    privacyUrl?: string;
  };
  /**
   * What is offered, in the order in which the site tells of it: names of files in content/solutions/. Left out, the
   * four that are there.
   */
  solutions?: string[];
  /**
   * Addresses of an earlier site, or of a page that is gone, each with the page it leads to for good:
   * `{ "/servicios/crm.html": "/crm" }`. Capitals and slashes at the end make no difference.
   */
  redirects?: Record<string, string>;
  /** The ground of the home page's opening: "dark", also when left out, is the night before its day; "light" the page's own. */
  hero?: "dark" | "light";
  /** What the own agenda needs (`OwnAgenda`) is there where `url` is not; where a service books, nothing reads it. */
  booking: BookingPage & OwnAgenda;
  /**
   * Where the application form of /hablemos delivers to (docs/applications.md). Left out, it delivers nowhere: the
   * applicant is shown how to send the message by mail.
   */
  applications?: {
    /** The https address that takes the POST; on your own machine http will do. */
    endpoint: string;
    /** "json" when left out; "form" for services that take what a form sends. */
    format?: "json" | "form";
    /** What the service wants to be told besides, such as an access key. Every visitor can read it. */
    fields?: Record<string, string>;
  };
  /**
   * The analytics tool that counts visits and events (docs/analytics.md). Left out, no page loads anything of others.
   */
  analytics?: {
    /** The https address of the tool's script; on your own machine http will do. */
    src: string;
    /** What the tool reads on its tag: `{ "data-website-id": "…" }`. */
    attributes?: Record<string, string>;
    /** Origins that it sends to besides that of its script: `https://*.google-analytics.com`. */
    sendsTo?: string[];
  };
  /**
   * For how much of the domain browsers are told to come by https only, for two years: "off" says nothing of it, "host"
   * is this address, "subdomains" also every host below it, "preload" also the list that browsers ship with
   * (hstspreload.org, hard to leave).
   */
  hsts: "off" | "host" | "subdomains" | "preload";
  /** Language and country of the texts, as BCP 47. */
  locale: string;
  /** Where the firm's office hours are, as in the IANA time zone database. */
  timeZone: string;
}

/** Spans of the day, each `HH:MM-HH:MM`, in order. */
export type WeeklyHours = Partial<Record<(typeof weekdays)[number], string[]>>;

/** The fields of the own agenda. */
export const agendaFields = ["place", "hours", "noticeHours", "daysOff", "weeksAhead"].map(
  (name) => `booking.${name}`,
);

const optionalGroups = [
  "partners",
  "claims",
  "legal",
  "notice",
  "address",
  "examples",
  "applications",
  "analytics",
];

/** Fields whose value is a list by names that are the owner's own, or none of this file's. */
export const wholeFields = ["redirects", "booking.hours", "applications.fields", "analytics.attributes"];

/** Every field that a configuration may have, as `brand.name`, in the order that the file has. */
export const siteFields = Object.keys(rules).map((name) => name.replace("?", ""));

const groups = [
  ...new Set(siteFields.flatMap((field) => (field.includes(".") ? [field.split(".")[0] ?? ""] : []))),
];

/** What a configuration has in one field and what it should have. */
export interface SiteFault extends Omit<Problem, "file" | "line"> {
  /** As `brand.name`. */
  field: string;
}

const shown = (value: unknown): Told =>
  value === undefined ? { es: "nada", en: "nothing" } : (JSON.stringify(value) ?? String(value));

/** @param example as the owner writes it in the file */
function withExample(expected: Told, example: unknown): Told {
  const [es, en] = typeof expected === "string" ? [expected, expected] : [expected.es, expected.en];
  return {
    es: `${es}, por ejemplo ${JSON.stringify(example)}`,
    en: `${en}, for example ${JSON.stringify(example)}`,
  };
}

/** What is expected in a field, as it depends on the others. */
export function expectedIn(field: string, config: unknown): Told {
  const rule = rules[field] ?? rules[`${field}?`];
  const expected = rule?.expected ?? "";
  return typeof expected === "function" ? expected(valueAt(config, field), config) : expected;
}

/** The paths of what a configuration has: `brand.name`, or `brand` where that is no group. */
export function pathsOf(given: unknown, path = ""): string[] {
  const isWhole = wholeFields.includes(path) || (siteFields.includes(path) && !groups.includes(path));
  if (!isGroup(given) || isWhole) return [path];
  return Object.entries(given).flatMap(([key, value]) => pathsOf(value, path ? `${path}.${key}` : key));
}

/**
 * Fields that no configuration has.
 * @param known fields; by default those of site.config.ts
 */
export function unknownFields(config: unknown, known: readonly string[] = siteFields): SiteFault[] {
  return pathsOf(config)
    .filter((path) => path !== "" && !known.includes(path) && !groups.includes(path))
    .map((field) => {
      const [group, ...names] = field.split(".");
      const beside = known.filter((one) => names.length === 0 || one.startsWith(`${group}.`));
      const nearest = nearestName(field, beside) ?? nearestName(field, known);
      const listed = (beside.length > 0 ? beside : known).join(", ");
      return {
        field,
        found: { es: "un campo que no existe", en: "an unknown field" },
        expected: { es: `uno de ${listed}`, en: `one of ${listed}` },
        ...(nearest && { nearest }),
      };
    });
}

/**
 * The faults of a configuration, one a field.
 * @param config anything; normally the export of `site.config.ts`
 */
export function findSiteFaults(config: unknown): SiteFault[] {
  const leftOut = optionalGroups.filter((group) => valueAt(config, group) === undefined);
  const notGroups = groups.filter(
    (group) => valueAt(config, group) !== undefined && !isGroup(valueAt(config, group)),
  );
  const hasService = valueAt(config, "booking.url") !== undefined;
  return [
    ...notGroups.map((field) => ({
      field,
      found: shown(valueAt(config, field)),
      expected: { es: "campos entre llaves", en: "fields in braces" },
    })),
    ...Object.entries(rules).flatMap(([name, rule]) => {
      const field = name.replace("?", "");
      if ([...leftOut, ...notGroups].some((group) => field.startsWith(`${group}.`))) return [];
      const found = valueAt(config, field);
      const isOptional = name.endsWith("?") || (hasService && agendaFields.includes(field));
      if ((isOptional && found === undefined) || rule.accepts(found, config)) return [];
      const example = typeof rule.example === "function" ? rule.example(found, config) : rule.example;
      const wrong = found === undefined ? undefined : (rule.findWrongPart?.(found) ?? found);
      const nearest = typeof wrong === "string" ? nearestName(wrong, rule.known?.() ?? []) : undefined;
      return [
        {
          field,
          found: shown(wrong),
          expected: withExample(expectedIn(field, config), example),
          ...(nearest && { nearest }),
        },
      ];
    }),
  ];
}

/**
 * The line of a field in the text of site.config.ts.
 * @param source as TypeScript or JSON
 * @returns undefined where the field is not there; 1 is the first line
 */
export function lineOf(source: string, field: string): number | undefined {
  let at = 0;
  for (const name of field.split(".")) {
    const found = new RegExp(`(?<![\\w.-])["']?${name}["']?\\s*:`).exec(source.slice(at));
    if (!found) return undefined;
    at += found.index + found[0].length;
  }
  return source.slice(0, at).split("\n").length;
}

/**
 * The faults of a configuration, and fields that it knows nothing of.
 * @param config anything; normally the export of `site.config.ts`
 * @param source text of the file, for the lines
 */
export function siteProblems(config: unknown, source = ""): Problem[] {
  return [...unknownFields(config), ...findSiteFaults(config)].map((fault) => {
    const line = lineOf(source, fault.field);
    return { file: "site.config.ts", ...(line && { line }), ...fault };
  });
}

/**
 * Ends the process with status 1 when the configuration has faults, one line each on standard error.
 * @param config the export of `site.config.ts`
 */
export function requireValidSite(config: SiteConfig): void {
  const problems = siteProblems(config, readFileSync(new URL("site.config.ts", import.meta.url), "utf8"));
  if (problems.length === 0) return;
  for (const problem of problems) console.error(tellProblem(problem, String(config?.locale ?? "es")));
  process.exit(1);
}
