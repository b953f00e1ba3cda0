import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { solutions } from "#app/content/solutions.ts";
import { site } from "#site";
import { attribute, type Document, type Element } from "../finish/dom.ts";
import { allPages, builtPage } from "./built-site.ts";
import { expect, test } from "./site-test.ts";

const cspell = fileURLToPath(import.meta.resolve("cspell/bin"));
const spoken = ["aria-label", "alt", "title", "placeholder"];

/** Everything a visitor or a search result may read of a page, in Spanish. */
function readText(node: Document | Element): string[] {
  return node.childNodes.flatMap((child) => {
    if (child.nodeName === "#text" && "value" in child) return [child.value];
    if (!("tagName" in child)) return [];
    if (["script", "style"].includes(child.tagName) || attribute(child, "lang") === "en") return [];
    const isDescription = child.tagName === "meta" && attribute(child, "name") === "description";
    const attributes = [...spoken, ...(isDescription ? ["content"] : [])].map((name) =>
      attribute(child, name),
    );
    return [...attributes.filter((value) => value !== undefined), ...readText(child)];
  });
}

/**
 * @param text of several pages, in one run: loading the dictionary takes longer than using it
 * @returns the words that neither the dictionary nor tests/words.txt has
 */
function unknownWords(text: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      cspell,
      "stdin",
      "--config=cspell.json",
      // The defaults bring English and a thousand terms of programming, which would let mistakes pass.
      "--no-default-configuration",
      "--no-progress",
      "--no-summary",
      "--words-only",
      "--unique",
    ],
    { input: text, encoding: "utf8" },
  );
  if (status !== 0 && stdout.trim() === "") throw new Error(`cspell: ${stderr}`);
  return stdout.split("\n").filter((word) => word !== "");
}

/** Names are the owner's to spell, where the owner writes them: the firm's, its place, what it offers. */
const names = [
  site.brand.name,
  site.brand.short,
  site.booking.place,
  new URL(site.url).host,
  ...site.email.split("@"),
  ...Object.values(site.address ?? {}),
  ...Object.values(site.legal ?? {}),
  ...solutions.flatMap(({ name, fullName }) => [name, fullName]),
].flatMap((name) => name?.split(/\s+/) ?? []);

test("every word of every page is in the dictionary or in the site's own list", () => {
  const own = new Set(names);
  const text = allPages
    .flatMap((page) => readText(builtPage(page)))
    .join("\n")
    .replace(/[\p{L}\d.]+/gu, (word) => (own.has(word) ? "" : word));
  expect(text.length).toBeGreaterThan(10_000);
  expect(unknownWords(text), "mistakes, or words for tests/words.txt").toEqual([]);
});

test("a wrong letter and a missing accent are seen", () => {
  expect(unknownWords("La reunión y el telefono de la bandega")).toEqual(["telefono", "bandega"]);
});
