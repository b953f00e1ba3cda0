import { confirm, isCancel, log, multiselect, select, text } from "@clack/prompts";
import { claimsByName } from "../src/content/claims.ts";
import { offeredSolutionNames } from "../src/content/offered.ts";
import { getTextInLanguage } from "../src/content/problems.ts";
import { sampleFirmValues } from "../src/content/sample-firm.ts";
import {
  formatExamplePhone,
  getAddressOrLocaleCountry,
  getInternationalPhoneCountry,
} from "../src/content/site-rules.ts";
import {
  type ClaimName,
  type ConfigFault,
  describeExpectedAnswer,
  findInvalidOrMissingFields,
  getConfigValue,
  type SiteConfig,
  solutionNamesWithFile,
  type WeeklyHours,
} from "../src/content/site-schema.ts";
import { listCountryTimeZonesMainFirst } from "../src/content/time-zones.ts";
import { findMissingOrInvalidColours, formatConfigFault, mergeConfigValues } from "./answers.ts";
import { claimSentencesInSpanish, listOfferedClaims, questionLabelsByField } from "./fields.ts";
import { normalizeFieldValue } from "./normalize.ts";

/** The streams that `npm run setup` reads answers from and writes questions to; by default those of the terminal. */
export interface SetupTerminal {
  input?: NodeJS.ReadStream;
  output?: NodeJS.WriteStream;
}

/** Answers in groups, like the fields of site.config.ts, and the colours as `colors`. */
type SetupAnswers = Record<string, unknown>;

/** The error when the owner cancels `npm run setup` with Ctrl-C or Escape. */
export class SetupCancelled extends Error {}

/** @returns the answer to a prompt @throws SetupCancelled when the owner cancelled the prompt */
function unwrapPromptAnswer<Value>(value: Value): Exclude<Value, symbol> {
  if (isCancel(value)) throw new SetupCancelled();
  return value as Exclude<Value, symbol>;
}

const weekdayChoices = [
  { value: "mon", label: "Lunes" },
  { value: "tue", label: "Martes" },
  { value: "wed", label: "Miércoles" },
  { value: "thu", label: "Jueves" },
  { value: "fri", label: "Viernes" },
  { value: "sat", label: "Sábado" },
  { value: "sun", label: "Domingo" },
];

/** Hosts of services that accept form data, but no JSON, from other sites (docs/applications.md). */
const formDataOnlyEndpointHosts = ["formspree.io", "api.web3forms.com", "script.google.com"];

/** Builds the nested object for a value at a path: `a.b` and 1 give `{ a: { b: 1 } }`. */
const nestFieldValue = (field: string, value: unknown): SetupAnswers =>
  field.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as SetupAnswers;

/** Hints about keys, shown in the question because the prompt's own help is in English. */
const singleChoiceKeyHint = "(flechas para elegir, Intro para seguir)";
const multipleChoiceKeyHint = "(flechas para moverte, espacio para marcar, Intro para seguir)";

const splitCommaList = (value = "") => value.split(",").map((one) => one.trim());

/**
 * Asks for the values of site.config.ts and the colours in the terminal, and checks each answer at once.
 * @param current the current configuration, whose values are the defaults
 * @returns the answers, in the format of a file for `--from`
 * @throws SetupCancelled when the owner cancels
 */
