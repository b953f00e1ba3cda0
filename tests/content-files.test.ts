import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { claimsByName } from "../src/content/texts/claims.ts";
import { read } from "../src/site-content.ts";

test("no text of content/ repeats the figure of a claim, which one change in claims.yaml must change everywhere", () => {
  const files = globSync("content/{words,solutions,written,news}/*");
  assert.ok(files.length > 10);
  const figures = Object.values(read(claimsByName)).flatMap((claim) => {
    const { figure = "", text = "" } = claim ?? {};
    if (!/\d/.test(figure)) return [];
    // A number alone may be of anything: it counts with the word after it.
    const words = /\D/.test(figure) ? figure : `${figure} ${text.split(" ")[0]}`;
    return [new RegExp(`(?<!\\d)${words.replace(/\s/g, "[\\s~]")}(?![\\p{L}\\d])`, "iu")];
  });
  for (const file of files)
    for (const figure of figures) assert.doesNotMatch(readFileSync(file, "utf8"), figure, file);
});

test("the first line of each content file names the file's JSON Schema, by which code editors complete it", () => {
  for (const path of globSync("content/{,words/,solutions/}*.yaml")) {
    const [, folder = "", name] = /^content.(?:(words|solutions).)?([\w-]+)\.yaml$/.exec(path) ?? [];
    const address = folder ? `../.schemas/${folder}/${name}.json` : `.schemas/${name}.json`;
    const [firstLine] = readFileSync(path, "utf8").split("\n");
    assert.equal(firstLine, `# yaml-language-server: $schema=${address}`, path);
  }
});
