/**
 * What `site.config.ts` may say. The checks run whenever anything builds or starts, so a fault is
 * told to the owner in words instead of showing up on the site.
 */
export interface SiteConfig {
  brand: {
    /** The name as it is written everywhere: wordmark, titles, mails. */
    name: string;
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
  booking: {
    /** What the frame on /contacto shows: a path of this site or the https address of a booking service. */
    url: string;
    /** The accessible name of that frame. */
    label: string;
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

interface Rule {
  expected: string;
  example: string;
  holds: (value: string) => boolean;
}

const text: Rule = {
  expected: "some text on one line",
  example: "Nimbosur",
  holds: (value) => value.trim() !== "" && !value.includes("\n"),
};

const rules: Record<string, Rule> = {
  "brand.name": {
    ...text,
    expected: "the firm's name, up to 30 characters",
    holds: (v) => text.holds(v) && v.length <= 30,
  },
  "brand.claim": { ...text, example: "Tecnología que atiende, ordena y cuida tu empresa" },
  url: {
    expected: "an https address without path or slash at the end",
    example: "https://www.example.com",
    holds: (value) => URL.canParse(value) && value.startsWith("https://") && new URL(value).origin === value,
  },
  email: {
    expected: "one mail address",
    example: "hola@example.com",
    holds: (value) => /^[^\s@<>"?&]+@[^\s@.<>"?&]+(\.[^\s@.<>"?&]+)+$/.test(value),
  },
  "whatsapp.number": {
    expected: "a number with + and country code, 8 to 15 digits (Argentine mobiles: +54 9, no 15)",
    example: "+54 9 11 1234-5678",
    holds: (value) => /^\+[\d\s()-]+$/.test(value) && /^\d{8,15}$/.test(value.replace(/\D/g, "")),
  },
  "whatsapp.greeting": { ...text, example: "Hola, quiero hacer una consulta." },
  "booking.url": {
    expected: "an https address, or a path of this site that begins with /",
    example: "https://calendly.com/your-firm/30min",
    holds: (value) => /^\/(?!\/)\S*$/.test(value) || (URL.canParse(value) && value.startsWith("https://")),
  },
  "booking.label": { ...text, example: "Calendario para agendar una reunión" },
  hsts: {
    expected: '"off", "host", "subdomains" or "preload"',
    example: "host",
    holds: (value) => ["off", "host", "subdomains", "preload"].includes(value),
  },
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
};

/** For fields of a group that may be left out as a whole; those with `?` also by themselves. */
const addressRules: Record<string, Rule> = {
  "address.street": { ...text, example: "Av. Corrientes 1234" },
  "address.city": { ...text, example: "Buenos Aires" },
  "address.region?": { ...text, example: "CABA" },
  "address.postalCode?": { ...text, example: "C1043AAZ" },
  "address.country": {
    expected: "the two letters of a country",
    example: "AR",
    holds: (value) => /^[A-Z]{2}$/.test(value),
  },
};

/** Reads `a.b` out of nested objects; undefined where any step is missing. */
function valueAt(config: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], config);
}

/**
 * The faults of a configuration.
 * @param config anything; normally the export of `site.config.ts`
 * @returns one line a fault: field, what was found, what is expected, an example; empty when all is well
 */
export function siteFaults(config: unknown): string[] {
  const asked = { ...rules, ...(valueAt(config, "address") !== undefined && addressRules) };
  return Object.entries(asked).flatMap(([name, { expected, example, holds }]) => {
    const field = name.replace("?", "");
    const found = valueAt(config, field);
    if (name.endsWith("?") && found === undefined) return [];
    if (typeof found === "string" && holds(found)) return [];
    const shown = found === undefined ? "nothing" : JSON.stringify(found);
    return [
      `site.config.ts: ${field}: found ${shown}; expected ${expected}, for example ${JSON.stringify(example)}`,
    ];
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
