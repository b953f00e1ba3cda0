import type { CountryCode } from "libphonenumber-js/max";
import { z } from "zod";
import { type ClaimBlock, claimBlocks, claimProblems } from "./claim-blocks.ts";
import { getContentPath } from "./content-folder.ts";
import { formatWhatsappNumber, isInternationalPhone, isWhatsappNumber } from "./phones.ts";
import { findNearestName, type Problem } from "./problems.ts";
import { partialRecord, strictObject } from "./schema-helpers.ts";
import { isHttpsOrigin, isIsoDate, isSafeRequestUrl } from "./site-values.ts";
import { solutionNamesWithFile } from "./solution-files.ts";
import { isTimeZoneName } from "./time-zones.ts";
import { findFieldInfo, listSchemaProblems, type YamlFile } from "./yaml.ts";

/** Says of a field what it is called, what is valid and an example: for errors, `npm run setup` and the guide's table. */
const field = <Kind extends z.ZodType>(
  kind: Kind,
  title: string,
  description: string,
  example: unknown,
): Kind => kind.meta({ title, description, examples: [example] });

const singleLine = z.string().regex(/^[^\n]*\S[^\n]*$/);
const line = (title: string, example: string) => field(singleLine, title, "un texto de una línea", example);

const currentYear = new Date().getFullYear();

const wholeNumber = (least: number, most: number, title: string, unit: string, example: number) =>
  field(z.int().min(least).max(most), title, `un número entero ${unit}, de ${least} a ${most}`, example);

const isoDate = (title: string, description: string) =>
  field(z.string().refine(isIsoDate), title, description, "2026-12-25").meta({ format: "date" });

const yesOrNo = (title: string, withoutIt: string) =>
  field(z.boolean(), title, `true o false: con false ${withoutIt}`, false);

const choice = <Word extends string>(words: readonly [Word, ...Word[]], title: string, example: Word) =>
  field(z.enum(words), title, words.map((word) => JSON.stringify(word)).join(" o "), example);

const requestUrl = (title: string, example: string) =>
  field(
    z.string().refine(isSafeRequestUrl),
    title,
    "una dirección https sin usuario ni contraseña, cuyo dominio lleva solo letras sin acento, números, puntos y guiones (http solo en esta máquina)",
    example,
  );

const textWithNearest = (
  isValid: (value: string) => boolean,
  findNearest: (value: string) => string | undefined,
) =>
  z.string().superRefine((value, context) => {
    if (isValid(value)) return;
    context.addIssue({ code: "custom", message: "", params: { nearest: findNearest(value) } });
  });

const solutionList = z
  .array(z.string())
  .min(1)
  .superRefine((names, context) => {
    const wrong = names.find(
      (one, index) => !solutionNamesWithFile.includes(one) || names.indexOf(one) < index,
    );
    if (wrong === undefined) return;
    const params = { found: JSON.stringify(wrong), nearest: findNearestName(wrong, solutionNamesWithFile) };
    context.addIssue({ code: "custom", message: "", params });
  });

const textsByName = z.record(z.string(), z.string());

/** @param firstPossibleYear 2006 with Google, whose product is no older; 2000 with Kaseya */
const partnership = (programme: string, firstPossibleYear: number) =>
  field(
    z.union([z.boolean(), z.int().min(firstPossibleYear).max(currentYear)]),
    `¿Eres partner de ${programme}? Desde qué año, o sí, o no: con no, el sitio no lo nombra`,
    `un año desde ${firstPossibleYear} hasta este; true, si no quieres decir el año; o false`,
    2016,
  ).optional();

export const weekdayKeys = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

function areValidMeetingSpans(spans: readonly string[]): boolean {
  let previousEnd = 0;
  return spans.every((span) => {
    const [, fromHour, from, toHour, to] =
      /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/.exec(span) ?? [];
    const start = Number(fromHour) * 60 + Number(from);
    const end = Number(toHour) * 60 + Number(to);
    const isValid = start >= previousEnd && end >= start + 30;
    previousEnd = end;
    return isValid;
  });
}

const weeklyHours = field(
  partialRecord(weekdayKeys, z.array(z.string()).refine(areValidMeetingSpans)).refine(
    (hours) => Object.values(hours).flat().length > 0,
  ),
  "Horarios de las reuniones",
  `al menos un día (${weekdayKeys.join(", ")}) con sus tramos, en orden y de media hora o más`,
  { mon: ["09:00-13:00", "14:00-18:00"] },
);

const internationalPhone = z.string().refine(isInternationalPhone);

