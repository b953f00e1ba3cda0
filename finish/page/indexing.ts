import type { BuiltSite } from "../build.ts";
import { findElements, getAttribute } from "../../integration/dom.ts";
import type { PageWithSlots } from "../slots.ts";

/** Checks the canonical and robots tags of pages, because `react-router build` may have run with another SITE_ADDRESS. */
export function checkIndexingTags({ targetOrigin, config }: Pick<BuiltSite, "targetOrigin" | "config">) {
  return ({ document, name, listedEntry }: PageWithSlots) => {
    const count = (tagName: string, key: string, value: string) =>
      findElements(document, (one) => one.tagName === tagName && getAttribute(one, key) === value).length;
    const indexed = listedEntry !== undefined && targetOrigin === config.url;
    const canonicals = count("link", "rel", "canonical");
    const robots = count("meta", "name", "robots");
    const [wantedCanonicals, wantedRobots] = indexed ? [1, 0] : [0, 1];
    if (canonicals === wantedCanonicals && robots === wantedRobots) return;
    throw new Error(
      `${name}: found ${canonicals} canonical and ${robots} robots tags; expected ${wantedCanonicals} and ${wantedRobots}: was it built with another SITE_ADDRESS?`,
    );
  };
}
