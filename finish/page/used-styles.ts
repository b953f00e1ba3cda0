import postcss, { type AtRule, type Declaration, type Root, type Rule } from "postcss";
import parseSelectors, { type Node as SelectorNode } from "postcss-selector-parser";
import { attribute, type Document, type Element, elements } from "../dom.ts";
import { hexColour } from "../tokens.ts";

interface Names {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** Whether a visitor can write somewhere. */
  textField: boolean;
  /** Whether the page itself starts view transitions; React brings the whole sheet before it starts any. */
  viewTransitions: boolean;
}

const isTextField = (element: Element): boolean =>
  element.tagName === "textarea" ||
  (element.tagName === "input" && !["radio", "checkbox"].includes(attribute(element, "type") ?? ""));

function namesOf(document: Document, viewTransitions: boolean): Names {
  const names: Names = {
    tags: new Set(),
    classes: new Set(),
    ids: new Set(),
    textField: false,
    viewTransitions,
  };
  for (const element of elements(document, () => true)) {
    names.tags.add(element.tagName);
    names.textField ||= isTextField(element);
    for (const name of attribute(element, "class")?.split(/\s+/) ?? []) names.classes.add(name);
    const id = attribute(element, "id");
    if (id) names.ids.add(id);
  }
  return names;
}

/** Parts and states that only a field to write in has; every page's base styles reset them. */
const ofFields =
  /^::?(placeholder|file-selector-button|-webkit-(search|date|calendar|inner|outer)[\w-]*|-moz-ui-invalid)$/;

/**
 * Whether a selector could match: every tag, class and id it requires is on the page. States (pseudo-classes,
 * attributes) are taken as possible, because a visitor or boot.ts brings them about.
 */
function couldMatch(node: SelectorNode, names: Names): boolean {
  switch (node.type) {
    case "tag":
      return names.tags.has(node.value.toLowerCase());
    case "class":
      return names.classes.has(node.value);
    case "id":
      return names.ids.has(node.value);
    case "pseudo":
      if (ofFields.test(node.value)) return names.textField;
      if (node.value.startsWith("::view-transition")) return names.viewTransitions;
      // The page is nobody's shadow tree.
      if (node.value === ":host") return false;
      // `:is(a, b)` requires one of its selectors, `:not(…)` and the rest require nothing.
      return (
        !/^:(is|where|has|-webkit-any)$/.test(node.value) ||
        node.nodes.length === 0 ||
        node.nodes.some((selector) => couldMatch(selector, names))
      );
    case "selector":
      return node.nodes.every((part) => couldMatch(part, names));
    default:
      return true;
  }
}

function removeUnmatchedRules(root: Root, names: Names): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const kept = parseSelectors((list) => {
      for (const selector of [...list.nodes]) if (!couldMatch(selector, names)) selector.remove();
    }).processSync(rule.selector);
    if (kept.trim() === "") rule.remove();
    else rule.selector = kept;
  });
}

/** Whether a declaration holds for `:root` everywhere, not only in print or at a width. */
function isOfRoot({ parent: rule }: Declaration): boolean {
  if (rule?.type !== "rule" || !/(^|,)\s*:root\s*(,|$)/.test((rule as Rule).selector)) return false;
  return rule.parent?.type !== "atrule" || (rule.parent as AtRule).name === "layer";
}

/**
 * Writes the value of a custom property that only `:root` sets, and once, where the property is used: it compresses
 * better than name and definition, and needs no fallback. What another value still refers to stays, as it may differ
 * from place to place.
 */
function writeConstants(root: Root): void {
  const declarations: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    declarations.push(declaration);
  });
  const definitions = Map.groupBy(declarations, ({ prop }) => prop);
  const constants = new Map<string, string | undefined>();
  const constantValue = (name: string): string | undefined => {
    if (constants.has(name)) return constants.get(name);
    // A property that refers to itself has no value.
    constants.set(name, undefined);
    const [definition, ...others] = definitions.get(name) ?? [];
    if (!definition || others.length > 0 || !isOfRoot(definition)) return;
    const value = replaced(definition.value);
    if (!value.includes("var(")) constants.set(name, value);
    return constants.get(name);
  };
  const replaced = (value: string): string =>
    value.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (whole, name) => constantValue(name) ?? whole);
  root.walkDecls((declaration) => {
    // A multiple of the spacing is a length as well.
    declaration.value = replaced(declaration.value).replace(
      /calc\(([\d.]+)px \* (-?[\d.]+)\)/g,
      (_, unit, times) => `${Number(unit) * Number(times)}px`,
    );
  });
}

