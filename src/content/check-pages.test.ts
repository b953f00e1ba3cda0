import assert from "node:assert/strict";
import { test } from "node:test";
import { findPageTableFaults, findSolutionsWithoutPage } from "./check-pages.ts";
import { buildFullTitle } from "./page-address.ts";
import type { PageEntry } from "./pages.ts";
import { formatProblem, type Problem } from "./problems.ts";
import { findSolutionsWithoutFile } from "./solution-files.ts";

/** Formats problems as owners see them, one Spanish line each. */
const formatProblems = (problems: Problem[]) => problems.map((problem) => formatProblem(problem));

/** The description of the first page of the table, which the second one must not repeat. */
const homeDescription = "a".repeat(140);

/** Lists the problems of a table of two pages, of which the second one, /b, has a change. */
function formatFaultsOfSecondPage(change: Partial<PageEntry>): string[] {
  const home = { path: "/", kind: "home", name: "A", title: "A", description: homeDescription };
  const second = {
    path: "/b",
    kind: "about",
    name: "B",
    title: "B",
    description: "b".repeat(140),
    ...change,
  };
  return formatProblems(findPageTableFaults({ home, b: second } as Record<string, PageEntry>));
}

test("each problem of the table of pages is one line that names content/words/pages.yaml, or the file of a solution", () => {
  assert.deepEqual(formatFaultsOfSecondPage({}), []);
  const cases: [change: Partial<PageEntry>, expected: RegExp][] = [
    [{ title: " " }, /b\.title: no encontré nada/],
    [{ title: "t".repeat(61) }, /b\.title: encontré 61 letras, .*; se espera hasta 60/],
    [{ title: "A" }, /b\.title: encontré "A", que es de home/],
    [{ description: "d".repeat(119) }, /b\.description: encontré 119 letras.*de 120 a 160/],
    [{ description: homeDescription }, /b\.description: .*que es de home/],
    [{ path: "/" }, /b\.path: encontré "\/", que es de home; se espera una dirección propia/],
  ];
  for (const [change, expected] of cases) {
    const lines = formatFaultsOfSecondPage(change);
    assert.match(lines.join("\n"), expected);
    for (const line of lines) assert.match(line, /^content\/words\/pages\.yaml: [^\n]+$/);
  }
  const [ofSolution = ""] = formatFaultsOfSecondPage({ kind: "service", title: " " } as Partial<PageEntry>);
  assert.match(ofSolution, /^content\/solutions\/b\.yaml: title: no encontré nada/);
});

test("an offered solution without its file, or without a page, is reported", () => {
  assert.deepEqual(formatProblems(findSolutionsWithoutFile(["crm", "kaseya"], ["kaseya", "telefonia-ip"])), [
    'content/solutions/crm.yaml: no encontré nada; se espera este archivo, o en content/site.yaml lo que sí ofreces: solutions: ["kaseya"]',
  ]);
  const solutions = [{ id: "with-custom-page" }, { id: "with-page-texts", page: {} }, { id: "redes" }];
  const withoutPage = findSolutionsWithoutPage(solutions, (id) => id === "with-custom-page");
  assert.deepEqual(
    withoutPage.map(({ file, field }) => `${file}: ${field}`),
    ["content/solutions/redes.yaml: page"],
  );
});

test("a page's full title has the brand once, and a title of 58 letters stays without the brand", () => {
  const once = buildFullTitle("Inicio");
  assert.notEqual(once, "Inicio");
  assert.equal(buildFullTitle(once), once);
  const long = "t".repeat(58);
  assert.equal(buildFullTitle(long), long);
});
