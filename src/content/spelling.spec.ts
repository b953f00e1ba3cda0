import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
// Not from fixtures.ts, which would start a browser: this test opens no page.
import { expect, test } from "@playwright/test";
import { type Document, type Element, getAttribute } from "../../integration/dom.ts";
import { allPageEntries, parseBuiltPage } from "../../tests/built-site.ts";
import { site } from "../../tests/shared-content.ts";
import { getContentPath, read } from "../site-content.ts";
import { region } from "./firm/region.ts";
import { solutions } from "./shared/solutions.ts";

const { formatExampleAmount } = read(region);
const { offeredSolutions } = read(solutions);

function listSpanishTextsAndAttributes(node: Document | Element): string[] {
  return node.childNodes.flatMap((child) => {
    if (child.nodeName === "#text" && "value" in child) return [child.value];
    if (!("tagName" in child)) return [];
    if (["script", "style"].includes(child.tagName) || getAttribute(child, "lang") === "en") return [];
    const isDescription = getAttribute(child, "name") === "description";
    const names = ["aria-label", "alt", "title", "placeholder", ...(isDescription ? ["content"] : [])];
    const attributes = names.flatMap((name) => getAttribute(child, name) ?? []);
    return [...attributes, ...listSpanishTextsAndAttributes(child)];
  });
}

const ownWordsPath = getContentPath("own-words.txt");
const allowedWords = [
  ...[site.brand.name, site.brand.short, site.booking.place],
  ...[new URL(site.url).host, ...site.email.split("@")],
  ...Object.values(site.address ?? {}),
  ...Object.values(site.legal ?? {}),
  formatExampleAmount(0),
  ...offeredSolutions.flatMap(({ name, fullName }) => [name, fullName]),
  existsSync(ownWordsPath) ? readFileSync(ownWordsPath, "utf8") : "",
].flatMap((text) => text?.split(/\s+/) ?? []);

test("every Spanish word of every page is in the dictionary, in words.txt or in the owner's names and words", () => {
  const text = allPageEntries
    .flatMap((page) => listSpanishTextsAndAttributes(parseBuiltPage(page)))
    .join("\n")
    // Joins mail addresses, which have a line break opportunity after the @.
    .replaceAll("@\n", "@")
    .replace(/[\p{L}\d.]+/gu, (word) => (allowedWords.includes(word) ? "" : word));
  // cspell's default dictionaries include English and programming terms, which would hide mistakes.
  const options = "--config tests/cspell.json --no-default-configuration --no-progress --no-summary";
  const cspell = fileURLToPath(import.meta.resolve("cspell/bin"));
  const { stdout } = spawnSync(
    process.execPath,
    [cspell, "stdin", "--words-only", "--unique", ...options.split(" ")],
    // The last two words show that the check finds mistakes.
    { input: `${text}\nbandega telefono`, encoding: "utf8" },
  );
  expect(stdout.trim(), "mistakes, or words for content/own-words.txt").toBe("bandega\ntelefono");
});
