import { DOMParser, type Element, type Node, onWarningStopParsing } from "@xmldom/xmldom";
import postcss, { type ChildNode } from "postcss";

/** Why an SVG file is refused, with what the error message says of it. */
export type SvgFault =
  /** The file is not well-formed XML, or its root is not an `<svg>` in the SVG namespace. */
  | { kind: "notSvg"; detail: string }
  /** The file has parts that are not allowed, such as scripts, animation, text or external references. */
  | { kind: "refused"; found: string[] }
  /** The file's references draw more than `maxDrawnElements` elements, or form a cycle. */
  | { kind: "expands"; elements: number };

export interface SanitizedSvg {
  /** The cleaned SVG text, which begins with `<svg`; the root has no width and height. */
  svg: string;
  viewBox: string | undefined;
  width: string | undefined;
  height: string | undefined;
}

const svgNamespace = "http://www.w3.org/2000/svg";
const xlinkNamespace = "http://www.w3.org/1999/xlink";
const xhtmlNamespace = "http://www.w3.org/1999/xhtml";

const splitWords = (text: string) => new Set(text.trim().split(/\s+/));

const allowedElementNames = splitWords(`
  svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask
  pattern filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset
`);

const silentlyRemovedElementNames = splitWords("title desc metadata");

/** Names of the presentation attributes that a cleaned SVG keeps; the same names are kept as properties in styles. */
const allowedPropertyNames = splitWords(`
  clip-path clip-rule color color-interpolation color-interpolation-filters display fill fill-opacity fill-rule filter
  flood-color flood-opacity font-size isolation mask mask-type mix-blend-mode opacity overflow
  paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width transform transform-box transform-origin vector-effect
  visibility
`);

/** Names of the attributes that a cleaned SVG keeps beside `style` and the presentation attributes. */
const allowedAttributeNames = splitWords(`
  amplitude class clipPathUnits cx cy d dx dy exponent filterUnits fr fx fy gradientTransform gradientUnits height href id
  in in2 intercept k1 k2 k3 k4 maskContentUnits maskUnits mode offset operator
  pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio primitiveUnits r radius
  result rx ry slope spreadMethod stdDeviation tableValues type values viewBox width x x1 x2 y y1 y2
`);

const allowedCssFunctionNames = splitWords(`
  url color rgb rgba hsl hsla hwb lab lch oklab oklch matrix translate translateX translateY scale scaleX scaleY rotate skewX
  skewY
`);

/** The most elements that an SVG file may draw, with every reference expanded. */
export const maxDrawnElements = 5000;
const maxElementDepth = 64;

const idPatternSource = String.raw`[\p{L}\p{N}_.:-]+`;
const idOnlyPattern = new RegExp(`^${idPatternSource}$`, "u");
const innerReferencePattern = new RegExp(String.raw`^(['"]?)#${idPatternSource}\1$`, "u");
const findReferencedIds = (text: string) =>
  [...text.matchAll(new RegExp(String.raw`url\(\s*['"]?#(${idPatternSource})`, "gu"))].map(
    ([, id = ""]) => id,
  );

