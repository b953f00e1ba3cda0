import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import parsePhoneNumber from "libphonenumber-js/max";

/**
 * What `site.config.ts` may say. The checks run whenever anything builds or starts, so a fault is
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
  /** Who answers for the site, said at the foot of every page. What is left out leaves no gap. */
  legal?: {
    /** The registered name. */
    name?: string;
    /** With what your country calls it: `CUIT 30-12345678-9`. */
    taxId?: string;
    /** When you answer: `Lunes a viernes de 9 a 18`. */
    hours?: string;
    /** Of a privacy policy elsewhere. For one of this site give its text in app/content/privacy.ts. */
    privacyUrl?: string;
  };
  /**
   * What is offered, in the order in which the site tells of it: names of files in app/content/solutions/. Left out, the
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
  booking: {
    /** The https address of your page at a booking service. Left out, the site's own agenda takes its place. */
    url?: string;
    /** The accessible name of the frame on /contacto. */
    label: string;
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
  };
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

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Spans of the day, each `HH:MM-HH:MM`, in order. */
export type WeeklyHours = Partial<Record<(typeof weekdays)[number], string[]>>;

/** A text and what it has to be. */
interface Rule {
  expected: string;
  example: string | ((value: unknown) => string);
  holds: (value: string) => boolean;
}

/** A value of another kind and what it has to be. */
interface ValueRule {
  expected: string;
  example: unknown;
  accepts: (value: unknown) => boolean;
}

/**
 * The international form of a number that WhatsApp knows.
 * @param value as the owner wrote it
 * @returns with the 9 that an Argentine mobile needs and without its 15; undefined where no such number can exist
 */
function whatsappNumber(value: string): string | undefined {
  const number = parsePhoneNumber(value);
  if (!number?.isValid()) return undefined;
  // Without the 9 it reads as a landline of the same digits.
  if (number.country !== "AR" || number.getType() === "MOBILE") return number.formatInternational();
  return parsePhoneNumber(`+549${number.nationalNumber}`)?.formatInternational();
}

const text: Rule = {
  expected: "some text on one line",
  example: "Nimbosur",
  holds: (value) => value.trim() !== "" && !value.includes("\n"),
};

const oneOf = (words: string[], example: string): Rule => ({
  expected: words.map((word) => `"${word}"`).join(" or "),
  example,
  holds: (value) => words.includes(value),
});

/** Whether it is an https address without path or slash at the end. */
export const isHttpsOrigin = (value: string): boolean =>
  value.startsWith("https://") && URL.parse(value)?.origin === value;

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** An address that pages call. */
const called: Rule = {
  expected: "an https address without user name or password (http on this machine only)",
  example: "https://formspree.io/f/your-form",
  holds: (value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname, username, password } = new URL(value);
    const safe = protocol === "https:" || (protocol === "http:" && loopback.test(hostname));
    return safe && !username && !password;
  },
};

const isWholeNumber = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** Whether the day exists, written as ISO 8601 has it. */
function isDate(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

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
const solutionFiles = join(import.meta.dirname, "app/content/solutions");
export const solutionNames = existsSync(solutionFiles)
  ? readdirSync(solutionFiles).map((file) => file.replace(/\.ts$/, ""))
  : undefined;

const areTexts = (value: unknown): value is Record<string, string> =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === "string");

