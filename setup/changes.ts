import { isDeepStrictEqual } from "node:util";
import postcss from "postcss";
import { isMap, isScalar, type Node } from "yaml";
import { isGroup, parseOwnerYaml } from "../src/content/reading/yaml.ts";

type Change = { path: string[]; old: unknown; now: unknown };

/** Lists the values that differ; a group that is new or gone is one change. */
export function listChanges(old: unknown, now: unknown, path: string[] = []): Change[] {
  if (isDeepStrictEqual(old, now)) return [];
  if (!isGroup(old) || !isGroup(now)) return [{ path, old, now }];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].flatMap((name) => listChanges(old[name], now[name], [...path, name]));
}

export const formatChange = ({ path, old, now }: Change): string =>
  `${path.join(".")}: ${JSON.stringify(old) ?? "nada"} → ${JSON.stringify(now) ?? "nada"}`;

/** Writes the changes into the text of site.yaml, whose comments and order stay. */
export function updateSiteYaml(source: string, changes: readonly Change[]): string {
  const document = parseOwnerYaml(source);
  for (const { path, now } of changes) {
    const group = document.getIn(path.slice(0, -1), true);
    const pairs = isMap<Node, Node>(group) ? group.items : [];
    const at = pairs.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1));
    const [pair, next] = at < 0 ? [] : pairs.slice(at);
    if (now === undefined) {
      // The comment above a field that goes may be about the next one too.
      const comments = [pair?.key.commentBefore, next?.key.commentBefore].filter(Boolean);
      const spaceBefore = pair?.key.spaceBefore || next?.key.spaceBefore;
      if (next) Object.assign(next.key, { commentBefore: comments.join("\n"), spaceBefore });
      document.deleteIn(path);
    } else if (typeof now === "object") {
      const node = document.createNode(now, { flow: Array.isArray(now) });
      node.comment = pair?.value?.comment;
      document.setIn(path, node);
    } else document.setIn(path, now);
  }
  if (changes.length === 0) return source;
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return source.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
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
