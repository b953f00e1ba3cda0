import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../site.config.ts";
import { sample } from "../site.sample.ts";

/**
 * Whether the content is still that of the sample firm. What the specification says of it is tested only then; an
 * owner's words are their own.
 */
export const sampleStands = site.brand.name === sample.name && site.solutions === undefined;

const { devDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"));

/** Whether the words are those of the sample in its own font, and so of a known width. */
export const widthsStand = sampleStands && `@fontsource-variable/${sample.font}` in devDependencies;

/** Why a test of the sample is left out. */
export const notSample = "the content is the owner's, not the sample's";