/** By the path of a field: those with `?` may be left out, and so may the groups below as a whole. */
const rules: Record<string, Rule | ValueRule> = {
  "brand.name": {
    ...text,
    expected: "the firm's name, up to 30 characters",
    holds: (v) => text.holds(v) && v.length <= 30,
  },
  "brand.short?": {
    ...text,
    expected: "a shorter name, up to 16 characters",
    holds: (v) => text.holds(v) && v.length <= 16,
  },
  "brand.claim": { ...text, example: "Tecnología que atiende a tus clientes y cuida tu empresa" },
  url: {
    expected: "an https address without path or slash at the end",
    example: "https://www.example.com",
    holds: isHttpsOrigin,
  },
  email: {
    expected: "one mail address",
    example: "hola@example.com",
    holds: (value) => /^[^\s@<>"?&]+@[^\s@.<>"?&]+(\.[^\s@.<>"?&]+)+$/.test(value),
  },
  "whatsapp.number": {
    expected:
      "a telephone number with + and country code that can exist (an Argentine mobile has a 9 after 54 and no 15)",
    example: (value) => whatsappNumber(String(value)) ?? "+54 9 11 1234-5678",
    holds: (value) => {
      const digits = value.replace(/[\s()-]/g, "");
      return whatsappNumber(value)?.replaceAll(" ", "") === digits;
    },
  },
  "whatsapp.greeting": { ...text, example: "Hola, quiero hacer una consulta." },
  "booking.url?": {
    expected: "an https address without user name or password",
    example: "https://calendly.com/your-firm/30min",
    holds: (value) => called.holds(value) && new URL(value).protocol === "https:",
  },
  "hero?": oneOf(["dark", "light"], "light"),
  "booking.label": { ...text, example: "Calendario para agendar una reunión" },
  "booking.place": { ...text, example: "Buenos Aires" },
  hsts: oneOf(["off", "host", "subdomains", "preload"], "host"),
  locale: {
    expected: "a language tag that has a country",
    example: "es-AR",
    holds: (value) => /^[a-z]{2}-[A-Z]{2}$/.test(value),
  },
  timeZone: {
    expected: "a name of the IANA time zone database",
    example: "America/Argentina/Buenos_Aires",
    holds: (value) => {
      try {
        new Intl.DateTimeFormat("es", { timeZone: value });
        return true;
      } catch {
        return false;
      }
    },
  },
  "solutions?": {
    expected: `at least one of ${solutionNames?.join(", ")}, each once; app/content/solutions/ has a file of each`,
    example: ["crm", "agentes-ia"],
    accepts: (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      new Set(value).size === value.length &&
      value.every((one) => (solutionNames ? solutionNames.includes(one) : typeof one === "string")),
  },
  // Which pages there are the build knows: prepare/redirects.ts.
  "redirects?": {
    expected: "pages of this site by the old addresses that lead to them",
    example: { "/servicios/crm.html": "/crm" },
    accepts: areTexts,
  },
  "booking.hours": {
    expected: `the spans of at least one weekday (${weekdays.join(", ")}), in order, each of half an hour or more`,
    example: { mon: ["09:00-13:00", "14:00-18:00"] },
    accepts: (value) =>
      typeof value === "object" &&
      value !== null &&
      Object.keys(value).every((day) => (weekdays as readonly string[]).includes(day)) &&
      Object.values(value).every(areSpans) &&
      Object.values(value).flat().length > 0,
  },
  "booking.noticeHours": {
    expected: "a whole number of hours, 0 to 336",
    example: 24,
    accepts: (value) => isWholeNumber(value, 0, 336),
  },
  "booking.daysOff": {
    expected: "a list of dates, which may be empty",
    example: ["2026-12-25"],
    accepts: (value) => Array.isArray(value) && value.every(isDate),
  },
  "booking.weeksAhead": {
    expected: "a whole number of weeks, 1 to 8",
    example: 3,
    accepts: (value) => isWholeNumber(value, 1, 8),
  },
  "address.street": { ...text, example: "Av. Corrientes 1234" },
  "address.city": { ...text, example: "Buenos Aires" },
  "address.region?": { ...text, example: "CABA" },
  "address.postalCode?": { ...text, example: "C1043AAZ" },
  "address.country": {
    expected: "the two letters of a country",
    example: "AR",
    holds: (value) => /^[A-Z]{2}$/.test(value),
  },
  "legal.name?": { ...text, example: "Nimbosur S.R.L." },
  "legal.taxId?": { ...text, example: "CUIT 30-12345678-9" },
  "legal.hours?": { ...text, example: "Lunes a viernes de 9 a 18" },
  "legal.privacyUrl?": {
    expected: "an https address",
    example: "https://www.example.com/privacidad",
    holds: (value) => URL.canParse(value) && value.startsWith("https://"),
  },
  "applications.endpoint": called,
  "applications.format?": oneOf(["json", "form"], "form"),
  "applications.fields?": {
    expected: "texts by name",
    example: { access_key: "your-key" },
    accepts: areTexts,
  },
  "analytics.src": { ...called, example: "https://plausible.io/js/pa-your-site.js" },
  "analytics.attributes?": {
    expected: 'texts by the name of an attribute that begins with "data-"',
    example: { "data-website-id": "your-id" },
    accepts: (value) => areTexts(value) && Object.keys(value).every((name) => /^data-[a-z0-9-]+$/.test(name)),
  },
  "analytics.sendsTo?": {
    expected: "a list of https origins, whose first name may be *",
    example: ["https://*.google-analytics.com"],
    accepts: (value) =>
      Array.isArray(value) && value.every((one) => /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/.test(String(one))),
  },
};

const optionalGroups = ["address", "legal", "applications", "analytics"];

/** Reads `a.b` out of nested objects; undefined where any step is missing. */
export function valueAt(config: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], config);
}

/** What a configuration has in one field and what it should have. */
export interface SiteFault {
  /** As `brand.name`. */
  field: string;
  found: unknown;
  expected: string;
  example: unknown;
}

/** Every field that a configuration may have, as `brand.name`. */
export const siteFields = Object.keys(rules).map((name) => name.replace("?", ""));

/**
 * The faults of a configuration, one a field.
 * @param config anything; normally the export of `site.config.ts`
 */
export function findSiteFaults(config: unknown): SiteFault[] {
  const leftOut = optionalGroups.filter((group) => valueAt(config, group) === undefined);
  return Object.entries(rules).flatMap(([name, rule]) => {
    const field = name.replace("?", "");
    if (leftOut.some((group) => field.startsWith(`${group}.`))) return [];
    const found = valueAt(config, field);
    if (name.endsWith("?") && found === undefined) return [];
    if ("accepts" in rule ? rule.accepts(found) : typeof found === "string" && rule.holds(found)) return [];
    const example = typeof rule.example === "function" ? rule.example(found) : rule.example;
    return [{ field, found, expected: rule.expected, example }];
  });
}

/**
 * The faults of a configuration.
 * @param config anything; normally the export of `site.config.ts`
 * @returns one line a fault: field, what was found, what is expected, an example; empty when all is well
 */
export function siteFaults(config: unknown): string[] {
  return findSiteFaults(config).map(({ field, found, expected, example }) => {
    const shown = found === undefined ? "nothing" : JSON.stringify(found);
    return `site.config.ts: ${field}: found ${shown}; expected ${expected}, for example ${JSON.stringify(example)}`;
  });
}

/**
 * Ends the process with status 1 when the configuration has faults, one line each on standard error.
 * @param config the export of `site.config.ts`
 */
export function requireValidSite(config: SiteConfig): void {
  const faults = siteFaults(config);
  if (faults.length === 0) return;
  for (const fault of faults) console.error(fault);
  process.exit(1);
}
