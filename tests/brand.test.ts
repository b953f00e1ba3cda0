import assert from "node:assert/strict";
import { test } from "node:test";
import { regionExamples } from "../src/content/region.ts";
import { site } from "../src/content/site.ts";
import {
  createCaseAndSpaceInsensitivePattern,
  findPatternOccurrences,
  readSourceTextsExceptUnitTests,
} from "./site-values.ts";

/** Matches the configured WhatsApp number with or without spaces, brackets or hyphens between the digits. */
const phoneNumberPattern = new RegExp(site.whatsapp.number.replace(/\D/g, "").split("").join("[\\s()-]*"));

const configuredTexts = [
  site.brand.name,
  site.brand.claim,
  site.url,
  new URL(site.url).host,
  site.email,
  site.whatsapp.greeting,
  site.booking.label,
  site.booking.url ?? site.url,
  site.locale,
  site.locale.replace("-", "_"),
  site.timeZone,
];

/** The files of src/ with examples for owners and with the names of countries and time zones. */
const exampleFilePattern = /^src\/content\/(phones|sample-firm|site-\w+|time-zones|region)\.ts$/;

for (const [what, patterns, paths, isOther] of [
  [
    "name, slogan, address, mail, WhatsApp, booking, locale and time zone of the firm",
    [...configuredTexts.map(createCaseAndSpaceInsensitivePattern), phoneNumberPattern],
    ["src", "content", "integration", "server", "package.json", "astro.config.ts"],
    (path: string) => !exampleFilePattern.test(path) && !/^content\/(site\.yaml|\.schemas\/)/.test(path),
  ],
  [
    "examples of a country and amounts of money",
    [
      ...Object.values(regionExamples).map(createCaseAndSpaceInsensitivePattern),
      /(?:[$€₲]|\b(?:S\/|Gs\.?))\s\d/,
    ],
    ["src", "content"],
    (path: string) => !exampleFilePattern.test(path) && path !== "content/words/owner.yaml",
  ],
] as const)
  test(`${what} are not repeated in content/ or the code of the site`, () => {
    const texts = readSourceTextsExceptUnitTests([...paths], isOther);
    assert.ok(texts.size > 50, "the sources were read");
    assert.deepEqual(findPatternOccurrences(texts, [...patterns]), []);
  });
