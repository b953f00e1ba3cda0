import { confirm, isCancel, log, multiselect, select, text } from "@clack/prompts";
import { claims } from "#content/claims";
import { offered } from "../app/offered.ts";
import { sample } from "../site.sample.ts";
import {
  type ClaimName,
  expectedIn,
  findSiteFaults,
  type SiteConfig,
  solutionNames,
  valueAt,
  type WeeklyHours,
} from "../site.schema.ts";
import { findColourFaults, formatFault, mergeValues } from "./answers.ts";
import { claimSentences, labels, listClaims } from "./fields.ts";
import { normalizeValue } from "./normalize.ts";

/** Where questions are put; the terminal when left out. */
export interface Terminal {
  input?: NodeJS.ReadStream;
  output?: NodeJS.WriteStream;
}

type Answers = Record<string, unknown>;

/** Thrown when the owner leaves by Ctrl-C or Escape. */
export class Left extends Error {}

/** @throws Left */
function answered<Value>(value: Value): Exclude<Value, symbol> {
  if (isCancel(value)) throw new Left();
  return value as Exclude<Value, symbol>;
}

const weekdays = [
  { value: "mon", label: "Lunes" },
  { value: "tue", label: "Martes" },
  { value: "wed", label: "Miércoles" },
  { value: "thu", label: "Jueves" },
  { value: "fri", label: "Viernes" },
  { value: "sat", label: "Sábado" },
  { value: "sun", label: "Domingo" },
];

/** Services that take what a form of a page sends, and from other sites nothing else (docs/applications.md). */
const takeForms = ["formspree.io", "api.web3forms.com", "script.google.com"];

const nested = (field: string, value: unknown): Answers =>
  field.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Answers;

const listOf = (value = "") => value.split(",").map((one) => one.trim());

/**
 * Asks for all that makes the site the owner's, each answer checked as it is given.
 * @param current configuration, whose values stand in the questions
 * @returns answers as a file of `--from` has them
 * @throws Left when the owner leaves
 */
