import assert from "node:assert/strict";
import { test } from "node:test";
import { findElements, parseHtml } from "./dom.ts";
import { removeUnusedRules } from "./unused-rules.ts";

const testElements = findElements(
  parseHtml('<body class="a"><main id="m"><p class="b md:c">x</p></main><dialog class="d"></dialog></body>'),
  () => true,
);

const nestCssRules = (rules: string) =>
  `@property --q{syntax:"<color>";inherits:true;initial-value:#0000}@layer u{@media (width>=48rem){@container (width>=20rem){${rules}}}}`;
const stateCssRules =
  ":focus-visible{x:0}.a:hover{x:1}[data-scrolled=true] .b:not(.z){x:2}.d[open]::backdrop{x:3}[aria-current=page]{x:4}";

test("a page's style sheet keeps only the rules, custom properties and keyframes that its elements, states and scripts can use", async () => {
  const cases: [what: string, css: string, kept: string, script?: string][] = [
    ["of elements, classes and ids", ".a{x:1}.z{x:1}section{x:3}#m p{x:4}#n{x:5}", ".a{x:1}#m p{x:4}"],
    [
      "and no registered property that nothing uses",
      `${nestCssRules(".b{x:1}")}`,
      nestCssRules(".b{x:1}").replace(/^@property[^}]*\}/, ""),
    ],
    ["of nested rules", ".a{x:1;& + &{x:2}& .b{x:3}& .z{x:4}}", ".a{x:1}.a+.a{x:2}.a .b{x:3}"],
    ["of states", `${stateCssRules}p:is(.z,.y){x:4}.z:focus-visible{x:5}`, stateCssRules],
    [
      "of view transitions, and of what a script shows later",
      ".z{x:1}.md\\:flex{x:2}.y{x:3}section{x:4}::view-transition-group(a){x:5}",
      ".z{x:1}.md\\:flex{x:2}section{x:4}::view-transition-group(a){x:5}",
      "return e(`section`,{className:`z md:flex`})",
    ],
    [
      "within layers, media queries and container queries, and registered properties",
      nestCssRules(".md\\:c{x:light-dark(#000,#fff);y:var(--q)}.md\\:z{x:1}"),
      nestCssRules(".md\\:c{x:light-dark(#000,#fff);y:var(--q)}"),
    ],
    [
      "and the properties and keyframes that those use",
      ":root{--one:var(--two);--two:2;--three:3;--four:4}.a{x:var(--one);animation:1s go}@keyframes go{to{x:var(--four)}}@keyframes no{to{x:1}}",
      ":root{--one:var(--two);--two:2;--four:4}.a{x:var(--one);animation:1s go}@keyframes go{to{x:var(--four)}}",
    ],
  ];
  for (const [what, css, kept, script] of cases)
    assert.deepEqual([what, await removeUnusedRules(css, testElements, script ?? "")], [what, kept]);
});
