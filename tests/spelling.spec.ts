import { spawnSync } from "node:child_process";
import { existsSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
// Not from site-test.ts, which would start a browser: these tests open no page.
import { expect, test } from "@playwright/test";
import { type Document, type Element, getAttribute } from "../integration/dom.ts";
import { getContentPath } from "../src/content/content-folder.ts";
import { formatExampleAmount } from "../src/content/region.ts";
import { site } from "../src/content/site.ts";
import { offeredSolutions } from "../src/content/solutions.ts";
import { allPageEntries, parseBuiltPage } from "./built-site.ts";

const cspellPath = fileURLToPath(import.meta.resolve("cspell/bin"));

/** Lists the Spanish texts of a page, with the attributes that visitors or search engines read. */
function listSpanishTextsAndAttributes(node: Document | Element): string[] {
  return node.childNodes.flatMap((child) => {
    if (child.nodeName === "#text" && "value" in child) return [child.value];
    if (!("tagName" in child)) return [];
    if (["script", "style"].includes(child.tagName) || getAttribute(child, "lang") === "en") return [];
    const isDescription = getAttribute(child, "name") === "description";
    const names = ["aria-label", "alt", "title", "placeholder", ...(isDescription ? ["content"] : [])];
    return [
      ...names.flatMap((name) => getAttribute(child, name) ?? []),
      ...listSpanishTextsAndAttributes(child),
    ];
  });
}

/** Finds the words of a text that are in no dictionary nor in a word list of the project or the owner. */
function findMisspeltWords(text: string): string[] {
  using folder = mkdtempDisposableSync(join(tmpdir(), "spelling-"));
  const config = join(folder.path, "cspell.json");
  const path = resolve(getContentPath("own-words.txt"));
  const settings = {
    language: "es",
    import: [fileURLToPath(import.meta.resolve("@cspell/dict-es-es/cspell-ext.json"))],
    dictionaryDefinitions: [
      { name: "site", path: resolve("tests/words.txt") },
      ...(existsSync(path) ? [{ name: "owner", path }] : []),
    ],
    dictionaries: ["es-es", "site", "owner"],
    caseSensitive: true,
    minWordLength: 2,
    ignoreRegExpList: ["Urls", "Email"],
  };
  writeFileSync(config, JSON.stringify(settings));
  // cspell's default dictionaries include English and programming terms, which would hide mistakes.
  const options = "--no-default-configuration --no-progress --no-summary --words-only --unique".split(" ");
  const args = [cspellPath, "stdin", `--config=${config}`, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { input: text, encoding: "utf8" });
  if (status !== 0 && stdout.trim() === "") throw new Error(`cspell: ${stderr}`);
  return stdout.split("\n").filter((word) => word !== "");
}

/** Names of the owner and other words of the settings, which are not looked up in the dictionary. */
const allowedNames = [
  ...[site.brand.name, site.brand.short, site.booking.place],
  ...[new URL(site.url).host, ...site.email.split("@")],
  ...Object.values(site.address ?? {}),
  ...Object.values(site.legal ?? {}),
  formatExampleAmount(0),
  ...offeredSolutions.flatMap(({ name, fullName }) => [name, fullName]),
].flatMap((name) => name?.split(/\s+/) ?? []);

test("every Spanish word of every page is in the dictionary, in a word list of the project or in the owner's names", () => {
  const text = allPageEntries
    .flatMap((page) => listSpanishTextsAndAttributes(parseBuiltPage(page)))
    .join("\n")
    // Joins mail addresses, which have a line break opportunity after the @.
    .replaceAll("@\n", "@")
    .replace(/[\p{L}\d.]+/gu, (word) => (allowedNames.includes(word) ? "" : word));
  // The last two words show that the check finds mistakes.
  const found = findMisspeltWords(`${text}\nbandega telefono`);
  expect(found, "mistakes, or words for content/own-words.txt").toEqual(["bandega", "telefono"]);
});
