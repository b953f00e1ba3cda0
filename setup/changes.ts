/** What setup changes in site.yaml and brand.css, whose comments and order stay. */

import { isDeepStrictEqual } from "node:util";
import postcss from "postcss";
import { isMap, isNode, isScalar, type Node, parseDocument } from "yaml";
import { isGroup } from "../src/content/reading/yaml.ts";

interface Change {
  path: string[];
  old: unknown;
  now: unknown;
}

/** Lists the values that differ; a group that is new or gone is one change. */
export function listChanges(old: unknown, now: unknown, path: string[] = []): Change[] {
  if (isDeepStrictEqual(old, now)) return [];
  if (!isGroup(old) || !isGroup(now)) return [{ path, old, now }];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].flatMap((name) => listChanges(old[name], now[name], [...path, name]));
}

const formatValue = (value: unknown) => (value === undefined ? "nada" : JSON.stringify(value));

export const formatChange = ({ path, old, now }: Change): string =>
  `${path.join(".")}: ${formatValue(old)} → ${formatValue(now)}`;

export function updateSiteYaml(source: string, changes: readonly Change[]): string {
  const document = parseDocument(source);
  for (const { path, now } of changes) {
    const group = document.getIn(path.slice(0, -1), true);
    const pairs = isMap<Node, unknown>(group) ? group.items : [];
    const at = pairs.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1));
    const [pair, next] = at < 0 ? [] : pairs.slice(at);
    const node = isGroup(now) || Array.isArray(now) ? document.createNode(now, { flow: !isGroup(now) }) : now;
    if (isNode(node) && isNode(pair?.value)) node.comment = pair.value.comment ?? null;
    if (now !== undefined) document.setIn(path, node);
    else document.deleteIn(path);
    // The comment above a field that goes may be about the next one too.
    if (now === undefined && pair?.key.commentBefore && next) {
      next.key.commentBefore = [pair.key.commentBefore, next.key.commentBefore].filter(Boolean).join("\n");
      next.key.spaceBefore ||= pair.key.spaceBefore === true;
    }
  }
  return changes.length > 0 ? document.toString({ lineWidth: 0, flowCollectionPadding: false }) : source;
}

/** Replaces the two colours, `{ brand: "#8a3b12" }`. @returns the new text, and the colours before */
export function updateBrandSheet(source: string, colours: Record<string, string> = {}) {
  const root = postcss.parse(source);
  const before: Record<string, string> = {};
  root.walkDecls(/^--(brand|action)$/, (declaration) => {
    const name = declaration.prop.slice(2);
    before[name] = declaration.value;
    declaration.value = colours[name] ?? declaration.value;
  });
  return { text: root.toString(), before };
}
