import assert from "node:assert/strict";
import { test } from "node:test";
import { regionExamples } from "../src/content/region.ts";
import { site } from "../src/content/site.ts";
import {
  createCaseAndSpaceInsensitivePattern,
  findPatternOccurrences,
  readSourceTextsExceptUnitTests,
} from "./site-values.ts";

/** The configuration files of the build, which must not name the brand either. */
const configFilesOfBuild = ["package.json", "src/content/request-address.ts", "astro.config.ts"];
/** Modules with examples for messages and with the sample's values. */
const exampleModulePattern = /^src\/content\/(?:phones|sample-firm|site-schema|time-zones)\.ts$/;
/** The folders and files that must not repeat values of content/site.yaml. */
const searchedPaths = ["src", "content", "bench", "integration", "server", ...configFilesOfBuild];

/** Matches the configured WhatsApp number with or without spaces, brackets or hyphens between the digits. */
const phoneNumberPattern = new RegExp(site.whatsapp.number.replace(/\D/g, "").split("").join("[\\s()-]*"));

test("the brand's name is not in src/, bench/, integration/, server/ or the build configuration", () => {
  const texts = readSourceTextsExceptUnitTests(
    searchedPaths,
    (path) => !path.startsWith("content/") && !exampleModulePattern.test(path),
  );
  assert.ok(texts.size > 50, "the sources were read");
  assert.deepEqual(
    findPatternOccurrences(texts, [createCaseAndSpaceInsensitivePattern(site.brand.name)]),
    [],
  );
});

test("slogan (brand.claim), address, mail, WhatsApp, booking label, locale and time zone of content/site.yaml are not repeated in content/ or the code of the site", () => {
  const texts = readSourceTextsExceptUnitTests(
    searchedPaths,
    (path) => !/^content\/(site\.yaml|\.schemas\/)/.test(path) && !exampleModulePattern.test(path),
  );
  const values = [
    site.brand.claim,
    site.url,
    new URL(site.url).host,
    site.email,
    site.whatsapp.greeting,
    site.booking.label,
    site.locale,
    site.locale.replace("-", "_"),
    site.timeZone,
    ...(site.booking.url ? [site.booking.url] : []),
  ];
  const patterns = [...values.map(createCaseAndSpaceInsensitivePattern), phoneNumberPattern];
  assert.deepEqual(findPatternOccurrences(texts, patterns), []);
});

test("in src/ and content/, country-specific examples and amounts of money are written only in src/content/region.ts and content/words/owner.yaml", () => {
  const isOther = (path: string) =>
    !/^(src\/content\/region\.ts|content\/words\/owner\.yaml)$/.test(path) &&
    !exampleModulePattern.test(path);
  const texts = readSourceTextsExceptUnitTests(["src", "content"], isOther);
  const amount = /(?:[$€₲]|\b(?:S\/|Gs\.?))\s\d/;
  const examples = Object.values(regionExamples).map(createCaseAndSpaceInsensitivePattern);
  assert.deepEqual(findPatternOccurrences(texts, [...examples, amount]), []);
});
