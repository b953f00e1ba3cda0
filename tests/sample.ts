import { site } from "../site.config.ts";
import { sample } from "../site.sample.ts";

/**
 * Whether the content is still that of the sample firm. What the specification says of it is tested only then; an
 * owner's words are their own.
 */
export const sampleStands = site.brand.name === sample.name && site.solutions === undefined;

/** Why a test of the sample is left out. */
export const notSample = "the content is the owner's, not the sample's";
