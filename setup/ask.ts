import { confirm, isCancel, log, multiselect, select, text } from "@clack/prompts";
import { offered } from "../app/content/offered.ts";
import { findSiteFaults, type SiteConfig, solutionNames, type WeeklyHours } from "../site.schema.ts";
import { colourFaults, faultLine, merged } from "./answers.ts";
import { expected, labels } from "./fields.ts";

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
 * @param css text of app/app.css
 * @returns answers as a file of `--from` has them
 * @throws Left when the owner leaves
 */
export async function ask(current: SiteConfig, css: string, terminal: Terminal = {}): Promise<Answers> {
  let answers: Answers = {};
  const give = (field: string, value: unknown) => {
    answers = merged(answers, nested(field, value), { keepNull: true }) as Answers;
  };
  const fault = (field: string, value: unknown): string | undefined => {
    const config = merged(current, merged(answers, nested(field, value), { keepNull: true }));
    const found = findSiteFaults(config).find((one) => one.field === field);
    return found && faultLine(field, value, found.example);
  };
  const message = (field: string) => `${labels[field]}\n   ${expected[field]}`;
  const line = async (field: string, initialValue: string) => {
    const validate = (value = "") => fault(field, value.trim());
    const value = answered(await text({ message: message(field), initialValue, validate, ...terminal }));
    give(field, value.trim());
  };
  /** What may stay empty; `whole` is what goes then, where that is more than the field. */
  const optional = async (field: string, initialValue = "", whole = field) => {
    const validate = (value = "") => (value.trim() === "" ? undefined : fault(field, value.trim()));
    const asked = `${message(field)}\n   Puede quedar vacío.`;
    const value = answered(await text({ message: asked, initialValue, validate, ...terminal })).trim();
    if (value !== "") give(field, value);
    else if (initialValue !== "") give(whole, null);
  };

  log.step("La empresa", terminal);
  await line("brand.name", current.brand.name);
  await optional("brand.short", current.brand.short);
  await line("brand.claim", current.brand.claim);
  await optional("legal.name", current.legal?.name);
  await optional("legal.taxId", current.legal?.taxId);
  await line("url", current.url);
  await line("email", current.email);
  await line("whatsapp.number", current.whatsapp.number);
  await line("whatsapp.greeting", current.whatsapp.greeting);
  await line("locale", current.locale);

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
  if (offer !== shownOffer) give("solutions", listOf(offer));

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
    const { hours } = current.booking;
    const days = answered(
      await multiselect({
        message: "¿Qué días hay reuniones? (espacio para elegir, Intro para seguir)",
        options: weekdays,
        initialValues: Object.keys(hours),
        ...terminal,
      }),
    );
    const spans = (value: string | undefined): WeeklyHours =>
      Object.fromEntries(days.map((day) => [day, listOf(value)]));
    const validate = (value: string | undefined) => fault("booking.hours", spans(value));
    const shown = (Object.values(hours)[0] ?? []).join(", ");
    const wanted = answered(
      await text({
        message: "¿En qué horarios, esos días?\n   09:00-13:00, 14:00-18:00",
        initialValue: shown,
        validate,
        ...terminal,
      }),
    );
    give("booking.hours", spans(wanted));
    await line("booking.place", current.booking.place);
  }
  await line("timeZone", current.timeZone);

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
      const colours = (value = "") => ({ brand: "#000", action: "#000", [name]: value.trim() });
      const validate = (value: string | undefined) => colourFaults(colours(value), css)[0];
      const value = answered(await text({ message: message(field), placeholder, validate, ...terminal }));
      give(field, value.trim());
    };
    await colour("brand", "#0b5cad");
    await colour("action", "#f5b942");
  }
  return answers;
}
