import { isDeepStrictEqual } from "node:util";
import { cancel, confirm, isCancel, log, select, text } from "@clack/prompts";
import { weekdayKeys } from "../src/content/firm/booking-fields.ts";
import { claimBlocks, listOfferedClaims } from "../src/content/firm/claim-blocks.ts";
import { offered } from "../src/content/firm/offered.ts";
import { formatExamplePhone, getInternationalPhoneCountry } from "../src/content/firm/phones.ts";
import { sampleFirmValues } from "../src/content/firm/sample-firm.ts";
import {
  getAddressOrLocaleCountry,
  type PartialFirm,
  type SiteConfig,
} from "../src/content/firm/site-fields.ts";
import { solutionFiles } from "../src/content/firm/solution-files.ts";
import { listCountryTimeZonesMainFirst } from "../src/content/firm/time-zones.ts";
import { formatFieldPath, formatProblem } from "../src/content/reading/problems.ts";
import { findFieldInfo, getValueAtPath } from "../src/content/reading/schema-problems.ts";
import { read } from "../src/site-content.ts";
import { type Answers, answerFields, listAnswerProblems, mergeAnswers } from "./answers.ts";
import { normalizeFieldValue } from "./normalize.ts";

const { offeredSolutionNames } = read(offered);
const { solutionNamesWithFile } = read(solutionFiles);

export interface SetupTerminal {
  input?: NodeJS.ReadStream;
  output?: NodeJS.WriteStream;
}

/** @returns the answer to a prompt; ends the process when the owner cancelled it, with Ctrl-C or Escape */
export function unwrapPromptAnswer<Value>(value: Value): Exclude<Value, symbol> {
  if (isCancel(value)) {
    cancel("No se escribió nada.");
    process.exit(130);
  }
  return value as Exclude<Value, symbol>;
}

const weekdayNames = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"];

/** Hosts of services that accept form data, but no JSON, from other sites (docs/applications.md). */
const formDataOnlyEndpointHosts = ["formspree.io", "api.web3forms.com", "script.google.com"];

const splitCommaList = (value = "") => value.split(",").map((one) => one.trim());

/** Answers are words, where site.yaml has true and false. */
const nameYesAndNo = (description: string) =>
  description.replaceAll(/\btrue\b/g, "sí").replaceAll(/\bfalse\b/g, "no");

interface Question {
  message?: string;
  shown?: unknown;
  placeholder?: string;
  /** What a refused answer is told, where the schema tells what site.yaml expects. */
  expected?: string;
  /** The field or group that an empty answer removes; without it the answer must not be empty. */
  removed?: string;
  read?: (answer: string) => unknown;
}

