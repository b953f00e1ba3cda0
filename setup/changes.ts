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
