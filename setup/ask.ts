import { type CommonOptions, cancel, isCancel, log, text } from "@clack/prompts";
import { claimsFile, listOfferedClaims } from "../src/content/firm/claim-blocks.ts";
import { offered } from "../src/content/firm/offered.ts";
import type { PartialFirm } from "../src/content/firm/site-fields.ts";
import { formatFieldPath, formatProblem } from "../src/content/reading/problems.ts";
import { describeField, findFieldInfo, getValueAtPath } from "../src/content/reading/schema-problems.ts";
import { isGroup } from "../src/content/reading/yaml.ts";
import { read } from "../src/site-content.ts";
import { formatAnswer, listMeanings, translateBooleans } from "./answer-text.ts";
import { type Answers, answerFields, applyAnswers, listAnswerProblems, type SetupValues } from "./answers.ts";
import { listCountryTimeZonesMainFirst } from "./time-zones.ts";

const { offeredSolutionNames } = read(offered);

/** @returns the country of the firm's postal address or, without such an address, of the locale; undefined without either */
const getAddressOrLocaleCountry = ({ address, locale }: PartialFirm): string | undefined =>
  address?.country ?? /-([A-Z]{2})$/.exec(String(locale))?.[1];

/** What the site takes for a field that is not in site.yaml. */
const getDefault = (name: string) =>
  name === "solutions" ? offeredSolutionNames : /^(careers|claims\..*)$/.test(name) || undefined;

/** Asks for the firm and the colours in the terminal. @returns the answers in the format of a file for `--from` */
export async function askSetupQuestions(current: SetupValues, terminal: CommonOptions = {}) {
  let answers: Answers = {};
  const getFirm = () => applyAnswers(current, answers);

  const askField = async (name: string) => {
    const path = name.split(".");
    const [group = "", inner] = path;
    const info = findFieldInfo(answerFields, path);
    const [example] = info.examples ?? [];
    const expected = translateBooleans(`${info.description}, por ejemplo ${formatAnswer(example)}`);
    const country = getAddressOrLocaleCountry(getFirm());
    const zones = name === "timeZone" ? listCountryTimeZonesMainFirst(country) : [];
    // What follows from an earlier answer, for the owner to confirm.
    const suggestions: Record<string, unknown> = {
      timeZone: country === getAddressOrLocaleCountry(current) ? undefined : zones[0],
      "applications.format": current.applications ? undefined : "form",
    };
    const shown = formatAnswer(suggestions[name] ?? getValueAtPath(getFirm(), path) ?? getDefault(name));

    const describeFault = (given: Answers): string | undefined => {
      const fault = listAnswerProblems(applyAnswers(current, given), "").find(({ field = [] }) =>
        `${formatFieldPath(field)}.`.startsWith(`${field.length > 1 ? name : group}.`),
      );
      if (!fault) return undefined;
      const own = fault.expected === describeField(info) ? expected : fault.expected;
      return translateBooleans(formatProblem({ ...fault, expected: own }).trim());
    };
    const addAnswer = (value: unknown): Answers => {
      const others = isGroup(answers[group]) ? answers[group] : {};
      return { ...answers, [group]: inner ? { ...others, [inner]: value } : value };
    };
    /** Without its required field a group is gone: applications without their endpoint. */
    const removals = [addAnswer(null), { ...answers, [group]: null }];
    const applyLine = (line: string): Answers => {
      // Enter keeps the present value itself, because one line cannot show every value.
      if (line.trim() === shown.trim() && suggestions[name] === undefined) return answers;
      const meanings = line.trim() ? listMeanings(line, example).map(addAnswer) : removals;
      return meanings.find((given) => !describeFault(given)) ?? meanings[0] ?? answers;
    };
    const zoneList = zones.length > 1 ? `\n   En tu país: ${zones.join(", ")}` : "";
    const canBeEmpty = getDefault(name) === undefined && !describeFault(applyLine(""));
    const line = await text({
      message: `${info.title}\n   ${expected}${zoneList}${canBeEmpty ? "\n   Puede quedar vacío." : ""}`,
      initialValue: shown,
      validate: (value = "") => describeFault(applyLine(value)),
      ...terminal,
    });
    if (isCancel(line)) {
      cancel("No se escribió nada.");
      process.exit(130);
    }
    answers = applyLine(line);
  };
  const ask = async (...names: string[]) => {
    for (const name of names) await askField(name);
  };

  log.step("La empresa", terminal);
  await ask("brand.name", "brand.short", "brand.claim", "legal.name", "legal.taxId", "url", "email");
  await ask("locale", "whatsapp.number", "whatsapp.greeting");
  log.step("Lo que el sitio dice de la empresa", terminal);
  await ask("since", "partners.google", "partners.kaseya", "solutions");
  const { since, solutions = offeredSolutionNames } = getFirm();
  const claims = listOfferedClaims(read(claimsFile).blocks, solutions);
  await ask(...claims.filter((name) => name !== "experience" || since).map((name) => `claims.${name}`));
  log.step("Las reuniones", terminal);
  await ask("booking.url", "timeZone");
  if (!getFirm().booking.url) await ask("booking.hours", "booking.place");
  log.step("Las postulaciones", terminal);
  await ask("careers");
  if (getFirm().careers !== false) await ask("applications.endpoint");
  if (getFirm().careers !== false && getFirm().applications) await ask("applications.format");
  log.step("Los colores: de estos dos salen todos los demás", terminal);
  await ask("colors.brand", "colors.action");
  return answers;
}