export async function ask(current: SiteConfig, terminal: Terminal = {}): Promise<Answers> {
  let answers: Answers = {};
  const give = (field: string, value: unknown) => {
    answers = mergeValues(answers, nested(field, value), { keepNull: true }) as Answers;
  };
  const config = () => mergeValues(current, answers);
  /** As it is kept: what is clear is mended. */
  const kept = (field: string, value: unknown) => normalizeValue(field, value, config());
  const fault = (field: string, value: unknown): string | undefined => {
    const then = mergeValues(
      current,
      mergeValues(answers, nested(field, kept(field, value)), { keepNull: true }),
    );
    const found = findSiteFaults(then).find((one) => one.field === field);
    return found && formatFault(found);
  };
  const message = (field: string) => {
    const expected = expectedIn(field, config());
    return `${labels[field]}\n   ${typeof expected === "string" ? expected : expected.es}`;
  };
  const line = async (field: string, initialValue: string) => {
    const validate = (value = "") => fault(field, value);
    const value = answered(await text({ message: message(field), initialValue, validate, ...terminal }));
    give(field, kept(field, value));
  };
  /** What may stay empty; `whole` is what goes then, where that is more than the field. */
  const optional = async (field: string, initialValue = "", whole = field) => {
    const validate = (value = "") => (value.trim() === "" ? undefined : fault(field, value));
    const asked = `${message(field)}\n   Puede quedar vacío.`;
    const value = answered(await text({ message: asked, initialValue, validate, ...terminal })).trim();
    if (value !== "") give(field, kept(field, value));
    else if (valueAt(current, whole) !== undefined) give(whole, null);
  };

  log.step("La empresa", terminal);
  await line("brand.name", current.brand.name);
  await optional("brand.short", current.brand.short);
  await line("brand.claim", current.brand.claim);
  await optional("legal.name", current.legal?.name);
  await optional("legal.taxId", current.legal?.taxId);
  await line("url", current.url);
  await line("email", current.email);
  // It says of which country a number is.
  await line("locale", current.locale);
  await line("whatsapp.number", current.whatsapp.number);
  await line("whatsapp.greeting", current.whatsapp.greeting);

  log.step("Lo que el sitio dice de la empresa", terminal);
  // The sample's facts are nobody else's: Enter must not make them so.
  const { since, partners } = current.brand.name === sample.name ? {} : current;
  await optional("since", since?.toString());
  for (const programme of ["google", "kaseya"] as const) {
    const partner = partners?.[programme];
    const shown = typeof partner === "number" ? String(partner) : partner ? "sí" : "no";
    await line(`partners.${programme}`, shown);
  }

  log.step("Las soluciones", terminal);
  const shownOffer = (current.solutions ?? offered).join(", ");
  const offer = answered(
    await text({
      message: `${message("solutions")}, en el orden en que se muestran\n   Hay: ${solutionNames?.join(", ")}`,
      initialValue: shownOffer,
      validate: (value = "") => fault("solutions", listOf(value)),
      ...terminal,
    }),
  );
  if (offer !== shownOffer) give("solutions", kept("solutions", listOf(offer)));

  const stated = listClaims(offer ? (kept("solutions", listOf(offer)) as string[]) : []).filter(
    // Years of experience follow from the year of the beginning.
    (name) => name !== "experience" || valueAt(config(), "since") !== undefined,
  );
  const figureOf = (name: ClaimName) => current.claims?.[name] || (claims[name]?.figure ?? "");
  const statedClaims = answered(
    await multiselect({
      message:
        "¿Qué de esto puedes sostener? Lo que desmarques no se dice en ninguna parte (espacio para desmarcar, Intro para seguir)",
      options: stated.map((name) => ({
        value: name,
        label:
          name === "experience"
            ? "Los años de experiencia, que salen del año en que empezó la empresa"
            : claimSentences[name].says(figureOf(name)),
      })),
      initialValues: stated.filter((name) => current.claims?.[name] !== false),
      required: false,
      ...terminal,
    }),
  );
  for (const name of stated) {
    const stands = statedClaims.includes(name);
    if (stands && current.claims?.[name] === false) give(`claims.${name}`, null);
    if (!stands && current.claims?.[name] !== false) give(`claims.${name}`, false);
  }
  const figures = statedClaims.filter((name) => name !== "experience");
  const another =
    figures.length > 0 &&
    answered(
      await confirm({ message: "¿Alguna cifra es otra en tu caso?", initialValue: false, ...terminal }),
    );
  for (const name of another ? figures : []) {
    const field = `claims.${name}`;
    const shown = figureOf(name);
    const value = answered(
      await text({
        message: claimSentences[name].says("…"),
        initialValue: shown,
        validate: (given = "") => fault(field, given),
        ...terminal,
      }),
    );
    if (value !== shown) give(field, kept(field, value));
  }

  log.step("Las reuniones", terminal);
  const way = answered(
    await select({
      message: "¿Cómo se reserva una reunión?",
      options: [
        { value: "own", label: "Con la agenda del sitio", hint: "el pedido llega por WhatsApp o correo" },
        { value: "service", label: "Con mi agenda de Calendly, Cal.com, Google u otro servicio" },
      ],
      initialValue: current.booking.url ? "service" : "own",
      ...terminal,
    }),
  );
  if (way === "service") await line("booking.url", current.booking.url ?? "");
  else {
    if (current.booking.url) give("booking.url", null);
    // A configuration with a service may have neither hours nor place.
    const { hours = {}, place = "" }: Partial<SiteConfig["booking"]> = current.booking;
    const days = answered(
      await multiselect({
        message: "¿Qué días hay reuniones? (espacio para elegir, Intro para seguir)",
        options: weekdays,
        initialValues: Object.keys(hours),
        ...terminal,
      }),
    );
    const spans = (value: string | undefined): WeeklyHours =>
      kept("booking.hours", Object.fromEntries(days.map((day) => [day, listOf(value)]))) as WeeklyHours;
    const validate = (value: string | undefined) => fault("booking.hours", spans(value));
    const shown = (Object.values(hours)[0] ?? ["09:00-13:00", "14:00-18:00"]).join(", ");
    const wanted = answered(
      await text({
        message: "¿En qué horarios, esos días?\n   09:00-13:00, 14:00-18:00",
        initialValue: shown,
        validate,
        ...terminal,
      }),
    );
    give("booking.hours", spans(wanted));
    await line("booking.place", place);
  }
  // An unknown country has been refused.
  const locale = new Intl.Locale(String(valueAt(config(), "locale")));
  // TypeScript 7 does not know of it yet.
  const zones = (locale as Intl.Locale & { getTimeZones: () => string[] | undefined }).getTimeZones() ?? [];
  const [onlyZone = current.timeZone] = zones;
  if (zones.length < 2) await line("timeZone", onlyZone);
  else {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const likely = [current.timeZone, here].find((zone) => zones.includes(zone)) ?? onlyZone;
    const zone = await select({
      message: labels.timeZone ?? "",
      options: zones.map((value) => ({ value, label: value.replace(/^.*?\//, "").replaceAll("_", " ") })),
      initialValue: likely,
      ...terminal,
    });
    give("timeZone", answered(zone));
  }

  log.step("Las postulaciones", terminal);
  await optional("applications.endpoint", current.applications?.endpoint, "applications");
  const { endpoint } = (answers.applications ?? {}) as Answers;
  if (endpoint && takeForms.includes(new URL(String(endpoint)).host)) give("applications.format", "form");

  log.step("Los colores", terminal);
  const recolour = answered(
    await confirm({
      message:
        "¿Cambiar los colores? De dos, el de la marca y el del botón que agenda, salen todos los demás.",
      initialValue: true,
      ...terminal,
    }),
  );
  if (recolour) {
    const colour = async (name: "brand" | "action", placeholder: string) => {
      const field = `colors.${name}`;
      const colours = (value = "") => ({ brand: "#000", action: "#000", [name]: kept(field, value) });
      const validate = (value: string | undefined) => findColourFaults(colours(value)).map(formatFault)[0];
      const asked = `${labels[field]}\n   un color, como ${placeholder}`;
      const value = answered(await text({ message: asked, placeholder, validate, ...terminal }));
      give(field, kept(field, value));
    };
    await colour("brand", "#0b5cad");
    await colour("action", "#f5b942");
  }
  return answers;
}
