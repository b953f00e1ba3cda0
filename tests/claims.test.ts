import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { claimsByName } from "../src/content/claims.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";

const skip = !isSampleContent && sampleTestSkipReason;

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

test("each claim of the sample has its specified figure with the words that limit it, such as Hasta", {
  skip,
}, () => {
  for (const [name, pattern] of Object.entries(specifiedClaims)) {
    const { lead, figure, text } = claimsByName[name] ?? {};
    assert.match([lead, figure, text].filter(Boolean).join(" ").replace(/\s/g, " "), pattern);
  }
});

test("no text of content/ repeats the figure of a claim, which one change in claims.yaml must change everywhere", () => {
  const files = globSync("content/{words,solutions,written,news}/*");
  assert.ok(files.length > 10);
  const figures = Object.values(claimsByName).flatMap((claim) => {
    const { figure = "", text = "" } = claim ?? {};
    if (!/\d/.test(figure)) return [];
    // A number alone may be of anything: it counts with the word after it.
    const words = /\D/.test(figure) ? figure : `${figure} ${text.split(" ")[0]}`;
    return [new RegExp(`(?<!\\d)${words.replace(/\s/g, "[\\s~]")}(?![\\p{L}\\d])`, "iu")];
  });
  for (const file of files)
    for (const figure of figures) assert.doesNotMatch(readFileSync(file, "utf8"), figure, file);
});
