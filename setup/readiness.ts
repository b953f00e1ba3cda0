import type { Claim, Item } from "../app/shapes.ts";
import { sample, sampleIn } from "../site.sample.ts";
import type { SiteConfig } from "../site.schema.ts";
import { claimSentences, listClaims } from "./fields.ts";

/** A row of the table. `falta` blocks publishing; the owner decides about `revisar`. */
export interface Row {
  subject: string;
  state: "listo" | "revisar" | "falta";
  detail: string;
}

/** What the check needs to know about a checkout. */
export interface Checkout {
  config: SiteConfig;
  claims: Partial<Record<string, Claim>>;
  /** Names of the solutions that the site offers. */
  offered: readonly string[];
  colours: { brand: string; action: string };
  /** Whether the owner has a logo. */
  logo: boolean;
  /** Whether content/privacy.yaml exists. */
  privacy: boolean;
  /** Buyers' questions before signing, with the owner's answers. */
  terms: readonly Item[];
  /** Texts of the files in content/, by path. */
  content: Map<string, string>;
  /** HTML of the built home page; undefined if there is no build. */
  home: string | undefined;
  /** Day of the last bench of this site, `2026-11-24`; undefined if there is none. */
  benched: string | undefined;
}

const row = (subject: string, state: Row["state"], detail: string): Row => ({ subject, state, detail });

/** Row for a value that must not be the sample's. */
function checkOwnValue(subject: string, value: string, kept: boolean): Row {
  return kept
    ? row(subject, "falta", `sigue el valor de muestra, ${value}: npm run setup`)
    : row(subject, "listo", value);
}

function checkBooking({ booking: { url, hours, place } }: SiteConfig): Row {
  if (url) return row("Reserva", "listo", new URL(url).host);
  return row(
    "Reserva",
    "revisar",
    `agenda del sitio, ${Object.keys(hours).length} días por semana, hora de ${place}: los pedidos llegan por WhatsApp o correo`,
  );
}

function checkAnalytics({ analytics }: SiteConfig): Row {
  const subject = "Medir visitas";
  if (!analytics)
    return row(
      subject,
      "revisar",
      "no se cuentan ni se carga nada ajeno: analytics en site.config.ts, si quieres",
    );
  const { origin, host } = new URL(analytics.src);
  const sendsTo = [...new Set([origin, ...(analytics.sendsTo ?? [])])].map((one) =>
    one.replace("https://", ""),
  );
  return row(
    subject,
    "listo",
    `programa de ${host}; la política le deja enviar solo a ${sendsTo.join(", ")}`,
  );
}

/** Rows for facts about the firm, which must not be the sample's. */
function checkFacts({ brand, since, partners }: SiteConfig): Row[] {
  const said = [
    ...(since ? [`desde ${since}`] : []),
    ...(["google", "kaseya"] as const).flatMap((name) => {
      const year = partners?.[name];
      const programme = name === "google" ? "Google" : "Kaseya";
      return year ? [`partner de ${programme}${year === true ? "" : ` desde ${year}`}`] : [];
    }),
  ];
  const isSamples =
    since === sample.since || (partners?.google === sample.partners.google && partners.google !== undefined);
  const subject = "La empresa";
  if (said.length === 0)
    return [row(subject, "listo", "el sitio no dice desde cuándo existe ni de quién es partner")];
  if (brand.name !== sample.name && isSamples)
    return [
      row(
        subject,
        "revisar",
        `${said.join(", ")}, como la de muestra: si no es así, since y partners en site.config.ts`,
      ),
    ];
  return [row(subject, "listo", said.join(", "))];
}

