import assert from "node:assert/strict";
import { test } from "node:test";
import { findElements, parseHtml } from "../dom.ts";
import {
  findNumberedClassesWithoutRule,
  prepareStyleSheet,
  selectUsedStyles,
  shortenCustomProperties,
} from "./purge-styles.ts";

const testElements = findElements(
  parseHtml('<body class="a"><main id="m"><p class="b md:c">x</p></main><dialog class="d"></dialog></body>'),
  () => true,
);

const nestCssRules = (rules: string) =>
  `@property --q{syntax:"<color>";inherits:true;initial-value:#0000}@layer u{@media (width>=48rem){@container (width>=20rem){${rules}}}}`;
const stateCssRules =
  ":focus-visible{x:0}.a:hover{x:1}[data-scrolled=true] .b:not(.z){x:2}.d[open]::backdrop{x:3}[aria-current=page]{x:4}";

test("a page's style sheet keeps, in order, only the rules that its elements, states and scripts can use, and the custom properties and keyframes of these rules", async () => {
  const cases: [what: string, css: string, kept: string, script?: string][] = [
    ["of elements, classes and ids", ".a{x:1}.z{x:1}section{x:3}#m p{x:4}#n{x:5}", ".a{x:1}#m p{x:4}"],
    ["of some selectors of a list", ".a,.z,p{x:1}", ".a,p{x:1}"],
    ["of states", `${stateCssRules}p:is(.z,.y){x:4}.z:focus-visible{x:5}`, stateCssRules],
    [
      "of view transitions, and of what a script shows later",
      ".z{x:1}.md\\:flex{x:2}.y{x:3}section{x:4}::view-transition-group(a){x:5}",
      ".z{x:1}.md\\:flex{x:2}section{x:4}::view-transition-group(a){x:5}",
      "return e(`section`,{className:`z md:flex`})",
    ],
    [
      "within layers, media queries and container queries, and registered properties",
      nestCssRules(".md\\:c{x:light-dark(#000,#fff)}.md\\:z{x:1}"),
      nestCssRules(".md\\:c{x:light-dark(#000,#fff)}"),
    ],
    [
      "and the properties and keyframes that those use",
      ":root{--one:var(--two);--two:2;--three:3;--four:4}.a{x:var(--one);animation:1s go}@keyframes go{to{x:var(--four)}}@keyframes no{to{x:1}}",
      ":root{--one:var(--two);--two:2;--four:4}.a{x:var(--one);animation:1s go}@keyframes go{to{x:var(--four)}}",
    ],
  ];
  for (const [what, css, kept, script] of cases)
    assert.deepEqual([what, await selectUsedStyles(css, testElements, script)], [what, kept]);
});

test("only a page with an element .half-hour-label keeps the rule @view-transition", async () => {
  const css = "@view-transition{navigation:auto}.a{x:1}";
  const [label] = findElements(
    parseHtml('<p class="half-hour-label">x</p>'),
    ({ tagName }) => tagName === "p",
  );
  assert.ok(label);
  assert.equal(await selectUsedStyles(css, testElements), ".a{x:1}");
  assert.equal(await selectUsedStyles(css, [...testElements, label]), css);
});

test("animation-timeline is not merged into the animation shorthand, which no browser supports", async () => {
  const css = ".a{animation:1s linear both go;animation-timeline:--day}@keyframes go{to{opacity:0}}";
  assert.match(await selectUsedStyles(css, testElements), /animation-timeline:--day/);
});

test("preparing the style sheet removes replaced values, inlines tokens that never change and writes oklch() as hex", () => {
  const cases: [what: string, css: string, prepared: string][] = [
    [
      "color-mix() replaces its fallback; other @supports rules stay",
      "@layer properties{@supports (x:1){*{--tw-a:1}}}@layer properties;.a{x:1;color:#fff}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklch, red, blue)}}.a{y:1}@supports (x:1){.a{x:1}}",
      "@layer properties;.a{x:1;color:color-mix(in oklch, red, blue)}.a{y:1}@supports (x:1){.a{x:1}}",
    ],
    [
      "a token's value that a later rule replaces under the same condition goes",
      "@media (a){:root{--x:1;--y:2}}@media (b){:root{--x:3}}@media (a){:root{--x:4}}.a{x:var(--x);y:var(--y)}",
      "@media (a){:root{--y:2}}@media (b){:root{--x:3}}@media (a){:root{--x:4}}.a{x:var(--x);y:var(--y)}",
    ],
    [
      "a token that no rule overrides is inlined",
      ":root,:host{--s:4px;--t:var(--s);--u:1px}@media print{:root{--u:2px}}.a{x:calc(var(--s)*2) var(--t,auto) var(--u)}",
      ":root,:host{--s:4px;--t:4px;--u:1px}@media print{:root{--u:2px}}.a{x:calc(4px*2) 4px var(--u)}",
    ],
    ["a property of one part is not inlined", ".a{--s:4px}.b{x:var(--s)}", ".a{--s:4px}.b{x:var(--s)}"],
    ["oklch() becomes hex", ".a{x:oklch(100% 0 0);y:oklch(0% 0 0/.5)}", ".a{x:#ffffff;y:#00000080}"],
  ];
  for (const [what, css, prepared] of cases)
    assert.deepEqual([what, prepareStyleSheet(css)], [what, prepared]);
});

test("custom properties get short names, and classes and addresses that look like them stay", () => {
  const long = ":root{--ink:#000}.a--b{x:var(--ink);view-timeline:--day;y:--day}.c{x:url(/f--one.svg)}";
  const short = ":root{--0:#000}.a--b{x:var(--0);view-timeline:--1;y:--1}.c{x:url(/f--one.svg)}";
  assert.equal(shortenCustomProperties(long), short);
});

test("a numbered class without a rule is found, such as row-3 when row-1 and row-2 have rules", () => {
  const list = parseHtml('<p class="row-1 row-2 mt-3 part-9"></p><p class="row-3 text-lg"></p>');
  assert.deepEqual(findNumberedClassesWithoutRule(".row-1,.row-2:hover{x:1}.mt-3{x:1}", list), ["row-3"]);
});
