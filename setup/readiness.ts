import { builtSiteFolder } from "../deploy/site-folder.ts";
import { findBookingAddressProblems } from "../src/booking/address-advice.ts";
import { unknownService } from "../src/booking/services/unknown.ts";
import { findBookingService } from "../src/booking/services.ts";
import { claimBlocks, listOfferedClaims } from "../src/content/claim-blocks.ts";
import { findSampleTexts, sampleFirmValues } from "../src/content/sample-firm.ts";
import type { Claim, TitledText } from "../src/content/shapes.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";

/** A row of the table of `npm run launch-check`. `falta` blocks publishing; the owner decides about `revisar`. */
export interface CheckRow {
  subject: string;
  state: "listo" | "revisar" | "falta";
  detail: string;
}

/** What `npm run launch-check` needs to know about the owner's copy of the project. */
export interface ReadinessInput {
  config: SiteConfig;
  /** The claims of content/claims.yaml, by name. */
  claims: Partial<Record<string, Claim>>;
  /** Names of the solutions that the site offers. */
  offeredSolutions: readonly string[];
  /** The colours of the brand and of the booking button. */
  colours: { brand: string; action: string };
  hasOwnLogo: boolean;
  /** Whether content/words/privacy.yaml exists. */
  hasPrivacyText: boolean;
  /** Buyers' questions before signing, with the owner's answers. */
  buyerQuestions: readonly TitledText[];
  /** The text of each file in content/, by path. */
  contentTexts: Map<string, string>;
  /** The HTML of the built home page; undefined if the site is not built. */
  homeHtml: string | undefined;
  /** The day of the last `npm run bench -- --write` of this site, `2026-11-24`; undefined if there was none. */
  lastBenchDate: string | undefined;
}

const createCheckRow = (subject: string, state: CheckRow["state"], detail: string): CheckRow => ({
  subject,
  state,
  detail,
});

/** Creates the row for a value that must not stay that of the sample: `falta` if it does, else `listo`. */
function createOwnValueRow(subject: string, value: string, isSampleValue: boolean): CheckRow {
  return isSampleValue
    ? createCheckRow(subject, "falta", `sigue el valor de muestra, ${value}: npm run setup`)
    : createCheckRow(subject, "listo", value);
}

/** Creates the row for bookings: `listo` with a known service, `revisar` with another and with the site's own agenda. */
function createBookingServiceRow({ booking: { url, hours, place } }: SiteConfig): CheckRow {
  const [problem] = findBookingAddressProblems(url, "");
  if (problem) return createCheckRow("Reserva", "falta", `${problem.found}; se espera ${problem.expected}`);
  if (url && findBookingService(url) === unknownService)
    return createCheckRow(
      "Reserva",
      "revisar",
      `${new URL(url).host} no es un servicio conocido: mira si su página se ve en /contacto, porque puede no dejar que otro sitio la muestre`,
    );
  if (url) return createCheckRow("Reserva", "listo", new URL(url).host);
  return createCheckRow(
    "Reserva",
    "revisar",
    `agenda del sitio, ${Object.keys(hours).length} días por semana, hora de ${place}: los pedidos llegan por WhatsApp o correo`,
  );
}

/** Creates the row for job applications: `falta` if the site has their form, but no address to send them to. */
function createApplicationsRow({ applications, careers }: SiteConfig): CheckRow {
  const subject = "Postulaciones";
  if (careers === false)
    return createCheckRow(subject, "listo", "el sitio no tiene página para quien se postula");
  return applications
    ? createCheckRow(subject, "listo", new URL(applications.endpoint).host)
    : createCheckRow(
        subject,
        "falta",
        "no llegan a ninguna parte: applications en site.yaml, o careers: false para no tener la página",
      );
}

/** Creates the row for the analytics tool: `revisar` without one, else `listo` with the hosts that it may send to. */
function createAnalyticsRow({ analytics }: SiteConfig): CheckRow {
  const subject = "Medir visitas";
  if (!analytics)
    return createCheckRow(
      subject,
      "revisar",
      "no se cuentan ni se carga nada ajeno: analytics en site.yaml, si quieres",
    );
  const { origin, host } = new URL(analytics.src);
  const sendsTo = [...new Set([origin, ...(analytics.sendsTo ?? [])])].map((one) =>
    one.replace("https://", ""),
  );
  return createCheckRow(
    subject,
    "listo",
    `programa de ${host}; la política le deja enviar solo a ${sendsTo.join(", ")}`,
  );
}

/** Creates the row for founding year and partnerships: `revisar` if another firm has the sample's year or Google partnership. */
function createFirmFactsRow({ brand, since, partners }: SiteConfig): CheckRow {
  const said = [
    ...(since ? [`desde ${since}`] : []),
    ...(["google", "kaseya"] as const).flatMap((name) => {
      const year = partners?.[name];
      const programme = name === "google" ? "Google" : "Kaseya";
      return year ? [`partner de ${programme}${year === true ? "" : ` desde ${year}`}`] : [];
    }),
  ];
  const isSamples =
    since === sampleFirmValues.since ||
    (partners?.google === sampleFirmValues.partners.google && partners.google !== undefined);
  const subject = "La empresa";
  if (said.length === 0)
    return createCheckRow(subject, "listo", "el sitio no dice desde cuándo existe ni de quién es partner");
  if (brand.name !== sampleFirmValues.name && isSamples)
    return createCheckRow(
      subject,
      "revisar",
      `${said.join(", ")}, como la de muestra: si no es así, since y partners en site.yaml`,
    );
  return createCheckRow(subject, "listo", said.join(", "));
}