/** @returns whether a text is a whole number and, after a space, the unit; `año` and `TB` are as good as `años` and `GB` */
function isFigureWithUnit(value: string, unit: string): boolean {
  const [, number, written = ""] = /^([1-9]\d*)(?:\s(\S+))?$/.exec(value) ?? [];
  const isBytes = (one: string) => /^[GT]B$/.test(one);
  const isUnit =
    written === unit || written === unit.replace(/s$/, "") || (isBytes(unit) && isBytes(written));
  return number !== undefined && isUnit && (unit !== "%" || Number(number) <= 100);
}

function claimValue({ unit, example }: ClaimBlock, name: string) {
  const title = `La afirmación ${name} de claims.yaml`;
  if (unit === undefined) return field(z.boolean(), title, "true, o false para que no se diga", false);
  return field(
    z.union([z.literal(false), z.string().refine((value) => isFigureWithUnit(value, unit))]),
    title,
    `false u otra cifra: un número entero${unit && `, un espacio y ${unit}`}`,
    example,
  );
}

/** The claims by name, but the free meeting, which no firm can take back; any names while claims.yaml is invalid. */
const claims: z.ZodType<Partial<Record<string, string | boolean>>> =
  claimProblems.length > 0
    ? z.record(z.string(), z.union([z.string(), z.boolean()]))
    : strictObject(
        Object.fromEntries(
          Object.entries(claimBlocks)
            .filter(([name]) => name !== "meeting")
            .map(([name, block]) => [name, claimValue(block, name).optional()]),
        ),
      );