/**
 * Writes the value of a property that nothing left in the sheet sets in its place: the initial value of its registration,
 * or else the fallback.
 */
function writeUnset(root: Root): void {
  const initial = new Map<string, string>();
  root.walkAtRules("property", (registration) => {
    registration.walkDecls("initial-value", ({ value }) => {
      initial.set(registration.params.trim(), value);
    });
  });
  const set = new Set<string>();
  // For browsers without registrations Tailwind says the initial values once more.
  root.walkDecls(/^--/, ({ prop, value }) => {
    if (value !== (initial.get(prop) ?? "initial")) set.add(prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)(?:, ?([^()]*))?\)/g,
      (whole, name, fallback) => (set.has(name) ? whole : (initial.get(name) ?? fallback ?? whole)),
    );
  });
}

/** Removes custom properties, their registrations and keyframes that nothing left in the sheet uses. */
function removeUnused(root: Root): void {
  for (let changed = true; changed; ) {
    changed = false;
    const text = root.toString();
    const used = new Set(text.match(/(?<=var\(\s*)--[\w-]+/g));
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      changed = true;
    });
    root.walkAtRules((rule) => {
      const unused =
        (rule.name === "property" && !used.has(rule.params.trim())) ||
        (/keyframes$/.test(rule.name) &&
          !new RegExp(`animation[\\w-]*:[^;}]*\\b${rule.params.trim()}\\b`).test(text));
      if (!unused) return;
      rule.remove();
      changed = true;
    });
    root.walk((node) => {
      const empty =
        (node.type === "rule" || (node.type === "atrule" && node.nodes !== undefined)) &&
        node.nodes?.length === 0;
      if (!empty) return;
      node.remove();
      changed = true;
    });
  }
}

/**
 * Takes Tailwind's guard off the rules with color-mix(), which every browser of the build's baseline knows (2023).
 * What the guard was a fallback for then stands in one rule with it.
 */
function removeColourFallbacks(root: Root): void {
  root.walkAtRules("supports", (rule) => {
    if (/^\(color:\s*color-mix\(/.test(rule.params)) rule.replaceWith(rule.nodes ?? []);
  });
  root.walkRules((rule) => {
    const before = rule.prev();
    if (before?.type !== "rule" || before.selector !== rule.selector) return;
    const own = new Set(rule.nodes.map((node) => node.type === "decl" && node.prop));
    rule.prepend(before.nodes.filter((node) => node.type === "decl" && !own.has(node.prop)));
    before.remove();
  });
}

/** Writes colours in digits: shorter, and the only way that browsers before 2023 know. */
function writeColours(root: Root): void {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /oklch\([^()]*\)/g,
      (colour) => hexColour(colour) ?? colour,
    );
  });
}

/** Takes out the spaces that the minifier leaves in a value with properties in it. */
function writeTight(root: Root): void {
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('"')) declaration.value = declaration.value.replaceAll(", ", ",");
  });
}

function read(css: string): Root {
  const root = postcss.parse(css);
  root.walkComments((comment) => {
    comment.remove();
  });
  removeColourFallbacks(root);
  return root;
}

function written(root: Root): string {
  writeConstants(root);
  writeColours(root);
  writeUnset(root);
  removeUnused(root);
  writeTight(root);
  return root.toString();
}

/**
 * The part of a style sheet that a page needs, in the order of the sheet.
 * @param css the whole sheet, without nesting, as the build minifies it
 * @param document the page
 * @param viewTransitions whether the page itself starts view transitions
 * @returns style sheet text; never a rule that could match and is missing
 */
export function stylesFor(css: string, document: Document, viewTransitions = false): string {
  const root = read(css);
  removeUnmatchedRules(root, namesOf(document, viewTransitions));
  return written(root);
}

/**
 * Gives custom properties, and what else has a name with two hyphens, one of a letter or two. The whole sheet, which React
 * brings later, keeps its own: each of the two says and uses all that it needs.
 * @param css style sheet text of one page
 * @returns the same, shorter: 150 to 220 bytes a page, compressed
 */
export function withShortNames(css: string): string {
  const short = new Map<string, string>();
  return css.replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => {
    if (!short.has(name)) short.set(name, `--${short.size.toString(36)}`);
    return short.get(name) as string;
  });
}

/**
 * The whole sheet as React brings it to a page that has its own part: without the fonts, which stand there already.
 * Declared again, all text would be laid out again.
 * @param css the whole sheet, as for `stylesFor`
 * @returns style sheet text
 */
export function wholeSheet(css: string): string {
  const root = read(css);
  root.walkAtRules("font-face", (rule) => {
    rule.remove();
  });
  return written(root);
}