/** Asks for the firm and the colours in the terminal. @returns the answers in the format of a file for `--from` */
export async function askSetupQuestions(current: SiteConfig, terminal: SetupTerminal = {}): Promise<Answers> {
  let answers: Answers = {};
  const withAnswer = (field: string, value: unknown): Answers => {
    const [group = "", name] = field.split(".");
    return { ...answers, [group]: name ? { ...(answers[group] as Answers), [name]: value } : value };
  };
  const setAnswer = (field: string, value: unknown) => {
    answers = withAnswer(field, value);
  };
  const firm = () => mergeAnswers(current, answers) as PartialFirm;
  const getTitle = (field: string) => findFieldInfo(answerFields, field.split(".")).title ?? "";
  const getQuestion = (field: string) => {
    const { description = "" } = findFieldInfo(answerFields, field.split("."));
    return `${getTitle(field)}\n   ${nameYesAndNo(description)}`.trimEnd();
  };
  const normalize = (field: string, value: unknown) => normalizeFieldValue(field, value, firm());
  const describeFault = (field: string, value: unknown, expected?: string): string | undefined => {
    const merged = mergeAnswers(current, withAnswer(field, normalize(field, value))) as Answers;
    const fault = listAnswerProblems(merged, "").find((one) =>
      `${formatFieldPath(one.field ?? [])}.`.startsWith(`${field}.`),
    );
    return fault && formatProblem({ ...fault, expected: expected ?? nameYesAndNo(fault.expected) }).trim();
  };
  const askYesOrNo = async (message: string, initialValue: boolean) =>
    unwrapPromptAnswer(await confirm({ message, active: "Sí", inactive: "No", initialValue, ...terminal }));
  const askLine = async (field: string, question: Question = {}) => {
    const { shown = getValueAtPath(current, field.split(".")), removed, read = String } = question;
    const { message = getQuestion(field), placeholder = "", expected } = question;
    const isRemoval = (answer: string) => removed !== undefined && answer.trim() === "";
    const answer = unwrapPromptAnswer(
      await text({
        message: removed ? `${message}\n   Puede quedar vacío.` : message,
        initialValue: String(shown ?? ""),
        placeholder,
        validate: (value = "") =>
          isRemoval(value) ? undefined : describeFault(field, read(value), expected),
        ...terminal,
      }),
    );
    if (removed && isRemoval(answer)) setAnswer(removed, null);
    else setAnswer(field, normalize(field, read(answer)));
  };
  const askOptional = (field: string, question: Question = {}) =>
    askLine(field, { removed: field, ...question });

  log.step("La empresa", terminal);
  await askLine("brand.name");
  await askOptional("brand.short");
  await askLine("brand.claim");
  await askOptional("legal.name");
  await askOptional("legal.taxId");
  await askLine("url");
  await askLine("email");
  // The locale comes before phone numbers, because it gives their country.
  await askLine("locale");
  const country = getAddressOrLocaleCountry(firm());
  // The current WhatsApp number is no default for a firm that has just given another country.
  const isOwnCountry = getInternationalPhoneCountry(current.whatsapp.number) === country;
  const ownNumber = isOwnCountry ? current.whatsapp.number : "";
  await askLine("whatsapp.number", { shown: ownNumber, placeholder: formatExamplePhone(country) });
  await askLine("whatsapp.greeting");

  log.step("Lo que el sitio dice de la empresa", terminal);
  // No defaults from the sample: pressing Enter must not confirm its facts and claims.
  const isSampleFirm = current.brand.name === sampleFirmValues.name;
  const { since, partners } = isSampleFirm ? {} : current;
  await askOptional("since", { shown: since ?? "" });
  for (const programme of ["google", "kaseya"] as const) {
    const partner = partners?.[programme];
    const shown = typeof partner === "number" ? partner : partner ? "sí" : "no";
    await askLine(`partners.${programme}`, { shown });
  }

  log.step("Las soluciones", terminal);
  const message = `${getTitle("solutions")}\n   Hay: ${solutionNamesWithFile.join(", ")}`;
  await askLine("solutions", {
    message,
    shown: offeredSolutionNames.join(", "),
    read: splitCommaList,
    expected: "una lista de los nombres que hay, cada uno una vez, como crm, agentes-ia",
  });
  const offered = answers.solutions as string[];
  // Without a list in site.yaml the firm offers all, also what it adds later.
  if (isDeepStrictEqual(offered, offeredSolutionNames)) delete answers.solutions;
  for (const name of listOfferedClaims(read(claimBlocks), offered)) {
    const { lead, figure, text: rest } = read(claimBlocks)[name] ?? {};
    // The claim of years of experience needs the founding year, and alone follows from what a new owner has given.
    const isExperience = name === "experience";
    if (isExperience && firm().since === undefined) continue;
    const sentence = isExperience
      ? "Los años de experiencia, que salen del año en que empezó la empresa"
      : [lead, figure, rest].filter(Boolean).join(" ").replaceAll("\u00a0", " ");
    const own = isSampleFirm ? isExperience : (current.claims?.[name] ?? true);
    await askLine(`claims.${name}`, {
      message: `¿Puedes sostener esto? sí, otra cifra o no; con no, el sitio no lo dice\n   ${sentence}`,
      shown: typeof own === "string" ? own : own ? "sí" : "no",
      read: (answer) => (/^\s*s[ií]\s*$/i.test(answer) ? null : answer),
    });
  }

  log.step("Las reuniones", terminal);
  const zones = listCountryTimeZonesMainFirst(getAddressOrLocaleCountry(firm()));
  await askOptional("booking.url", {
    message: `${getTitle("booking.url")}; vacía, el sitio muestra la suya y los pedidos llegan por WhatsApp o correo`,
  });
  if (!firm().booking?.url) {
    // A firm that had a booking service until now may have neither hours nor place.
    const { hours = {}, place = "" }: Partial<SiteConfig["booking"]> = current.booking;
    const ownDays = weekdayNames.filter((_, day) => weekdayKeys[day] && hours[weekdayKeys[day]]);
    await askLine("booking.hours", {
      message: "¿Qué días hay reuniones?\n   lunes a viernes",
      shown: ownDays.join(", "),
      read: (days) => ({ [days]: ["09:00-13:00"] }),
      expected: 'una lista de días, como "lunes a viernes" o "martes y jueves"',
    });
    const days = Object.keys(firm().booking?.hours ?? {});
    await askLine("booking.hours", {
      message: "¿En qué horarios, esos días?\n   09:00-13:00, 14:00-18:00",
      shown: (Object.values(hours)[0] ?? ["09:00-13:00", "14:00-18:00"]).join(", "),
      read: (spans) => Object.fromEntries(days.map((day) => [day, splitCommaList(spans)])),
      expected: "una lista de tramos, en orden y de media hora o más, como 09:00-13:00, 14:00-18:00",
    });
    await askLine("booking.place", { shown: zones.includes(current.timeZone) ? place : "" });
  }
  const [onlyZone = current.timeZone] = zones;
  if (zones.length < 2) await askLine("timeZone", { shown: onlyZone });
  else {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const zone = await select({
      // The prompt's own help about keys is in English.
      message: `${getTitle("timeZone")} (flechas para elegir, Intro para seguir)`,
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
    await askOptional("applications.endpoint", { removed: "applications" });
    const endpoint = getValueAtPath(answers, ["applications", "endpoint"]);
    if (endpoint && formDataOnlyEndpointHosts.includes(new URL(String(endpoint)).host))
      setAnswer("applications.format", "form");
  }

  log.step("Los colores", terminal);
  if (
    await askYesOrNo(
      "¿Cambiar los colores? De dos, el de la marca y el del botón que agenda, salen todos los demás.",
      true,
    )
  ) {
    await askLine("colors.brand", { placeholder: "#0b5cad" });
    await askLine("colors.action", { placeholder: "#f5b942" });
  }
  return answers;
}
