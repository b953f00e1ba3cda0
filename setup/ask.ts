import { confirm, isCancel, log, multiselect, select, text } from "@clack/prompts";
import { findBookingAddressProblems } from "../src/booking/address-advice.ts";
import { type ClaimBlock, claimBlocks, listOfferedClaims } from "../src/content/claim-blocks.ts";
import { offeredSolutionNames } from "../src/content/offered.ts";
import { formatExamplePhone, getInternationalPhoneCountry } from "../src/content/phones.ts";
import { formatProblem, type Problem } from "../src/content/problems.ts";
import { sampleFirmValues } from "../src/content/sample-firm.ts";
import {
  getAddressOrLocaleCountry,
  listSiteProblems,
  type PartialFirm,
  type SiteConfig,
  siteFields,
  type WeeklyHours,
  weekdayKeys,
} from "../src/content/site-schema.ts";
import { solutionNamesWithFile } from "../src/content/solution-files.ts";
import { listCountryTimeZonesMainFirst } from "../src/content/time-zones.ts";
import { findFieldInfo, getValueAtPath } from "../src/content/yaml.ts";
import { findColourProblems, mergeAnswers } from "./answers.ts";
import { normalizeFieldValue } from "./normalize.ts";

/** The streams that `npm run setup` reads answers from and writes questions to; by default those of the terminal. */
export interface SetupTerminal {
  input?: NodeJS.ReadStream;
  output?: NodeJS.WriteStream;
}

/** Answers in groups, like the fields of site.yaml, and the colours as `colors`. */
type SetupAnswers = Record<string, unknown>;

/** The error when the owner cancels `npm run setup` with Ctrl-C or Escape. */
export class SetupCancelled extends Error {}

/** @returns the answer to a prompt @throws SetupCancelled when the owner cancelled the prompt */
function unwrapPromptAnswer<Value>(value: Value): Exclude<Value, symbol> {
  if (isCancel(value)) throw new SetupCancelled();
  return value as Exclude<Value, symbol>;
}

const weekdayNames = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"];
const weekdayChoices = weekdayKeys.map((value, index) => ({ value, label: weekdayNames[index] }));

/** Hosts of services that accept form data, but no JSON, from other sites (docs/applications.md). */
const formDataOnlyEndpointHosts = ["formspree.io", "api.web3forms.com", "script.google.com"];

/** Builds the nested object for a value at a path: `a.b` and 1 give `{ a: { b: 1 } }`. */
const nestFieldValue = (field: string, value: unknown): SetupAnswers =>
  field.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as SetupAnswers;

/** Hints about keys, shown in the question because the prompt's own help is in English. */
const singleChoiceKeyHint = "(flechas para elegir, Intro para seguir)";
const multipleChoiceKeyHint = "(flechas para moverte, espacio para marcar, Intro para seguir)";

const splitCommaList = (value = "") => value.split(",").map((one) => one.trim());

/** Answers are words, where site.yaml has true and false. */
const nameYesAndNo = (description: string) =>
  description.replace(/\btrue\b/, "sí").replace(/\bfalse\b/, "no");

/** @returns a claim as one sentence: 'En menos de 48 horas tu agente está funcionando' */
const formatClaimSentence = ({ lead, text: rest }: ClaimBlock, figure: string): string =>
  [lead, figure, rest].filter(Boolean).join(" ").replaceAll("\u00a0", " ");

/**
 * Asks for the values of site.yaml and the colours in the terminal, and checks each answer at once.
 * @param current the firm so far, whose values are the defaults
 * @returns the answers, in the format of a file for `--from`
 * @throws SetupCancelled when the owner cancels
 */
