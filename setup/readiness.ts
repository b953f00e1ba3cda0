import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtSiteFolder } from "../deploy/output-folders.ts";
import { findBookingAddressProblems } from "../src/booking/address-advice.ts";
import { findBookingService, unknownService } from "../src/booking/services.ts";
import { parseColourTokens, readTokenSheets } from "../src/brand/tokens.ts";
import { claimsFile, listOfferedClaims } from "../src/content/firm/claim-blocks.ts";
import { firm } from "../src/content/firm/firm.ts";
import { offered } from "../src/content/firm/offered.ts";
import { findSampleTexts, sampleFirmValues } from "../src/content/firm/sample-firm.ts";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { ownerWords } from "../src/content/shared/owner.ts";
import { privacyWords } from "../src/content/shared/privacy.ts";
import { claimsByName } from "../src/content/texts/claims.ts";
import { getContentPath, read } from "../src/site-content.ts";

/** A line of `npm run launch-check`. `missing` blocks publishing; the owner decides about `check`. */
export interface CheckRow {
  subject: string;
  state: "ready" | "check" | "missing";
  detail: string;
}

const readTextIfExists = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

export function readOwnersCopy() {
  const site = read(firm);
  const { offeredSolutionNames } = read(offered);
  const { buyerQuestions, terms } = read(ownerWords);
  const getTokenColour = parseColourTokens(readTokenSheets());
  const contentFilePaths = globSync(getContentPath("**/*.{yaml,md}"));
  const benchReport = readTextIfExists("docs/bench.md") ?? "";
  return {
    config: site,
    claims: read(claimsByName),
    offeredSolutions: offeredSolutionNames,
    colours: { brand: getTokenColour("brand"), action: getTokenColour("action") },
    hasOwnLogo: existsSync(getContentPath("logo.svg")),
    hasPrivacyText: read(privacyWords) !== undefined,
    buyerQuestions: [
      ...terms.list,
      ...offeredSolutionNames.flatMap((name) => buyerQuestions.lists[name] ?? []),
    ],
    contentTexts: new Map(contentFilePaths.map((path) => [path, readFileSync(path, "utf8")])),
    homeHtml: readTextIfExists(join(builtSiteFolder, "index.html")),
    /** The day of the last `npm run bench -- --write` of this site, `2026-11-24`. */
    lastBenchDate: benchReport.includes(`${site.url} `)
      ? /\d{4}-\d{2}-\d{2}/.exec(benchReport)?.[0]
      : undefined,
  };
}

export type OwnersCopy = ReturnType<typeof readOwnersCopy>;

type CheckResult = Omit<CheckRow, "subject">;
const ready = (detail: string): CheckResult => ({ state: "ready", detail });
const toReview = (detail: string): CheckResult => ({ state: "check", detail });
const missing = (detail: string): CheckResult => ({ state: "missing", detail });

const checkOwnValue = (value: string, isSampleValue: boolean): CheckResult =>
  isSampleValue ? missing(`sigue el valor de muestra, ${value}: npm run setup`) : ready(value);

function checkBooking({ booking: { url, hours, place } }: SiteConfig): CheckResult {
  const [problem] = findBookingAddressProblems(url, "");
  if (problem) return missing(`${problem.found}; se espera ${problem.expected}`);
  const host = url && new URL(url).host;
  if (url && findBookingService(url) === unknownService)
    return toReview(
      `${host} no es un servicio conocido: mira si su página se ve en /contacto, porque puede no dejar que otro sitio la muestre`,
    );
  if (host) return ready(host);
  const days = Object.keys(hours ?? {}).length;
  return toReview(
    `agenda del sitio, ${days} días por semana, hora de ${place}: los pedidos llegan por WhatsApp o correo`,
  );
}

function checkApplications({ applications, careers }: SiteConfig): CheckResult {
  if (careers === false) return ready("el sitio no tiene página para quien se postula");
  if (applications)
    return ready(
      `${new URL(applications.endpoint).host}: envíate una desde la página publicada y mira que llegue (en Formspree, sin captcha)`,
    );
  return missing(
    "no llegan a ninguna parte: applications en site.yaml, o careers: false para no tener la página",
  );
}

function checkAnalytics({ analytics }: SiteConfig): CheckResult {
  if (!analytics) return toReview("no se cuentan ni se carga nada ajeno: analytics en site.yaml, si quieres");
  const { origin, host } = new URL(analytics.src);
  const origins = new Set([origin, ...(analytics.sendsTo ?? [])]);
  const hosts = [...origins].map((one) => one.replace("https://", ""));
  return ready(`programa de ${host}; la política le deja enviar solo a ${hosts.join(", ")}`);
}

function checkFirmFacts({ brand, since, partners = {} }: SiteConfig): CheckResult {
  const said = [
    since && `desde ${since}`,
    ...Object.entries({ Google: partners.google, Kaseya: partners.kaseya }).map(
      ([programme, year]) => year && `partner de ${programme}${year === true ? "" : ` desde ${year}`}`,
    ),
  ].filter(Boolean);
  if (said.length === 0) return ready("el sitio no dice desde cuándo existe ni de quién es partner");
  const isSamples = since === sampleFirmValues.since || partners.google === sampleFirmValues.partners.google;
  return brand.name !== sampleFirmValues.name && isSamples
    ? toReview(`${said.join(", ")}, como la de muestra: si no es así, since y partners en site.yaml`)
    : ready(said.join(", "));
}

