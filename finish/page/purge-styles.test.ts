import assert from "node:assert/strict";
import { test } from "node:test";
import { parseHtml } from "../dom.ts";
import { findUnstyledClasses, prepareSheet, selectStyles, shortenNames } from "./purge-styles.ts";

const page = parseHtml(
  '<body class="a"><main id="m"><p class="b md:c">x</p></main><dialog class="d"></dialog></body>',
);

async function keeps(css: string, expected: string, code?: string) {
  assert.equal(await selectStyles(css, page, code), expected);
}

test("keeps the rules for what is on the page, in order, and removes others", async () => {
  await keeps(".a{x:1}.z{x:1}.b{x:2}section{x:3}#m p{x:4}#n{x:5}", ".a{x:1}.b{x:2}#m p{x:4}");
  await keeps(".a,.z,p{x:1}", ".a,p{x:1}");
});

test("keeps rules of states: pseudo-classes, attributes, and selectors with :not()", async () => {
  const kept =
    ":focus-visible{x:0}.a:hover{x:1}[data-scrolled=true] .b:not(.z){x:2}.d[open]::backdrop{x:3}[aria-current=page]{x:4}";
  await keeps(`${kept}p:is(.z,.y){x:4}.z:focus-visible{x:5}`, kept);
});

test("keeps rules of view transitions and of what a script may show later", async () => {
  await keeps(
    ".z{x:1}.md\\:flex{x:2}.y{x:3}section{x:4}::view-transition-group(a){x:5}",
    ".z{x:1}.md\\:flex{x:2}section{x:4}::view-transition-group(a){x:5}",
    "return e(`section`,{className:`z md:flex`})",
  );
});

test("keeps used rules inside layers, media queries and container queries, and registered properties", async () => {
  const around = (rules: string) =>
    `@property --q{syntax:"<color>";inherits:true;initial-value:#0000}@layer u{@media (width>=48rem){@container (width>=20rem){${rules}}}}`;
  await keeps(
    around(".md\\:c{x:light-dark(#000,#fff)}.md\\:z{x:1}"),
    around(".md\\:c{x:light-dark(#000,#fff)}"),
  );
});

test("keeps a property that a kept rule or keyframe uses, directly or through another property", async () => {
  await keeps(
    ":root{--one:var(--two);--two:2;--three:3;--four:4}.a{x:var(--one);animation:1s go}@keyframes go{to{x:var(--four)}}@keyframes no{to{x:1}}",
    ":root{--one:var(--two);--two:2;--four:4}.a{x:var(--one);animation:1s go}@keyframes go{to{x:var(--four)}}",
  );
});

test("replaces the fallback of color-mix() and keeps other @supports rules", () => {
  assert.equal(
    prepareSheet(
      "@layer properties{@supports (x:1){*{--tw-a:1}}}@layer properties;.a{x:1;color:#fff}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklch, red, blue)}}.a{y:1}@supports (x:1){.a{x:1}}",
    ),
    "@layer properties;.a{x:1;color:color-mix(in oklch, red, blue)}.a{y:1}@supports (x:1){.a{x:1}}",
  );
});

test("removes a token's value that a later rule replaces under the same condition", () => {
  assert.equal(
    prepareSheet(
      "@media (a){:root{--x:1;--y:2}}@media (b){:root{--x:3}}@media (a){:root{--x:4}}.a{x:var(--x);y:var(--y)}",
    ),
    "@media (a){:root{--y:2}}@media (b){:root{--x:3}}@media (a){:root{--x:4}}.a{x:var(--x);y:var(--y)}",
  );
});

test("inlines a token unless another rule overrides it", () => {
  assert.equal(
    prepareSheet(
      ":root,:host{--s:4px;--t:var(--s);--u:1px}@media print{:root{--u:2px}}.a{x:calc(var(--s)*2) var(--t) var(--u)}",
    ),
    ":root,:host{--s:4px;--t:4px;--u:1px}@media print{:root{--u:2px}}.a{x:calc(4px*2) var(--t) var(--u)}",
  );
  const local = ".a{--s:4px}.b{x:var(--s)}";
  assert.equal(prepareSheet(local), local);
});

test("writes oklch() colours as hex", () => {
  assert.equal(
    prepareSheet(".a{color:oklch(100% 0 0);background:oklch(0% 0 0/.5)}"),
    ".a{color:#ffffff;background:#00000080}",
  );
});

test("finds a numbered class that no rule has, such as row-11 after row-10", () => {
  const list = parseHtml('<p class="row-1 row-2 mt-3 part-9"></p><p class="row-3 text-lg"></p>');
  assert.deepEqual(findUnstyledClasses(".row-1,.row-2:hover{x:1}.mt-3{x:1}", list), ["row-3"]);
});

test("timelines stay out of the animation shorthand, where no browser reads them", async () => {
  const css =
    ".a{animation:1s linear both go;animation-timeline:--day;animation-range:entry 5% entry 9%}@keyframes go{to{opacity:0}}";
  assert.match(await selectStyles(css, page), /animation-timeline:--day/);
});

test("shortens custom properties and timelines alike, and nothing that only looks like them", () => {
  assert.equal(
    shortenNames(":root{--ink:#000}.a--b{x:var(--ink);view-timeline:--day;y:--day}.c{x:url(/f--one.svg)}"),
    ":root{--0:#000}.a--b{x:var(--0);view-timeline:--1;y:--1}.c{x:url(/f--one.svg)}",
  );
});