export const siteFields = strictObject({
  brand: strictObject({
    name: field(
      singleLine.max(30),
      "Nombre de la marca",
      "el nombre de la empresa, hasta 30 letras",
      "Quebracho Sistemas",
    ),
    short: field(
      singleLine.max(16),
      "Nombre corto, para el encabezado y los títulos",
      "un nombre más corto, hasta 16 letras",
      "Quebracho",
    ).optional(),
    claim: line(
      "Qué hace la empresa, en una línea",
      "Tecnología que atiende a tus clientes y cuida tu empresa",
    ),
  }).meta({ title: "La marca" }),
  since: field(
    z.int().min(1900).max(currentYear),
    "Año en que empezó la empresa: el sitio dice desde cuándo y cuántos años; vacío, no lo dice",
    "el año en que empezó la empresa, desde 1900 hasta este",
    2003,
  ).optional(),
  partners: strictObject({
    google: partnership("Google", 2006),
    kaseya: partnership("Kaseya", 2000),
  }).optional(),
  claims: claims
    .meta({
      title: "Otra cifra de una afirmación de claims.yaml, o false para que no se diga",
      description: "una cifra o false, por el nombre de la afirmación",
    })
    .optional(),
  legal: strictObject({
    name: line("Razón social, que va al pie", "Nimbosur S.R.L.").optional(),
    taxId: line("Identificación fiscal, con su nombre, que va al pie", "CUIT 30-12345678-9").optional(),
    hours: line("Horario de atención, que va al pie", "Lunes a viernes de 9 a 18").optional(),
    privacyUrl: field(
      z.string().refine((value) => URL.parse(value)?.protocol === "https:"),
      "Dirección de una política de privacidad en otro sitio",
      "una dirección https",
      "https://www.example.com/privacidad",
    ).optional(),
  })
    .meta({ title: "Datos legales, que van al pie" })
    .optional(),
  url: field(
    z.string().refine(isHttpsOrigin),
    "Dirección del sitio",
    "una dirección https, sin nada después del dominio y sin barra al final; el dominio lleva solo letras sin acento, números, puntos y guiones",
    "https://www.example.com",
  ),
  email: field(
    z.string().regex(/^[^\s@<>"?&]+@[^\s@.<>"?&]+(\.[^\s@.<>"?&]+)+$/),
    "Correo de contacto",
    "una dirección de correo",
    "hola@example.com",
  ),
  whatsapp: strictObject({
    number: field(
      textWithNearest(isWhatsappNumber, formatWhatsappNumber),
      "Número de WhatsApp",
      "un número que exista, con + y código de país",
      "+54 9 11 2345-6789",
    ),
    greeting: line("Con qué texto se abre el chat de WhatsApp", "Hola, quiero hacer una consulta."),
  }).meta({ title: "WhatsApp" }),
  phones: field(
    z.array(
      strictObject({
        label: singleLine.meta({ title: "Qué es" }),
        number: internationalPhone.meta({ title: "Número, con + y código de país" }),
      }),
    ),
    "Otros teléfonos",
    "una lista de teléfonos, cada uno con label, qué es, y number, con + y código de país",
    [{ label: "Soporte", number: "+54 11 4321-9876" }],
  ).optional(),
  notice: strictObject({
    text: field(
      singleLine.max(140),
      "Un aviso arriba de todas las páginas",
      "un texto de una línea, hasta 140 letras",
      "Cerramos del 24 al 26 de diciembre.",
    ),
    to: field(
      z.string().refine((value) => /^\/(?!\/)\S*$/.test(value) || URL.parse(value)?.protocol === "https:"),
      "Adónde lleva el aviso",
      "una página de este sitio, que empieza con /, o una dirección https",
      "/contacto",
    ).optional(),
    from: isoDate("Primer día del aviso", "el primer día, como año-mes-día").optional(),
    until: isoDate(
      "Último día del aviso",
      "el último día en que se muestra, como año-mes-día, no antes de from",
    ),
  })
    .meta({ title: "Aviso" })
    .optional(),
  address: strictObject({
    street: line("Calle y número", "Av. Corrientes 1234"),
    city: line("Ciudad", "Buenos Aires"),
    region: line("Provincia o estado", "CABA").optional(),
    postalCode: line("Código postal", "C1043AAZ").optional(),
    country: field(
      z.string().regex(/^[A-Z]{2}$/),
      "País",
      "el código de un país, dos letras mayúsculas",
      "AR",
    ),
  })
    .meta({ title: "Dirección postal, que va al pie" })
    .optional(),
  examples: strictObject({
    neighbourhood: line("Barrio de los clientes en los ejemplos", "Narvarte").optional(),
    city: line("Ciudad de los envíos en los ejemplos", "Puebla").optional(),
    phone: line("Teléfono de ejemplo", "+52 222 123 4567").optional(),
  }).optional(),
  booking: strictObject({
    url: field(
      z.string().refine((value) => isSafeRequestUrl(value) && value.startsWith("https:")),
      "Dirección de tu agenda (Calendly, Cal.com, Google…)",
      "la dirección https de tu agenda, sin usuario ni contraseña; el dominio lleva solo letras sin acento, números, puntos y guiones",
      "https://calendly.com/your-firm/30min",
    ).optional(),
    label: line(
      "Nombre del marco con la agenda, para lectores de pantalla",
      "Calendario para agendar una reunión",
    ),
    place: field(
      singleLine,
      "Ciudad cuya hora usan tus horarios",
      "una ciudad que tiene la hora de timeZone",
      "Guadalajara",
    ).optional(),
    hours: weeklyHours.optional(),
    noticeHours: wholeNumber(0, 336, "Horas de anticipación", "de horas", 24).optional(),
    daysOff: field(
      z.array(z.string().refine(isIsoDate)),
      "Días sin reuniones",
      "una lista de fechas que existan, como año-mes-día, que puede estar vacía",
      ["2026-12-25"],
    ).optional(),
    weeksAhead: wholeNumber(1, 8, "Semanas que muestra la agenda", "de semanas", 3).optional(),
  }),
  careers: yesOrNo(
    "¿El sitio tiene una página para quien quiere trabajar contigo (/hablemos)?",
    "no hay página /hablemos",
  ).optional(),
  applications: strictObject({
    endpoint: requestUrl("Adónde llegan las postulaciones", "https://formspree.io/f/your-form"),
    format: choice(["json", "form"], "Formato de las postulaciones", "form").optional(),
    fields: field(textsByName, "Otros datos que pide quien recibe", "un texto por nombre", {
      access_key: "your-key",
    }).optional(),
  }).optional(),
  analytics: strictObject({
    src: requestUrl("Programa que cuenta las visitas", "https://plausible.io/js/pa-your-site.js"),
    attributes: field(
      z.record(z.string().regex(/^data-[a-z0-9-]+$/), z.string()),
      "Atributos de su etiqueta",
      'un texto por nombre, que empieza con "data-"',
      { "data-website-id": "your-id" },
    ).optional(),
    sendsTo: field(
      z.array(z.string().regex(/^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/)),
      "Adónde manda sus datos",
      "una lista de orígenes https; el primer nombre puede ser *",
      ["https://*.google-analytics.com"],
    ).optional(),
  }).optional(),
  solutions: field(
    solutionList,
    "Qué se ofrece, en el orden en que se cuenta",
    `una lista de lo que ofreces, cada cosa una vez; hay ${solutionNamesWithFile.join(", ")} (archivos de ${getContentPath("solutions")}/); una solución tuya se ofrece con solo tener su archivo`,
    ["crm", "agentes-ia"],
  ).optional(),
  redirects: field(
    textsByName,
    "Direcciones de antes",
    "una página de este sitio por cada dirección de antes que lleva a ella",
    { "/servicios/crm.html": "/crm" },
  ).optional(),
  hero: choice(["dark", "light"], "Fondo de la portada", "light").optional(),
  hsts: choice(["off", "host", "subdomains", "preload"], "Solo https en este dominio (HSTS)", "host"),
  locale: field(
    z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
    "Idioma y país: de él salen los ejemplos de números y de montos",
    "un idioma con su país",
    "es-AR",
  ),
  timeZone: field(
    textWithNearest(isTimeZoneName, (value) => findNearestName(value, Intl.supportedValuesOf("timeZone"), 2)),
    "Zona horaria",
    "el nombre de una zona horaria, como lo escribe la base IANA",
    "America/Argentina/Buenos_Aires",
  ),
});

function buildExample(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional) return buildExample(schema.unwrap() as z.ZodType);
  const [example] = findFieldInfo(schema, []).examples ?? [];
  if (example !== undefined || !(schema instanceof z.ZodObject)) return example;
  return Object.fromEntries(Object.entries(schema.shape).map(([name, inner]) => [name, buildExample(inner)]));
}

/** A firm whose fields take the place of invalid ones while all other content is checked. It states and offers everything. */
export const exampleFirm = {
  ...(buildExample(siteFields) as SiteConfig),
  claims: undefined,
  solutions: undefined,
};

export const agendaFieldNames = ["place", "hours", "noticeHours", "daysOff", "weeksAhead"] as const;

/** The firm as the site reads it. */
export type SiteConfig = z.output<typeof siteFields>;

export type WeeklyHours = z.output<typeof weeklyHours>;

export type PartialFirm = {
  [Name in keyof SiteConfig]?: SiteConfig[Name] extends unknown[] | undefined
    ? SiteConfig[Name]
    : Partial<NonNullable<SiteConfig[Name]>>;
};

/** @returns the country of the firm's postal address or, without such an address, of the locale; undefined without either */
export function getAddressOrLocaleCountry(firm: PartialFirm): CountryCode | undefined {
  const [, region] = /-([A-Z]{2})$/.exec(String(firm.locale)) ?? [];
  return (firm.address?.country ?? region) as CountryCode | undefined;
}

/** Tells of a field that does not fit others; `expected` takes the place of what the schema says of the field. */
type Report = (path: string[], expected?: string) => void;

function checkYears({ since, partners, claims: stated }: PartialFirm, report: Report): void {
  for (const name of ["google", "kaseya"] as const) {
    const year = partners?.[name];
    if (typeof year === "number" && typeof since === "number" && year < since)
      report(["partners", name], `un año desde ${since}, cuando ya hay empresa; true, o false`);
  }
  const most = currentYear - (typeof since === "number" ? since : 1900);
  if (Number.parseInt(String(stated?.experience), 10) > most)
    report(["claims", "experience"], `false u otra cifra, hasta ${most} ${claimBlocks.experience?.unit}`);
}

function checkAgenda({ booking, timeZone }: PartialFirm, report: Report): void {
  if (!booking || typeof booking !== "object") return;
  if (booking.url === undefined)
    for (const name of agendaFieldNames) if (booking[name] === undefined) report(["booking", name]);
  // A firm elsewhere has left the sample's city, for whose time its visitors would take the hours of the agenda.
  const isElsewhere = isTimeZoneName(timeZone) && !/Argentina|Buenos_Aires/.test(timeZone);
  if (booking.place === "Buenos Aires" && isElsewhere) report(["booking", "place"]);
}

function checkAcrossFields(firm: PartialFirm, context: z.core.$RefinementCtx): void {
  const report: Report = (path, message = "") => context.addIssue({ code: "custom", path, message });
  checkYears(firm, report);
  checkAgenda(firm, report);
  const { from, until } = firm.notice ?? {};
  if (from && until && until < from) report(["notice", "until"]);
}

export const siteFieldPaths: readonly string[] = Object.entries(siteFields.shape).flatMap(([name, kind]) => {
  const group = kind instanceof z.ZodOptional ? kind.unwrap() : kind;
  const hasOwnFields = group instanceof z.ZodObject && !findFieldInfo(group, []).description;
  return hasOwnFields ? Object.keys(group.shape).map((key) => `${name}.${key}`) : [name];
});

/**
 * Lists what is wrong with a firm, normally the value of site.yaml.
 * @param yaml the file, for the lines
 * @param schema its fields, to which answers for setup add some
 */
export function listSiteProblems(
  value: unknown,
  file: string,
  yaml?: YamlFile,
  schema: z.ZodObject = siteFields,
): Problem[] {
  // Also when a field is wrong, so that all problems are told at once.
  const { error } = schema.superRefine(checkAcrossFields, { when: () => true }).safeParse(value);
  return error ? listSchemaProblems(error, { file, yaml, value, schema }) : [];
}