function checkClaims({ config, claims, offeredSolutions }: OwnersCopy): Record<string, CheckResult> {
  const stated = listOfferedClaims(read(claimsFile).blocks, offeredSolutions).filter(
    (name) => config.claims?.[name] !== false,
  );
  const results = stated.flatMap((name): [string, CheckResult][] => {
    const claim = claims[name];
    if (!claim) return [];
    const { figure, text, lead, source } = claim;
    const sentence = [lead, figure, text].filter(Boolean).join(" ").replaceAll("\u00a0", " ");
    const removal = `claims: { ${name}: false } en site.yaml`;
    const withoutSource = read(claimsFile).blocks[name]?.needsSource
      ? missing(
          `${sentence}: sin fuente, y la que se suele citar se ha desdicho. Pon otra en claims.yaml, o no lo digas: ${removal}`,
        )
      : toReview(`${sentence}: sin fuente. Si no lo puedes sostener: ${removal}`);
    return [[`Afirmación: ${name}`, source ? ready(`${sentence}. Fuente: ${source}`) : withoutSource]];
  });
  return results.length > 0
    ? Object.fromEntries(results)
    : { Afirmaciones: ready("el sitio no afirma ninguna cifra") };
}

function checkLegalData({ config: { legal }, hasPrivacyText }: OwnersCopy): CheckResult {
  const gaps = [
    !legal?.name && "legal.name",
    !legal?.taxId && "legal.taxId",
    !legal?.privacyUrl && !hasPrivacyText && "legal.privacyUrl o el texto de content/words/privacy.yaml",
  ].filter(Boolean);
  return gaps.length > 0 ? missing(`vacíos: ${gaps.join(", ")}`) : ready(legal?.name ?? "");
}

/** Reads of a page its canonical address, without a slash at the end, and whether search engines must not list it. */
export function readRobotsData(html: string): { canonical?: string | undefined; isHidden: boolean } {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(/\/$/, "");
  return { canonical, isHidden: html.includes('<meta name="robots" content="noindex') };
}

function checkBuiltSite({ homeHtml, config: { url } }: OwnersCopy): CheckResult {
  if (homeHtml === undefined) return missing(`no hay ${builtSiteFolder}: npm run build`);
  const { canonical, isHidden } = readRobotsData(homeHtml);
  if (isHidden)
    return missing("es una prueba que pide no figurar en buscadores: npm run build sin SITE_ADDRESS");
  return canonical === url ? ready(builtSiteFolder) : missing(`no es para ${url}: npm run build`);
}

/** Checks what is ready and what is missing before the site can be published, without the live site. */
export function checkReadiness(input: OwnersCopy): CheckRow[] {
  const { config, colours, contentTexts, lastBenchDate } = input;
  const { brand, url, email, whatsapp } = config;
  const isReserved = (value: string) => /\.(example|test|invalid|localhost)$/.test(value);
  const isSampleNumber = whatsapp.number.replace(/\D/g, "") === sampleFirmValues.phoneDigits;
  const { colours: sampleColours } = sampleFirmValues;
  const hasSampleColours = colours.brand === sampleColours.brand && colours.action === sampleColours.action;
  const sampleTexts = [...contentTexts].flatMap(([path, text]) =>
    findSampleTexts(text).map((value) => `${value} (${path})`),
  );
  const unanswered = input.buyerQuestions.filter(({ text }) => text.trim() === "").map(({ title }) => title);
  const results: Record<string, CheckResult> = {
    Marca: checkOwnValue(brand.name, brand.name === sampleFirmValues.name),
    Dirección: checkOwnValue(url, isReserved(new URL(url).host)),
    Correo: checkOwnValue(email, isReserved(email)),
    WhatsApp: checkOwnValue(whatsapp.number, isSampleNumber),
    Colores: checkOwnValue(`${colours.brand} y ${colours.action}`, hasSampleColours),
    "Logo, íconos e imágenes para compartir": input.hasOwnLogo
      ? ready("propios")
      : missing("siguen con el de muestra: content/logo.svg"),
    "Textos de muestra":
      sampleTexts.length > 0 ? toReview(sampleTexts.join(", ")) : ready("no queda ninguno"),
    Reserva: checkBooking(config),
    Postulaciones: checkApplications(config),
    "Medir visitas": checkAnalytics(config),
    "La empresa": checkFirmFacts(config),
    ...checkClaims(input),
    "Datos legales": checkLegalData(input),
    Condiciones:
      unanswered.length > 0
        ? toReview(`sin respuesta en content/words/owner.yaml: ${unanswered.join("; ")}`)
        : ready("todas con respuesta"),
    "Sitio construido": checkBuiltSite(input),
    "Última medición de velocidad": lastBenchDate
      ? ready(lastBenchDate)
      : toReview("ninguna: npm run bench -- --write"),
  };
  return Object.entries(results).map(([subject, result]) => ({ subject, ...result }));
}
