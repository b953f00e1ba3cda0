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

/** @returns one line a field that changes: what stands there and what will */
export function listConfigChanges(before: SiteConfig, after: SiteConfig): string[] {
  const [old, now] = [values(before), values(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => `${name}: ${old.get(name) ?? "nada"} → ${now.get(name) ?? "nada"}`);
}

/** The colours of a style sheet by their place and name; what comes last counts. */
function colours(css: string): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--color-./, ({ prop, value, parent }) => {
    const rule = parent?.parent?.type === "atrule" ? (parent.parent as postcss.AtRule).params : "";
    found.set(`${rule} ${prop}`, value);
  });
  return found;
}

/** @returns how many colours of a style sheet have other values now; which ones tells an owner nothing */
export function countChangedColours(before: string, after: string): number {
  const old = colours(before);
  return [...colours(after)].filter(([name, value]) => old.get(name) !== value).length;
}