export async function askSetupQuestions(
  current: SiteConfig,
  terminal: SetupTerminal = {},
): Promise<SetupAnswers> {
  let answers: SetupAnswers = {};
  const setAnswer = (field: string, value: unknown) => {
    answers = mergeConfigValues(answers, nestFieldValue(field, value), { keepNull: true }) as SetupAnswers;
  };
  const config = () => mergeConfigValues(current, answers);
  /** @returns the answer about a field as it will be saved in site.config.ts */
  const normalize = (field: string, value: unknown) => normalizeFieldValue(field, value, config());
  const describeFault = (field: string, value: unknown): string | undefined => {
    const then = mergeConfigValues(
      current,
      mergeConfigValues(answers, nestFieldValue(field, normalize(field, value)), { keepNull: true }),
    );
    const found = findInvalidOrMissingFields(then).find((one) => one.field === field);
    return found && formatConfigFault({ ...found, expected: expected(field, found) });
  };
  /** @returns in Spanish which answers a field accepts, whatever its current value; with the example of `fault`, if any */
  const expected = (field: string, fault?: ConfigFault): ConfigFault["expected"] => {
    const answer = describeExpectedAnswer(field, mergeConfigValues(config(), nestFieldValue(field, null)));
    const [, example = ""] =
      /(, por ejemplo .*)$/.exec(fault ? getTextInLanguage(fault.expected, "es") : "") ?? [];
    return `${answer}${example}`;
  };
  const message = (field: string) => `${questionLabelsByField[field]}\n   ${expected(field)}`;
  const askLine = async (field: string, initialValue: string, placeholder = "") => {
    const validate = (value = "") => describeFault(field, value);
    const value = unwrapPromptAnswer(
      await text({ message: message(field), initialValue, placeholder, validate, ...terminal }),
    );
    setAnswer(field, normalize(field, value));
  };
  /** Asks for the optional value of a field; an empty answer removes `removedField`, the field itself or its group. */
  const askOptional = async (field: string, initialValue = "", removedField = field) => {
    const validate = (value = "") => (value.trim() === "" ? undefined : describeFault(field, value));
    const question = `${message(field)}\n   Puede quedar vacío.`;
    const value = unwrapPromptAnswer(
      await text({ message: question, initialValue, validate, ...terminal }),
    ).trim();
    if (value !== "") setAnswer(field, normalize(field, value));
    else if (getConfigValue(current, removedField) !== undefined) setAnswer(removedField, null);
  };

  const askYesOrNo = async (question: string, initialValue: boolean) =>
    unwrapPromptAnswer(
      await confirm({ message: question, active: "Sí", inactive: "No", initialValue, ...terminal }),
    );

  log.step("La empresa", terminal);
  await askLine("brand.name", current.brand.name);
  await askOptional("brand.short", current.brand.short);
  await askLine("brand.claim", current.brand.claim);
  await askOptional("legal.name", current.legal?.name);
  await askOptional("legal.taxId", current.legal?.taxId);
  await askLine("url", current.url);
  await askLine("email", current.email);
  // The locale comes before phone numbers, because it gives their country.
  await askLine("locale", current.locale);
  // The current WhatsApp number is no default for a firm that has just given another country.
  const isOwnCountry =
    getInternationalPhoneCountry(current.whatsapp.number) === getAddressOrLocaleCountry(config());
  await askLine(
    "whatsapp.number",
    isOwnCountry ? current.whatsapp.number : "",
    formatExamplePhone(getAddressOrLocaleCountry(config())),
  );
  await askLine("whatsapp.greeting", current.whatsapp.greeting);

  log.step("Lo que el sitio dice de la empresa", terminal);
  // No defaults from the sample: pressing Enter must not confirm its facts and claims.
  const isSampleFirm = current.brand.name === sampleFirmValues.name;
  const { since, partners } = isSampleFirm ? {} : current;
  await askOptional("since", since?.toString());
  for (const programme of ["google", "kaseya"] as const) {
    const partner = partners?.[programme];
    const shown = typeof partner === "number" ? String(partner) : partner ? "sí" : "no";
    await askLine(`partners.${programme}`, shown);
  }

  log.step("Las soluciones", terminal);
  const shownOffer = (current.solutions ?? offeredSolutionNames).join(", ");
  const offer = unwrapPromptAnswer(
    await text({
      message: `${message("solutions")}, en el orden en que se muestran\n   Hay: ${solutionNamesWithFile?.join(", ")}`,
      initialValue: shownOffer,
      validate: (value = "") => describeFault("solutions", splitCommaList(value)),
      ...terminal,
    }),
  );
  if (offer !== shownOffer) setAnswer("solutions", normalize("solutions", splitCommaList(offer)));

  const stated = listOfferedClaims(
    offer ? (normalize("solutions", splitCommaList(offer)) as string[]) : [],
  ).filter(
    // The claim of years of experience needs the founding year.
    (name) => name !== "experience" || getConfigValue(config(), "since") !== undefined,
  );
  const figureOf = (name: ClaimName) => String(current.claims?.[name] || (claimsByName[name]?.figure ?? ""));
  const statedClaims: ClaimName[] = [];
  for (const name of stated) {
    const sentence =
      name === "experience"
        ? "Los años de experiencia, que salen del año en que empezó la empresa"
        : claimSentencesInSpanish[name].buildSentence(figureOf(name));
    // For a new owner only years of experience default to Yes, because they follow from the founding year just given.
    const isStated = isSampleFirm ? name === "experience" : current.claims?.[name] !== false;
    const isConfirmed = await askYesOrNo(
      `¿Puedes sostener esto? Con «No», el sitio no lo dice\n   ${sentence}`,
      isStated,
    );
    if (isConfirmed) statedClaims.push(name);
    if (isConfirmed && (isSampleFirm || !isStated)) setAnswer(`claims.${name}`, null);
    if (!isConfirmed && current.claims?.[name] !== false) setAnswer(`claims.${name}`, false);
  }
  const figures = statedClaims.filter((name) => !["experience", "freeCrm"].includes(name));
  const another = figures.length > 0 && (await askYesOrNo("¿Alguna cifra es otra en tu caso?", false));
  for (const name of another ? figures : []) {
    const field = `claims.${name}`;
    const shown = figureOf(name);
    const value = unwrapPromptAnswer(
      await text({
        message: claimSentencesInSpanish[name].buildSentence("…"),
        initialValue: shown,
        validate: (given = "") => describeFault(field, given),
        ...terminal,
      }),
    );
    if (value !== shown) setAnswer(field, normalize(field, value));
  }

  log.step("Las reuniones", terminal);
  const zones = listCountryTimeZonesMainFirst(getAddressOrLocaleCountry(config()));
  const way = unwrapPromptAnswer(
    await select({
      message: `¿Cómo se reserva una reunión? ${singleChoiceKeyHint}`,
      showInstructions: false,
      options: [
        { value: "own", label: "Con la agenda del sitio", hint: "el pedido llega por WhatsApp o correo" },
        { value: "service", label: "Con mi agenda de Calendly, Cal.com, Google u otro servicio" },
      ],
      initialValue: current.booking.url ? "service" : "own",
      ...terminal,
    }),
  );
  if (way === "service") await askLine("booking.url", current.booking.url ?? "");
  else {
    if (current.booking.url) setAnswer("booking.url", null);
    // A configuration that had a booking service until now may have neither hours nor place.
    const { hours = {}, place = "" }: Partial<SiteConfig["booking"]> = current.booking;
    let days: string[] = [];
    while (days.length === 0)
      days = unwrapPromptAnswer(
        await multiselect({
          message: `¿Qué días hay reuniones? Uno o más ${multipleChoiceKeyHint}`,
          // The prompt's help about keys and its error message would be in English.
          showInstructions: false,
          required: false,
          options: weekdayChoices,
          initialValues: Object.keys(hours),
          ...terminal,
        }),
      );
    const spans = (value: string | undefined): WeeklyHours =>
      normalize(
        "booking.hours",
        Object.fromEntries(days.map((day) => [day, splitCommaList(value)])),
      ) as WeeklyHours;
    const validate = (value: string | undefined) => describeFault("booking.hours", spans(value));
    const shown = (Object.values(hours)[0] ?? ["09:00-13:00", "14:00-18:00"]).join(", ");
    const wanted = unwrapPromptAnswer(
      await text({
        message: "¿En qué horarios, esos días?\n   09:00-13:00, 14:00-18:00",
        initialValue: shown,
        validate,
        ...terminal,
      }),
    );
    setAnswer("booking.hours", spans(wanted));
    await askLine("booking.place", zones.includes(current.timeZone) ? place : "");
  }
  const [onlyZone = current.timeZone] = zones;
  if (zones.length < 2) await askLine("timeZone", onlyZone);
  else {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const likely = [current.timeZone, here].find((zone) => zones.includes(zone)) ?? onlyZone;
    const zone = await select({
      message: `${questionLabelsByField.timeZone} ${singleChoiceKeyHint}`,
      showInstructions: false,
      options: zones.map((value) => ({ value, label: value.replace(/^.*?\//, "").replaceAll("_", " ") })),
      initialValue: likely,
      ...terminal,
    });
    setAnswer("timeZone", unwrapPromptAnswer(zone));
  }

  log.step("Las postulaciones", terminal);
  const wantsCareers = await askYesOrNo(questionLabelsByField.careers ?? "", current.careers !== false);
  if (wantsCareers !== (current.careers !== false)) setAnswer("careers", wantsCareers ? null : false);
  if (wantsCareers) {
    await askOptional("applications.endpoint", current.applications?.endpoint, "applications");
    const { endpoint } = (answers.applications ?? {}) as SetupAnswers;
    if (endpoint && formDataOnlyEndpointHosts.includes(new URL(String(endpoint)).host))
      setAnswer("applications.format", "form");
  }

  log.step("Los colores", terminal);
  const recolour = await askYesOrNo(
    "¿Cambiar los colores? De dos, el de la marca y el del botón que agenda, salen todos los demás.",
    true,
  );
  if (recolour) {
    const colour = async (name: "brand" | "action", placeholder: string) => {
      const field = `colors.${name}`;
      const colours = (value = "") => ({ brand: "#000", action: "#000", [name]: normalize(field, value) });
      const validate = (value: string | undefined) =>
        findMissingOrInvalidColours(colours(value)).map(formatConfigFault)[0];
      const question = `${questionLabelsByField[field]}\n   un color, como ${placeholder}`;
      const value = unwrapPromptAnswer(await text({ message: question, placeholder, validate, ...terminal }));
      setAnswer(field, normalize(field, value));
    };
    await colour("brand", "#0b5cad");
    await colour("action", "#f5b942");
  }
  return answers;
}
