import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { checkSite } from "../integration/content-validation.ts";
import { loadContent } from "../src/content/reading/content.ts";
import { createDisposableTemporaryFolder } from "./temporary-folder.ts";

const brandCss = readFileSync("content/brand.css");

export const validFirm = `brand: { name: Acme, claim: Redes }
url: https://acme.example
email: hola@acme.example
whatsapp: { number: +5491123456789, greeting: Hola }
booking: { url: https://calendly.com/acme/30min, label: Agenda }
hsts: host
locale: es-AR
timeZone: America/Argentina/Buenos_Aires
`;

/** What an owner wrote wrong: the file, and the line, field and nearest name of each mistake. */
export type Mistakes = [file: string, source: string | Buffer, ...places: string[]][];

/** Checks a folder of content with these files. @returns the place of each problem as the build would tell it */
export async function findPlaces(files: Record<string, string | Buffer>): Promise<string[]> {
  using folder = createDisposableTemporaryFolder({ "brand.css": brandCss, ...files });
  const checked = await checkSite(loadContent(folder.path));
  return ("problems" in checked ? checked.problems : []).map((problem) => {
    const line = problem.replaceAll(`${folder.path}/`, "");
    const [, place, nearest = ""] =
      /^(.+?):? (?:no )?encontré .+; se espera .*?(; ¿quisiste decir .*)?$/.exec(line) ?? [];
    return `${place ?? line}${nearest.replace("; ¿quisiste decir", " ~").replace("?", "")}`;
  });
}

/** Asserts that the check of these files reports these mistakes and no others. */
export async function assertReported(mistakes: Mistakes): Promise<void> {
  const files = Object.fromEntries(mistakes.map(([file, source]) => [file, source]));
  const expected = mistakes.flatMap(([file, , ...places]) => places.map((place) => `${file}${place}`));
  assert.deepEqual((await findPlaces(files)).sort(), expected.sort());
}
