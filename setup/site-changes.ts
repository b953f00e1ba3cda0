import { isDeepStrictEqual } from "node:util";
import { parseDocument } from "yaml";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { isGroup } from "../src/content/reading/yaml.ts";

interface SiteChange {
  path: string[];
  old: unknown;
  now: unknown;
}

/** Lists the values that differ between two firms; a group that is new or gone is one change. */
export function listSiteChanges(old: unknown, now: unknown, path: string[] = []): SiteChange[] {
  if (isDeepStrictEqual(old, now)) return [];
  if (!isGroup(old) || !isGroup(now)) return [{ path, old, now }];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
    listSiteChanges(old[key], now[key], [...path, key]),
  );
}

const formatValue = (value: unknown) => (value === undefined ? "nada" : JSON.stringify(value));

export const formatSiteChange = ({ path, old, now }: SiteChange): string =>
  `${path.join(".")}: ${formatValue(old)} → ${formatValue(now)}`;

/** Writes the changes of a firm into the text of site.yaml, whose comments and order stay. */
export function updateSiteYaml(source: string, old: SiteConfig, now: SiteConfig): string {
  const document = parseDocument(source);
  for (const { path, now: value } of listSiteChanges(old, now)) {
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(value));
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