/** Whether a value in an SVG has only plain characters, allowed functions and references within the file. */
function isPlainSvgValue(value: string): boolean {
  if (!/^[\p{L}\p{N}_\s#%.,:()+\-'"/]*$/u.test(value)) return false;
  const called = [...value.matchAll(/([\w-]*)\s*\(\s*([^()]*)\)?/g)];
  return called.every(
    ([, name = "", given = ""]) =>
      allowedCssFunctionNames.has(name) && (name !== "url" || innerReferencePattern.test(given.trim())),
  );
}

/** Quotes a refused attribute for the error message, up to 40 characters of its value; not escaped, so not for HTML. */
const quoteRefusedAttribute = (name: string, value: string) =>
  `${name}="${value.trim().replace(/\s+/g, " ").slice(0, 40)}"`;

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** What is noted while an SVG is cleaned: the parts for which the file is refused, and references from its style rules. */
interface CleaningFindings {
  refused: Set<string>;
  /** The ids that each style rule refers to, with the selector of the rule. */
  references: [selector: string, ids: string[]][];
}

/** Returns style rules without unknown properties; adds values, selectors and rules that are not allowed to `refused`. */
function cleanStyleRules(nodes: ChildNode[], findings: CleaningFindings): string {
  const { refused, references } = findings;
  return nodes
    .map((node) => {
      if (node.type === "comment") return "";
      if (node.type === "decl") {
        const property = node.prop.toLowerCase();
        if (!allowedPropertyNames.has(property)) return "";
        if (isPlainSvgValue(node.value))
          return `${property}:${node.value}${node.important ? "!important" : ""};`;
        refused.add(quoteRefusedAttribute(node.prop, node.value));
        return "";
      }
      const inner = () => cleanStyleRules(node.nodes ?? [], findings);
      if (node.type === "rule") {
        if (/^[\p{L}\p{N}_\s.#,:>+~*()-]+$/u.test(node.selector)) {
          const rule = inner();
          references.push([node.selector, findReferencedIds(rule)]);
          return `${node.selector}{${rule}}`;
        }
        refused.add(`<style> ${node.selector.slice(0, 40)}`);
        return "";
      }
      if (node.name === "media" && /^[\w\s(),:.-]+$/.test(node.params))
        return `@media ${node.params}{${inner()}}`;
      refused.add(`<style> @${node.name}`);
      return "";
    })
    .join("");
}

/** Returns a style sheet without unknown properties; adds what is dangerous to `refused`, for which the file is refused. */
function cleanStyleSheet(css: string, findings: CleaningFindings): string {
  const { refused } = findings;
  // Escapes can hide names: `u\72l()`, `@\69mport`.
  if (css.includes("\\")) refused.add("<style> \\");
  try {
    return cleanStyleRules(postcss.parse(css).nodes, findings);
  } catch {
    refused.add(`<style> ${css.trim().slice(0, 40)}`);
    return "";
  }
}

interface CleanedElement {
  name: string;
  attributes: Map<string, string>;
  css?: string;
  children: CleanedElement[];
}

function cleanSvgAttributes(element: Element, findings: CleaningFindings): Map<string, string> {
  const { refused } = findings;
  const kept = new Map<string, string>();
  for (const { name, localName, namespaceURI, value } of element.attributes) {
    const local = localName ?? name;
    const isLink = local === "href" && (!namespaceURI || namespaceURI === xlinkNamespace);
    const isOwn = !namespaceURI && (allowedAttributeNames.has(local) || allowedPropertyNames.has(local));
    if (/^on/i.test(local)) refused.add(quoteRefusedAttribute(name, value));
    else if (isLink) {
      if (innerReferencePattern.test(value)) kept.set("href", value);
      else refused.add(quoteRefusedAttribute(name, value));
    } else if (!namespaceURI && local === "style") {
      const css = cleanStyleSheet(`a{${value}}`, { refused, references: [] });
      // A value such as `}b{` would close the rule `a{…}` and begin another one.
      if (/^a\{[^{}]*\}$/.test(css)) kept.set("style", css.slice(2, -1));
      else refused.add(quoteRefusedAttribute(name, value));
    } else if (isOwn) {
      if (local === "id" ? idOnlyPattern.test(value) : isPlainSvgValue(value))
        kept.set(local, value.trim().replace(/\s+/g, " "));
      else refused.add(quoteRefusedAttribute(name, value));
    }
  }
  return kept;
}

function cleanSvgElement(
  element: Element,
  findings: CleaningFindings,
  depth: number,
): CleanedElement | undefined {
  const { refused } = findings;
  const { namespaceURI, tagName } = element;
  const name = element.localName ?? tagName;
  if (namespaceURI !== svgNamespace) {
    // Browsers ignore elements of namespaces other than SVG and XHTML; those of XHTML are refused.
    if (namespaceURI === xhtmlNamespace) refused.add(`<${tagName}>`);
    return undefined;
  }
  if (silentlyRemovedElementNames.has(name)) return undefined;
  if (name === "style") {
    const css = cleanStyleSheet(element.textContent ?? "", findings);
    return { name, attributes: new Map(), css, children: [] };
  }
  if (!allowedElementNames.has(name) || depth > maxElementDepth) {
    refused.add(allowedElementNames.has(name) ? `${depth} × <${tagName}>` : `<${tagName}>`);
    return undefined;
  }
  const children = [...element.childNodes].flatMap((node: Node) =>
    node.nodeType === node.ELEMENT_NODE ? (cleanSvgElement(node as Element, findings, depth + 1) ?? []) : [],
  );
  return { name, attributes: cleanSvgAttributes(element, findings), children };
}

function* listElementAndDescendants(element: CleanedElement): Generator<CleanedElement> {
  yield element;
  for (const child of element.children) yield* listElementAndDescendants(child);
}

/** Whether a selector may match an element: it has a pseudo-class or `*`, or names the element, its id or one of its classes. */
function canSelectorMatch(selector: string, { name, attributes: own }: CleanedElement): boolean {
  if (selector.includes(":")) return true;
  const names = [name, `#${own.get("id")}`, ...(own.get("class") ?? "").split(" ").map((one) => `.${one}`)];
  const parts = selector.match(/[.#]?[\p{L}\p{N}_-]+|\*/gu) ?? [];
  return parts.some((part) => part === "*" || names.includes(part));
}

/** Counts the elements that an SVG draws with all references expanded; Infinity if references form a cycle. */
function countDrawnElements(root: CleanedElement, rules: CleaningFindings["references"]): number {
  // Where elements share an id, references mean the first one.
  const byId = new Map(
    [...listElementAndDescendants(root)].reverse().map((element) => [element.attributes.get("id"), element]),
  );
  const sum = (elements: CleanedElement[]) => elements.reduce((total, element) => total + count(element), 0);
  const counts = new Map<CleanedElement, number>();
  const count = (element: CleanedElement): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    counts.set(element, Number.POSITIVE_INFINITY);
    const find = (ids: string[]) =>
      ids.flatMap((id) => byId.get(id) ?? []).filter(({ name }) => !name.endsWith("Gradient"));
    const used = find([element.attributes.get("href")?.slice(1) ?? ""]);
    const own = [...element.attributes.values()].flatMap(findReferencedIds);
    const styled = rules.flatMap(([selector, ids]) => (canSelectorMatch(selector, element) ? ids : []));
    const { patterns = [], others = [] } = Object.groupBy(find([...own, ...styled]), ({ name }) =>
      name === "pattern" ? "patterns" : "others",
    );
    // Children inherit the fill and draw its pattern again.
    const filled = 1 + sum([...element.children, ...used]);
    const total = filled * (1 + sum(patterns)) + sum(others);
    counts.set(element, total);
    return total;
  };
  return count(root);
}

function serializeSvgElement({ name, attributes: own, css, children }: CleanedElement): string {
  const start = `<${name}${[...own].map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join("")}`;
  const inner = (css ?? "") + children.map(serializeSvgElement).join("");
  return inner ? `${start}>${inner}</${name}>` : `${start}/>`;
}

/**
 * Rewrites an SVG file with only the allowed elements, attributes and values. The file is parsed as XML with namespaces, as
 * browsers do, so that no prefix, entity or escape hides a name.
 * @returns the cleaned SVG; a fault if the file is no SVG, has dangerous parts or draws too many elements
 */
export function sanitizeSvg(source: string): SanitizedSvg | { fault: SvgFault } {
  let document: ReturnType<DOMParser["parseFromString"]>;
  try {
    const parser = new DOMParser({ onError: onWarningStopParsing });
    document = parser.parseFromString(source.replace(/^\uFEFF/, ""), "text/xml");
  } catch (error) {
    // An example of the message: Reporting fatalError "Attribute fill redefined" caused onWarningStopParsing
    const { message } = error as Error;
    const [, detail = message] = /^Reporting \w+ "(.*)" caused \w+$/s.exec(message) ?? [];
    return { fault: { kind: "notSvg", detail: detail.replace(/\s+/g, " ").slice(0, 120) } };
  }
  const element = document.documentElement;
  if (element?.namespaceURI !== svgNamespace || element.tagName !== "svg")
    return { fault: { kind: "notSvg", detail: `<${element?.tagName}>` } };
  const findings: CleaningFindings = { refused: new Set(), references: [] };
  const { refused } = findings;
  if (document.doctype?.internalSubset) refused.add("<!DOCTYPE […]>");
  for (const node of document.childNodes)
    if (node.nodeName === "xml-stylesheet") refused.add("<?xml-stylesheet?>");
  const root = cleanSvgElement(element, findings, 0);
  if (!root || refused.size > 0) return { fault: { kind: "refused", found: [...refused] } };
  const elements = countDrawnElements(root, findings.references);
  if (elements > maxDrawnElements) return { fault: { kind: "expands", elements } };

  const { attributes: own } = root;
  const size = { viewBox: own.get("viewBox"), width: own.get("width"), height: own.get("height") };
  for (const name of ["x", "y", "width", "height"]) own.delete(name);
  root.attributes = new Map([["xmlns", svgNamespace], ...own]);
  return { svg: serializeSvgElement(root), ...size };
}