/** Rows for the claims of the site, each with its source. */
function checkClaimSources({
  config,
  claims,
  offered,
}: Pick<Checkout, "config" | "claims" | "offered">): Row[] {
  const statedClaims = listClaims(offered).filter((name) => {
    const isOff = config.claims?.[name] === false;
    const isSaid = name !== "experience" || config.claims?.experience || config.since;
    return claims[name] && !isOff && isSaid;
  });
  return statedClaims.map((name) => {
    const { figure = "", source } = claims[name] ?? {};
    const says = claimSentences[name].says(config.claims?.[name] || figure);
    const subject = `Afirmación: ${name}`;
    if (source) return row(subject, "listo", `${says}. Fuente: ${source}`);
    if (name === "dataLoss")
      return row(
        subject,
        "falta",
        `${says}: sin fuente, y la que se suele citar se ha desdicho. Pon otra en content/claims.yaml, o no lo digas: claims: { ${name}: false }`,
      );
    return row(
      subject,
      "revisar",
      `${says}: sin fuente. Si no lo puedes sostener: claims: { ${name}: false }`,
    );
  });
}

function checkBuild(home: string | undefined, url: string): Row {
  if (home === undefined) return row("Sitio construido", "falta", "no hay build/site: npm run build");
  if (/<meta name="robots" content="noindex/.test(home))
    return row(
      "Sitio construido",
      "falta",
      "es una prueba que pide no figurar en buscadores: npm run build sin SITE_ADDRESS",
    );
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(home)?.[1];
  if (canonical?.replace(/\/$/, "") !== url)
    return row("Sitio construido", "falta", `no es para ${url}: npm run build`);
  return row("Sitio construido", "listo", "build/site");
}

/** Lists what is done and what is missing before the site can be published. */
export function checkReadiness(checkout: Checkout): Row[] {
  const { config, colours, logo, privacy, terms, content, home, benched } = checkout;
  const { brand, url, email, whatsapp, legal, applications } = config;
  const left = [...content].flatMap(([path, text]) => sampleIn(text).map((value) => `${value} (${path})`));
  const legalGaps = [
    ...(["name", "taxId"] as const).filter((name) => !legal?.[name]).map((name) => `legal.${name}`),
    ...(legal?.privacyUrl || privacy ? [] : ["legal.privacyUrl o el texto de content/privacy.yaml"]),
  ];
  const unanswered = terms.filter(({ text }) => text.trim() === "").map(({ title }) => title);
  const isReserved = (value: string) => /\.(example|test|invalid|localhost)$/.test(value);
  return [
    checkOwnValue("Marca", brand.name, brand.name === sample.name),
    checkOwnValue("Dirección", url, isReserved(new URL(url).host)),
    checkOwnValue("Correo", email, isReserved(email)),
    checkOwnValue("WhatsApp", whatsapp.number, whatsapp.number.replace(/\D/g, "") === sample.number),
    checkOwnValue(
      "Colores",
      `${colours.brand} y ${colours.action}`,
      colours.brand === sample.colours.brand && colours.action === sample.colours.action,
    ),
    logo
      ? row("Logo, íconos e imágenes para compartir", "listo", "propios")
      : row("Logo, íconos e imágenes para compartir", "falta", "siguen con el de muestra: public/logo.svg"),
    left.length > 0
      ? row("Textos de muestra", "revisar", left.join(", "))
      : row("Textos de muestra", "listo", "no queda ninguno"),
    checkBooking(config),
    applications
      ? row("Postulaciones", "listo", new URL(applications.endpoint).host)
      : row("Postulaciones", "falta", "no llegan a ninguna parte: applications en site.config.ts"),
    checkAnalytics(config),
    ...checkFacts(config),
    ...checkClaimSources(checkout),
    legalGaps.length > 0
      ? row("Datos legales", "falta", `vacíos: ${legalGaps.join(", ")}`)
      : row("Datos legales", "listo", legal?.name ?? ""),
    unanswered.length > 0
      ? row("Condiciones", "revisar", `sin respuesta en content/owner.yaml: ${unanswered.join("; ")}`)
      : row("Condiciones", "listo", "todas con respuesta"),
    checkBuild(home, url),
    benched
      ? row("Última medición de velocidad", "listo", benched)
      : row("Última medición de velocidad", "revisar", "ninguna: npm run bench -- --write"),
  ];
}
