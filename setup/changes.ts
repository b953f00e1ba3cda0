import postcss from "postcss";
import type { SiteConfig } from "../site.schema.ts";

/** The values of a configuration by the path of their field, each as it is written. */
function values(config: unknown, path = ""): Map<string, string> {
  if (typeof config !== "object" || config === null || Array.isArray(config))
    return new Map([[path, JSON.stringify(config)]]);
  return new Map(
    Object.entries(config).flatMap(([key, value]) => [...values(value, path ? `${path}.${key}` : key)]),
  );
}

/** The colours of a style sheet, by the rule they stand in and their name. */
function colours(css: string): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(css).walkAtRules((rule) => {
    rule.walkDecls(/^--color-./, ({ prop, value }) => {
      found.set(rule.name === "theme" ? prop : `${prop} ${rule.params.replace("screen and ", "")}`, value);
    });
  });
  return found;
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}: ${before.get(name) ?? "nada"} → ${after.get(name) ?? "nada"}`);
}

/** @returns one line a field that changes: what stands there and what will */
export function configChanges(before: SiteConfig, after: SiteConfig): string[] {
  return differences(values(before), values(after));
}

/** @returns how many colours of a style sheet change; their values tell an owner nothing */
export function changedColours(before: string, after: string): number {
  return differences(colours(before), colours(after)).length;
}