export async function askSetupQuestions(
  current: SiteConfig,
  terminal: SetupTerminal = {},
): Promise<SetupAnswers> {
  let answers: SetupAnswers = {};
  const mergeAnswer = (field: string, value: unknown) =>
    mergeAnswers(answers, nestFieldValue(field, value), { keepNull: true }) as SetupAnswers;
  const setAnswer = (field: string, value: unknown) => {
    answers = mergeAnswer(field, value);
  };
  const firm = () => mergeAnswers(current, answers) as PartialFirm;
  /** @returns the answer about a field as it will be saved in site.yaml */
  const normalize = (field: string, value: unknown) => normalizeFieldValue(field, value, firm());
  const formatFault = (problem: Problem | undefined) =>
    problem &&
    formatProblem({ ...problem, file: "", line: undefined, expected: nameYesAndNo(problem.expected) }).trim();
  const describeFault = (field: string, value: unknown): string | undefined =>
    formatFault(
      [
        ...listSiteProblems(mergeAnswers(current, mergeAnswer(field, normalize(field, value))), ""),
        ...(field === "booking.url" ? findBookingAddressProblems(String(normalize(field, value)), "") : []),
      ].find((one) => one.field === field),
    );
  const ask = async (options: Parameters<typeof text>[0]): Promise<string> =>
    unwrapPromptAnswer(await text({ ...options, ...terminal }));
  const askYesOrNo = async (message: string, initialValue: boolean) =>
    unwrapPromptAnswer(await confirm({ message, active: "Sí", inactive: "No", initialValue, ...terminal }));
  const getTitle = (field: string) => findFieldInfo(siteFields, field.split(".")).title ?? "";
  const getQuestion = (field: string) => {
    const { title = "", description = "" } = findFieldInfo(siteFields, field.split("."));
    return `${title}\n   ${nameYesAndNo(description)}`.trimEnd();
  };
  /** Asks for the value of a field until it is valid. */
  const askLine = async (field: string, shown: unknown = "", placeholder = "") => {
    const validate = (value = "") => describeFault(field, value);
    const options = { message: getQuestion(field), initialValue: String(shown), placeholder, validate };
    setAnswer(field, normalize(field, await ask(options)));
  };
  /** Asks for the optional value of a field; an empty answer removes `removedField`, the field itself or its group. */
  const askOptional = async (
    field: string,
    removedField = field,
    shown = getValueAtPath(current, field.split(".")),
  ) => {
    const validate = (value = "") => (value.trim() === "" ? undefined : describeFault(field, value));
    const message = `${getQuestion(field)}\n   Puede quedar vacío.`;
    const value = (await ask({ message, initialValue: String(shown ?? ""), validate })).trim();
    if (value !== "") setAnswer(field, normalize(field, value));
    else if (getValueAtPath(current, removedField.split(".")) !== undefined) setAnswer(removedField, null);
  };

  log.step("La empresa", terminal);
  await askLine("brand.name", current.brand.name);
  await askOptional("brand.short");
  await askLine("brand.claim", current.brand.claim);
  await askOptional("legal.name");
  await askOptional("legal.taxId");
  await askLine("url", current.url);
  await askLine("email", current.email);
  // The locale comes before phone numbers, because it gives their country.
  await askLine("locale", current.locale);
  const country = getAddressOrLocaleCountry(firm());
  // The current WhatsApp number is no default for a firm that has just given another country.
  const isOwnCountry = getInternationalPhoneCountry(current.whatsapp.number) === country;
  await askLine("whatsapp.number", isOwnCountry ? current.whatsapp.number : "", formatExamplePhone(country));
  await askLine("whatsapp.greeting", current.whatsapp.greeting);

  log.step("Lo que el sitio dice de la empresa", terminal);
  // No defaults from the sample: pressing Enter must not confirm its facts and claims.
  const isSampleFirm = current.brand.name === sampleFirmValues.name;
  const { since, partners } = isSampleFirm ? {} : current;
  await askOptional("since", "since", since ?? "");
  for (const programme of ["google", "kaseya"] as const) {
    const partner = partners?.[programme];
    await askLine(`partners.${programme}`, typeof partner === "number" ? partner : partner ? "sí" : "no");
  }

  log.step("Las soluciones", terminal);
  const shownOffer = offeredSolutionNames.join(", ");
  const offer = await ask({
    message: `${getTitle("solutions")}\n   Hay: ${solutionNamesWithFile?.join(", ")}`,
    initialValue: shownOffer,
    validate: (value = "") => describeFault("solutions", splitCommaList(value)),
  });
  const offered = normalize("solutions", splitCommaList(offer)) as string[];
  if (offer !== shownOffer) setAnswer("solutions", offered);

  const getFigure = (name: string) => {
    const own = current.claims?.[name];
    return typeof own === "string" ? own : (claimBlocks[name]?.figure ?? "").replaceAll("\u00a0", " ");
  };
  const statedClaims: string[] = [];
  for (const name of listOfferedClaims(offered)) {
    const block = claimBlocks[name];
    // The claim of years of experience needs the founding year.
    const isExperience = name === "experience";
    if (!block || (isExperience && firm().since === undefined)) continue;
    const sentence = isExperience
      ? "Los años de experiencia, que salen del año en que empezó la empresa"
      : formatClaimSentence(block, getFigure(name));
    // For a new owner only years of experience default to Yes, because they follow from the founding year just given.
    const isStated = isSampleFirm ? isExperience : current.claims?.[name] !== false;
    const isConfirmed = await askYesOrNo(
      `¿Puedes sostener esto? Con «No», el sitio no lo dice\n   ${sentence}`,
      isStated,
    );
    if (isConfirmed) statedClaims.push(name);
    if (isConfirmed && (isSampleFirm || !isStated)) setAnswer(`claims.${name}`, null);
    if (!isConfirmed && current.claims?.[name] !== false) setAnswer(`claims.${name}`, false);
  }
  const figures = statedClaims.filter(
    (name) => name !== "experience" && claimBlocks[name]?.unit !== undefined,
  );
  const another = figures.length > 0 && (await askYesOrNo("¿Alguna cifra es otra en tu caso?", false));
  for (const name of another ? figures : []) {
    const [field, shown, block] = [`claims.${name}`, getFigure(name), claimBlocks[name]];
    if (!block) continue;
    const validate = (given = "") => describeFault(field, given);
    const value = await ask({ message: formatClaimSentence(block, "…"), initialValue: shown, validate });
    if (value !== shown) setAnswer(field, normalize(field, value));
  }

  log.step("Las reuniones", terminal);
  const zones = listCountryTimeZonesMainFirst(getAddressOrLocaleCountry(firm()));
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
  if (way === "service") await askLine("booking.url", current.booking.url);
  else {
    if (current.booking.url) setAnswer("booking.url", null);
    // A firm that had a booking service until now may have neither hours nor place.
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
    const readSpans = (value: string | undefined): WeeklyHours =>
      normalize(
        "booking.hours",
        Object.fromEntries(days.map((day) => [day, splitCommaList(value)])),
      ) as WeeklyHours;
    const wanted = await ask({
      message: "¿En qué horarios, esos días?\n   09:00-13:00, 14:00-18:00",
      initialValue: (Object.values(hours)[0] ?? ["09:00-13:00", "14:00-18:00"]).join(", "),
      validate: (value) => describeFault("booking.hours", readSpans(value)),
    });
    setAnswer("booking.hours", readSpans(wanted));
    await askLine("booking.place", zones.includes(current.timeZone) ? place : "");
  }
  const [onlyZone = current.timeZone] = zones;
  if (zones.length < 2) await askLine("timeZone", onlyZone);
  else {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const zone = await select({
      message: `${getTitle("timeZone")} ${singleChoiceKeyHint}`,
      showInstructions: false,
      options: zones.map((value) => ({ value, label: value.replace(/^.*?\//, "").replaceAll("_", " ") })),
      initialValue: [current.timeZone, here].find((one) => zones.includes(one)) ?? onlyZone,
      ...terminal,
    });
    setAnswer("timeZone", unwrapPromptAnswer(zone));
  }

  log.step("Las postulaciones", terminal);
  const wantsCareers = await askYesOrNo(getTitle("careers"), current.careers !== false);
  if (wantsCareers !== (current.careers !== false)) setAnswer("careers", wantsCareers ? null : false);
  if (wantsCareers) {
    await askOptional("applications.endpoint", "applications");
    const endpoint = getValueAtPath(answers, ["applications", "endpoint"]);
    if (endpoint && formDataOnlyEndpointHosts.includes(new URL(String(endpoint)).host))
      setAnswer("applications.format", "form");
  }

  log.step("Los colores", terminal);
  const recolour = await askYesOrNo(
    "¿Cambiar los colores? De dos, el de la marca y el del botón que agenda, salen todos los demás.",
    true,
  );
  for (const [name, title, example] of recolour
    ? [
        ["brand", "Color de la marca", "#0b5cad"],
        ["action", "Color del botón que agenda", "#f5b942"],
      ]
    : []) {
    const field = `colors.${name}`;
    const validate = (value = "") =>
      formatFault(
        findColourProblems({ brand: "#000", action: "#000", [`${name}`]: normalize(field, value) })[0],
      );
    const message = `${title}\n   un color, como ${example}`;
    setAnswer(field, normalize(field, await ask({ message, placeholder: example, validate })));
  }
  return answers;
}