/** Creates a row for each stated claim: `listo` with a source, else `revisar`; `falta` for `dataLoss`, whose source retracted it. */
function createClaimSourceRows({
  config,
  claims,
  offeredSolutions,
}: Pick<ReadinessInput, "config" | "claims" | "offeredSolutions">): CheckRow[] {
  const statedClaims = listOfferedClaims(offeredSolutions).filter(
    (name) => claims[name] && config.claims?.[name] !== false,
  );
  if (statedClaims.length === 0)
    return [createCheckRow("Afirmaciones", "listo", "el sitio no afirma ninguna cifra")];
  return statedClaims.map((name) => {
    const { figure = "", text = "", lead, source } = claims[name] ?? {};
    const sentence = [lead, figure, text].filter(Boolean).join(" ").replaceAll("\u00a0", " ");
    const subject = `Afirmación: ${name}`;
    if (source) return createCheckRow(subject, "listo", `${sentence}. Fuente: ${source}`);
    if (claimBlocks[name]?.needsSource)
      return createCheckRow(
        subject,
        "falta",
        `${sentence}: sin fuente, y la que se suele citar se ha desdicho. Pon otra en claims.yaml, o no lo digas: claims: { ${name}: false } en site.yaml`,
      );
    return createCheckRow(
      subject,
      "revisar",
      `${sentence}: sin fuente. Si no lo puedes sostener: claims: { ${name}: false } en site.yaml`,
    );
  });
}

/** Creates the row for the built site: `falta` if it does not exist, asks not to be indexed or is for another address. */
function createBuiltSiteRow(homeHtml: string | undefined, siteUrl: string): CheckRow {
  if (homeHtml === undefined)
    return createCheckRow("Sitio construido", "falta", `no hay ${builtSiteFolder}: npm run build`);
  if (/<meta name="robots" content="noindex/.test(homeHtml))
    return createCheckRow(
      "Sitio construido",
      "falta",
      "es una prueba que pide no figurar en buscadores: npm run build sin SITE_ADDRESS",
    );
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(homeHtml)?.[1];
  if (canonical?.replace(/\/$/, "") !== siteUrl)
    return createCheckRow("Sitio construido", "falta", `no es para ${siteUrl}: npm run build`);
  return createCheckRow("Sitio construido", "listo", builtSiteFolder);
}

/** Checks what is ready and what is missing before the site can be published, without the live site. */
export function checkReadiness(input: ReadinessInput): CheckRow[] {
  const { config, colours, contentTexts, homeHtml, lastBenchDate } = input;
  const { brand, url, email, whatsapp, legal } = config;
  const sampleTexts = [...contentTexts].flatMap(([path, text]) =>
    findSampleTexts(text).map((value) => `${value} (${path})`),
  );
  const legalGaps = [
    ...(["name", "taxId"] as const).filter((name) => !legal?.[name]).map((name) => `legal.${name}`),
    ...(legal?.privacyUrl || input.hasPrivacyText
      ? []
      : ["legal.privacyUrl o el texto de content/words/privacy.yaml"]),
  ];
  const unanswered = input.buyerQuestions.filter(({ text }) => text.trim() === "").map(({ title }) => title);
  const isReserved = (value: string) => /\.(example|test|invalid|localhost)$/.test(value);
  return [
    createOwnValueRow("Marca", brand.name, brand.name === sampleFirmValues.name),
    createOwnValueRow("Dirección", url, isReserved(new URL(url).host)),
    createOwnValueRow("Correo", email, isReserved(email)),
    createOwnValueRow(
      "WhatsApp",
      whatsapp.number,
      whatsapp.number.replace(/\D/g, "") === sampleFirmValues.phoneDigits,
    ),
    createOwnValueRow(
      "Colores",
      `${colours.brand} y ${colours.action}`,
      colours.brand === sampleFirmValues.colours.brand && colours.action === sampleFirmValues.colours.action,
    ),
    input.hasOwnLogo
      ? createCheckRow("Logo, íconos e imágenes para compartir", "listo", "propios")
      : createCheckRow(
          "Logo, íconos e imágenes para compartir",
          "falta",
          "siguen con el de muestra: content/logo.svg",
        ),
    sampleTexts.length > 0
      ? createCheckRow("Textos de muestra", "revisar", sampleTexts.join(", "))
      : createCheckRow("Textos de muestra", "listo", "no queda ninguno"),
    createBookingServiceRow(config),
    createApplicationsRow(config),
    createAnalyticsRow(config),
    createFirmFactsRow(config),
    ...createClaimSourceRows(input),
    legalGaps.length > 0
      ? createCheckRow("Datos legales", "falta", `vacíos: ${legalGaps.join(", ")}`)
      : createCheckRow("Datos legales", "listo", legal?.name ?? ""),
    unanswered.length > 0
      ? createCheckRow(
          "Condiciones",
          "revisar",
          `sin respuesta en content/words/owner.yaml: ${unanswered.join("; ")}`,
        )
      : createCheckRow("Condiciones", "listo", "todas con respuesta"),
    createBuiltSiteRow(homeHtml, url),
    lastBenchDate
      ? createCheckRow("Última medición de velocidad", "listo", lastBenchDate)
      : createCheckRow("Última medición de velocidad", "revisar", "ninguna: npm run bench -- --write"),
  ];
}
