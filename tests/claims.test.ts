import assert from "node:assert/strict";
import { test } from "node:test";
import { claimsByName } from "../src/content/claims.ts";
import { conversationPicker } from "../src/content/conversations.ts";
import type { Claim } from "../src/content/shapes.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";
import {
  createCaseAndSpaceInsensitivePattern,
  findPatternOccurrences,
  readSourceTextsExceptUnitTests,
} from "./site-values.ts";

/**
 * @returns the words of a claim that no other text may repeat: its figure, with the next word if it is a bare number and not
 * a year; null if the figure has no digit
 */
function extractSearchableFigure({ figure, text }: Claim): string | null {
  if (!/\d/.test(figure)) return null;
  if (/\D/.test(figure) || /^(19|20)\d\d$/.test(figure)) return figure;
  return `${figure} ${text.split(" ")[0]}`;
}

/** By claim name: the figure that the specification requires of the sample, with words that limit it, such as "Hasta". */
const specifiedClaims: Record<string, RegExp> = {
  launch: /^En menos de 48 horas /,
  integrations: /^Más de 50 integraciones/,
  response: /^Hasta 70 % de reducción en los tiempos de respuesta/,
  storage: /^30 GB de almacenamiento por usuario/,
  meet: /^Hasta 100 participantes/,
  retention: /^Hasta 10 años .*Datto/,
  dataLoss: /^El 60 % de las empresas que pierden sus datos cierra .*\b6 meses\b/,
  freeCrm: /^CRM gratis con cualquier agente de IA$/,
  experience: /^Más de 20 años de experiencia/,
  meeting: /^30 minutos de reunión gratis/,
};

test("each claim of the sample has its specified figure with the words that limit it, such as Hasta and En menos de", {
  skip: !isSampleContent && sampleTestSkipReason,
}, () => {
  for (const [name, pattern] of Object.entries(specifiedClaims)) {
    const { lead, figure, text } = claimsByName[name] ?? {};
    assert.match([lead, figure, text].filter(Boolean).join(" ").replace(/\s/g, " "), pattern);
  }
});

/** Phrases that content/*.yaml must not contain, by what is wrong with them: they promise too much or are misread. */
const rejectedPhrasesByReason: Record<string, RegExp> = {
  "a repair at night": /temporales borrados|aviso al celular|fuera de tu horario|ayuda a distancia/i,
  "a promised result": /clientes que vuelven|ninguna venta se enf|no empezamos de cero/i,
  "agents that work only by day": /mientras tu equipo trabaja/i,
  "a weekend migration": /mudanza de viernes|el domingo/i,
  "a copy of more than the cloud": /copia de tu correo y tus archivos/i,
  "a licence as from Google": /la misma que vende google/i,
  "an invitation that nobody sends": /vas a asistir/i,
  "an availability that nobody checks": /horas? libres?/i,
  "the slogan against femicide": /ni una más/i,
  "spying on staff": /\bvigil/i,
  riddles: /lo borrado puede volver|la nube no distingue|los virus también suben|con tu permiso/i,
  "campaign words in a customer's message": /los encontré por/i,
  "pressure, denied": /nadie me presionó|mayor duda/i,
};

test("content/*.yaml has none of the phrases that promise more than the firm gives, or that read as something else", {
  skip: !isSampleContent && sampleTestSkipReason,
}, () => {
  const texts = readSourceTextsExceptUnitTests(["content"], (path) => path.endsWith(".yaml"));
  assert.ok(texts.size > 10, "the content was read");
  for (const [reason, pattern] of Object.entries(rejectedPhrasesByReason))
    assert.deepEqual(findPatternOccurrences(texts, [pattern]), [], reason);
});

test("each of the three chats of the home page has six messages, sent between 23:00 and midnight", {
  skip: !isSampleContent && sampleTestSkipReason,
}, () => {
  assert.equal(conversationPicker?.conversations.length, 3);
  for (const { messages } of conversationPicker?.conversations ?? []) {
    assert.equal(messages.length, 6);
    for (const { time } of messages) assert.match(time, /^23:/);
  }
});

test("words of commitment (comprom…) are in one line of contact.yaml and one of home.yaml, and nowhere else in content/", () => {
  const texts = readSourceTextsExceptUnitTests(["content"], () => true);
  assert.deepEqual(
    findPatternOccurrences(texts, [/\bcomprom/iu]).map((line) => line.split(":")[0]),
    ["content/words/contact.yaml", "content/words/home.yaml"],
  );
});

test("no YAML, TypeScript or CSS file of content/ or src/ repeats the figure of a claim of content/claims.yaml", () => {
  const texts = readSourceTextsExceptUnitTests(
    ["src", "content"],
    (path) => !/content\/(claims\.ya?ml$|claim-blocks\.ts$|site\.yaml$|\.schemas\/)/.test(path),
  );
  assert.ok(texts.has("content/words/home.yaml"), "the content was read");
  // Comments give figures as examples.
  for (const [path, text] of texts)
    if (/\.tsx?$/.test(path)) texts.set(path, text.replace(/^[ \t]*(?:\/?\*|\/\/).*$/gm, ""));
  const figures = Object.values(claimsByName as Record<string, Claim>)
    .map(extractSearchableFigure)
    .filter((figure) => figure !== null);
  const patterns = figures.map(
    (figure) =>
      new RegExp(`(?<!\\d)${createCaseAndSpaceInsensitivePattern(figure).source}(?![\\p{L}\\d])`, "iu"),
  );
  assert.deepEqual(findPatternOccurrences(texts, patterns), []);
});
