import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteColours } from "../src/brand/tokens.ts";
import { firm } from "../src/content/firm/firm.ts";
import { offered } from "../src/content/firm/offered.ts";
import { sampleFirmValues } from "../src/content/firm/sample-firm.ts";
import { builtInSolutionNames } from "../src/content/firm/solution-files.ts";
import { read } from "../src/site-content.ts";

const { offeredSolutionNames } = read(offered);
const site = read(firm);

/**
 * Whether the content is still that of the sample firm. Only then is it compared with the specification; an owner may
 * write other texts.
 */
export const isSampleContent =
  site.brand.name === sampleFirmValues.name && `${offeredSolutionNames}` === `${builtInSolutionNames}`;

const { devDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"));

export const hasSampleTextsAndFont =
  isSampleContent && `@fontsource-variable/${sampleFirmValues.font}` in devDependencies;

/**
 * The WCAG contrast level that tests require of texts: AAA for the sample's colours, AA for an owner's.
 */
export const requiredContrastLevel = Object.entries(sampleFirmValues.colours).every(
  ([name, colour]) => siteColours.light(name) === colour,
)
  ? "AAA"
  : "AA";

export const sampleTestSkipReason = "the content is the owner's, not the sample's";

export const noCareersSkipReason = "content/site.yaml has careers: false";
