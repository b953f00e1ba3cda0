import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "../dom.ts";
import { stylesFor, wholeSheet, withShortNames } from "./used-styles.ts";

const page = readPage(
  '<body class="a"><main id="m"><p class="b md:c">x</p></main><dialog class="d"></dialog></body>',
);
const keeps = (css: string) => stylesFor(css, page);

test("rules for what is on the page stay, in their order; others go", () => {
  assert.equal(keeps(".a{x:1}.z{x:1}.b{x:2}section{x:3}#m p{x:4}#n{x:5}"), ".a{x:1}.b{x:2}#m p{x:4}");
});

test("a selector list keeps only the selectors that could match", () => {
  assert.equal(keeps(".a,.z,p{x:1}"), ".a,p{x:1}");
});

test("states count as possible: pseudo-classes, attributes and what is inside :not()", () => {
  const css = ".a:hover{x:1}[data-scrolled=true] .b:not(.z){x:2}.d[open]::backdrop{x:3}p:is(.z,.y){x:4}";
  assert.equal(keeps(css), ".a:hover{x:1}[data-scrolled=true] .b:not(.z){x:2}.d[open]::backdrop{x:3}");
});

test("parts and states of form fields stay only where there is one", () => {
  const css = "::placeholder{x:1}::-webkit-datetime-edit{x:1}:-moz-ui-invalid{x:1}::selection{x:1}";
  assert.equal(keeps(css), "::selection{x:1}");
  assert.equal(stylesFor(css, readPage("<body><input></body>")), css);
  assert.equal(stylesFor(css, readPage("<body><input type='radio'></body>")), "::selection{x:1}");
});

test("view transitions are styled only in a page that starts them itself", () => {
  const css = "::view-transition-group(a){x:1}";
  assert.equal(keeps(css), "");
  assert.equal(stylesFor(css, page, true), css);
});

test("a colour mixed behind a guard takes the place of its fallback, other guards stay", () => {
  const css =
    ".a{x:1;color:#fff}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklch, red, blue)}}.a{y:1}@supports (x:1){.a{x:1}}";
  assert.equal(keeps(css), ".a{x:1;color:color-mix(in oklch,red,blue);y:1}@supports (x:1){.a{x:1}}");
});

test("spaces after commas go, but not those in quotes; no page is a shadow tree", () => {
  const css = ':root,:host{x:f(var(--a), b)}.a{--a:1;y:"a, b"}.b{--a:2}';
  assert.equal(keeps(css), ':root{x:f(var(--a),b)}.a{--a:1;y:"a, b"}.b{--a:2}');
});

test("escaped class names of the utilities are understood, inside media queries and layers too", () => {
  const css = "@layer u{@media (width>=48rem){.md\\:c{x:1}.md\\:z{x:1}}}";
  assert.equal(keeps(css), "@layer u{@media (width>=48rem){.md\\:c{x:1}}}");
});

test("properties, registrations and keyframes stay only when something left uses them, also by way of another", () => {
  const css =
    "@property --q{syntax:'*';inherits:false}@property --r{syntax:'*';inherits:false}" +
    ":root{--one:var(--two);--two:2;--three:3}.b{--two:4}.a{x:var(--one);y:var(--q);animation:go 1s}@keyframes go{to{x:1}}@keyframes no{to{x:1}}";
  assert.equal(
    keeps(css),
    "@property --q{syntax:'*';inherits:false}:root{--one:var(--two);--two:2}.b{--two:4}.a{x:var(--one);y:var(--q);animation:go 1s}@keyframes go{to{x:1}}",
  );
});

test("a property that nothing sets gives way to its initial value or its fallback", () => {
  const registered = "@property --tw-q{syntax:'*';inherits:false;initial-value:solid}";
  assert.equal(
    keeps(`${registered}*{--tw-q:solid}.a{x:var(--tw-q);y:var(--tw-r, 1.5)}`),
    ".a{x:solid;y:1.5}",
  );
  const set = `${registered}.b{--tw-q:dashed}.a{x:var(--tw-q)}`;
  assert.equal(keeps(set), set);
});

test("names with two hyphens become short, each the same everywhere; what only looks like one stays", () => {
  const css =
    ":root{--color-ink:#000}.a--b{--one:var(--color-ink);view-timeline:--day;animation-timeline:--day}.c{x:url(/f--one.svg)}";
  assert.equal(
    withShortNames(css),
    ":root{--0:#000}.a--b{--1:var(--0);view-timeline:--2;animation-timeline:--2}.c{x:url(/f--one.svg)}",
  );
});

test("a multiple of the spacing is written as a length", () => {
  assert.equal(keeps(":root{--s:4px}.a{x:calc(var(--s) * -1.5)}"), ".a{x:-6px}");
});

test("a property that the root alone sets, and for every medium, is written where it is used", () => {
  assert.equal(
    keeps("@layer t{:root,:host{--one:1px;--two:calc(var(--one)*2)}}.a{x:var(--two) var(--one, a, b)}"),
    ".a{x:calc(1px*2) 1px}",
  );
  const changing = "@media print{:root{--one:2px}}";
  assert.equal(
    keeps(`:root{--one:1px}${changing}.a{x:var(--one)}`),
    `:root{--one:1px}${changing}.a{x:var(--one)}`,
  );
  assert.equal(keeps(`${changing}.a{x:var(--one)}`), `${changing}.a{x:var(--one)}`);
  // Where the root would have resolved it, not where it is used.
  const relative = ":root{--one:1px;--two:var(--one)}.a{--one:2px;x:var(--two)}";
  assert.equal(keeps(relative), relative);
  const circular = ":root{--one:var(--two);--two:var(--one)}.a{x:var(--one)}";
  assert.equal(keeps(circular), circular);
});

test("the whole sheet has every rule but the fonts, which the pages have, and its constants written out", () => {
  assert.equal(
    wholeSheet("@font-face{font-family:f;src:url(f)}:root{--one:1px}.a{x:var(--one)}.nowhere{y:1}/* z */"),
    ".a{x:1px}.nowhere{y:1}",
  );
});
