import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inGamut, parse, wcagContrast } from "culori";
import postcss from "postcss";
import { colourTokens, dark, type Tokens } from "../finish/tokens.ts";
import { sources } from "./site-values.ts";

/** What is read on each ground. A part of the site that needs another pair adds it here, and sees whether it holds. */
const texts: Record<string, string[]> = {
  surface: ["ink", "ink-soft", "brand", "brand-strong", "good", "bad"],
  "surface-sunk": ["ink", "ink-soft", "brand", "brand-strong", "good", "bad"],
  "surface-raised": ["ink", "ink-soft", "brand", "brand-strong", "good", "bad"],
  header: ["ink", "brand"],
  "brand-wash": ["ink", "ink-soft", "brand", "brand-strong"],
  "good-wash": ["ink", "ink-soft", "good"],
  "bad-wash": ["ink", "ink-soft", "bad"],
  night: ["on-night", "on-night-soft", "brand-bright"],
  "night-raised": ["on-night", "on-night-soft", "brand-bright"],
  action: ["action-ink"],
  "action-strong": ["action-ink"],
  ink: ["surface"],
  brand: ["surface"],
  "brand-strong": ["surface"],
  "brand-bright": ["night"],
  bad: ["surface"],
};

/** What is seen and not read: edges of controls and the focus ring. */
const edges: Record<string, string[]> = {
  surface: ["line-strong", "brand"],
  "surface-sunk": ["line-strong", "brand"],
  "surface-raised": ["line-strong", "brand"],
  "brand-wash": ["line-strong", "brand"],
  night: ["on-night", "on-night-soft"],
  "night-raised": ["on-night", "on-night-soft"],
};

/** Hairlines, which are seen where the visitor asks for it. */
const hairlines: Record<string, string[]> = {
  surface: ["line"],
  "surface-raised": ["line"],
  night: ["night-line"],
};

const styles = readFileSync("app/app.css", "utf8");
const more = "(prefers-contrast: more)";
const schemes: Record<string, Tokens> = {
  light: colourTokens(styles),
  dark: colourTokens(styles, dark),
  "light with more contrast": colourTokens(styles, more),
  "dark with more contrast": colourTokens(styles, dark, more),
};

/** The pairs under a contrast, one line each. */
function faint(scheme: string, table: Record<string, string[]>, least: number): string[] {
  const token = schemes[scheme] as Tokens;
  return Object.entries(table).flatMap(([ground, names]) =>
    names.flatMap((name) => {
      const ratio = wcagContrast(token(name), token(ground).slice(0, 7));
      return ratio < least
        ? [`${scheme}: ${name} on ${ground}: found ${ratio.toFixed(2)}; expected ${least}`]
        : [];
    }),
  );
}

test("every text can be read on its ground in every scheme: AAA, 7 to 1", () => {
  assert.deepEqual(
    Object.keys(schemes).flatMap((scheme) => faint(scheme, texts, 7)),
    [],
  );
});

test("controls, the focus ring and, with more contrast, hairlines are seen: 3 to 1", () => {
  const found = Object.keys(schemes).flatMap((scheme) => [
    ...faint(scheme, edges, 3),
    ...(scheme.includes("more") ? faint(scheme, hairlines, 3) : []),
  ]);
  assert.deepEqual(found, []);
});

const tokens = new Set([...styles.matchAll(/--color-([a-z-]+): /g)].map(([, name]) => name));

/** The tokens that a class string sets for text and ground, by state: `hover:bg-night` is `hover`, `bg`, `night`. */
function coloursOf(classes: string): { state: string; kind: "text" | "bg"; token: string }[] {
  return classes.split(/\s+/).flatMap((name) => {
    const [, state = "", kind, token = ""] = /^(?:(\S+):)?(text|bg)-([a-z-]+)$/.exec(name) ?? [];
    return kind && tokens.has(token) ? [{ state, kind: kind as "text" | "bg", token }] : [];
  });
}

/** What is read on what in each state of an element; a state has what it does not set from the element at rest. */
function pairsOf(classes: string): string[] {
  const set = coloursOf(classes);
  const token = (state: string, kind: string) =>
    [state, ""]
      .map((one) => set.find((colour) => colour.state === one && colour.kind === kind)?.token)
      .find(Boolean);
  return [...new Set(set.map(({ state }) => state))].flatMap((state) => {
    const [text, ground] = [token(state, "text"), token(state, "bg")];
    return text && ground ? [`${text} on ${ground}`] : [];
  });
}

const known = new Set(
  Object.entries(texts).flatMap(([ground, names]) => names.flatMap((name) => [`${name} on ${ground}`, name])),
);

test("the tables know every text, and every pair of text and ground that a part of the site sets", () => {
  const parts = sources(["app"], (path) => path.endsWith(".tsx"));
  assert.ok(parts.size > 50, "the sources were read");
  const set: string[] = [];
  for (const source of parts.values()) {
    const plain = source.matchAll(/"[^"\n]*"/g);
    const templates = source.replace(/\$\{[^}]*\}/g, "").matchAll(/`[^`]*`/g);
    for (const [classes] of [...plain, ...templates]) {
      const inside = classes.slice(1, -1);
      set.push(
        ...pairsOf(inside),
        ...coloursOf(inside).flatMap(({ kind, token }) => (kind === "text" ? [token] : [])),
      );
    }
  }
  for (const sheet of sources(["app"], (path) => path.endsWith(".css")).values()) {
    postcss.parse(sheet).walkRules((rule) => {
      const token = (prop: string) => {
        const own = rule.nodes.find(
          (node) => node.type === "decl" && node.prop === prop,
        ) as postcss.Declaration;
        return /^var\(--color-([a-z-]+)\)$/.exec(own?.value)?.[1];
      };
      const [text, ground] = [token("color"), token("background")];
      if (text) set.push(text);
      if (text && ground) set.push(`${text} on ${ground}`);
    });
  }
  assert.ok(set.includes("action-ink on action"), "pairs were found");
  assert.deepEqual(
    [...new Set(set)].filter((one) => !known.has(one)),
    [],
  );
});

test("a pair is found in whatever order and state it is set", () => {
  assert.deepEqual(pairsOf("bg-night p-4 text-on-night"), ["on-night on night"]);
  assert.deepEqual(pairsOf("text-action-ink bg-action hover:bg-action-strong"), [
    "action-ink on action",
    "action-ink on action-strong",
  ]);
  assert.deepEqual(pairsOf("bg-surface text-ink hover:bg-night hover:text-on-night"), [
    "ink on surface",
    "on-night on night",
  ]);
  assert.deepEqual(pairsOf("text-sm bg-fixed text-balance text-ink"), []);
});

test("every colour is one that every screen has: no browser has to choose another", () => {
  const strange: string[] = [];
  postcss.parse(styles).walkDecls(/^--color-/, ({ prop, value }) => {
    const colour = parse(value);
    if (colour && !inGamut("rgb")(colour)) strange.push(`${prop}: ${value}`);
  });
  assert.deepEqual(strange, []);
});
