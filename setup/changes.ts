import postcss from "postcss";
import type { SiteConfig } from "../src/content/site-schema.ts";

/** Flattens a configuration: `{ brand: { name: "A" } }` gives `brand.name` with the JSON text `"A"`. */
function flattenConfigValues(config: unknown, path = ""): Map<string, string> {
  if (typeof config !== "object" || config === null || Array.isArray(config))
    return new Map([[path, JSON.stringify(config)]]);
  return new Map(
    Object.entries(config).flatMap(([key, value]) => [
      ...flattenConfigValues(value, path ? `${path}.${key}` : key),
    ]),
  );
}

/** @returns one line in Spanish for each changed field: the path, the old and the new value */
export function listConfigChanges(oldConfig: SiteConfig, newConfig: SiteConfig): string[] {
  const [old, now] = [flattenConfigValues(oldConfig), flattenConfigValues(newConfig)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => `${name}: ${old.get(name) ?? "nada"} → ${now.get(name) ?? "nada"}`);
}

/** Parses the colour tokens of a style sheet: the last value of each, by media query and name. */
function parseSheetColours(css: string): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--color-./, ({ prop, value, parent }) => {
    const rule = parent?.parent?.type === "atrule" ? (parent.parent as postcss.AtRule).params : "";
    found.set(`${rule} ${prop}`, value);
  });
  return found;
}

/** @returns how many colours of a style sheet changed; the names of the colours would mean nothing to an owner */
export function countChangedColours(oldCss: string, newCss: string): number {
  const old = parseSheetColours(oldCss);
  return [...parseSheetColours(newCss)].filter(([name, value]) => old.get(name) !== value).length;
}
