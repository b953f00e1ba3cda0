import assert from "node:assert/strict";
import { test } from "node:test";
import type { PageEntry } from "#content/pages";
import { buildFullTitle } from "../app/page-address.ts";
import { formatProblem, type Problem } from "../site.problems.ts";
import {
  findPageFaults,
  findSolutionsWithoutFile,
  findSolutionsWithoutPage,
  listRoutePaths,
} from "./check-pages.ts";

const longDescription = "d".repeat(140);
const createTestPageTable = (changes: Record<string, Partial<PageEntry>>): Record<string, PageEntry> => {
  const good = {
    a: { path: "/", kind: "home", name: "A", title: "A", description: `${longDescription}a` },
    b: { path: "/b", kind: "about", name: "B", title: "B", description: `${longDescription}b` },
  } as Record<string, PageEntry>;
  for (const [key, change] of Object.entries(changes)) good[key] = { ...good[key], ...change } as PageEntry;
  return good;
};
const formatEnglishProblems = (problems: Problem[]) =>
  problems.map((problem) => formatProblem(problem, "en"));
const formatPageFaults = (changes: Record<string, Partial<PageEntry>>) =>
  formatEnglishProblems(findPageFaults(createTestPageTable(changes), ["/", "/b"]));

test("the addresses of all routes are listed, with /404 for the splat route", () => {
  const children = [{ index: true }, { path: "b" }, { path: "*" }];
  assert.deepEqual(listRoutePaths([{ children }, { path: "c" }]), ["/", "/b", "/404", "/c"]);
});

test("each problem of the table of pages is one line that names content/pages.yaml, or the file of a solution", () => {
  for (const [change, pattern] of [
    [{ title: " " }, /b\.title: found nothing/],
    [{ title: "t".repeat(61) }, /b\.title: found 61 characters, .*; expected up to 60/],
    [{ description: "d".repeat(119) }, /b\.description: found 119 char.*120 to 160/],
    [{ description: "d".repeat(161) }, /b\.description: found 161 characters/],
    [{ path: "/b/" }, /b\.path: found "\/b\/"; expected \/ or small/],
    [{ path: "/" }, /b\.path: found "\/", which a has/],
    [{ title: "A" }, /b\.title: found "A", which a has/],
    [{ description: `${longDescription}a` }, /b\.description: .*which a has/],
    [{ path: "/c" }, /b\.path: found "\/c"; expected an address of app\/routes/],
    [{ path: "/c" }, /found nothing for "\/b" of app\/routes\.ts/],
    [{ title: undefined }, /b\.title: found nothing/],
    [{ description: undefined }, /b\.description: found 0/],
    [{ path: undefined }, /b\.path: found nothing/],
  ] as [Partial<PageEntry>, RegExp][]) {
    const lines = formatPageFaults({ b: change });
    assert.match(lines.join("\n"), pattern);
    for (const line of lines) assert.match(line, /^content\/pages\.yaml: [^\n]+$/);
  }
  const change = { kind: "service", serviceType: "B", title: " " } as Partial<PageEntry>;
  const [ofSolution = ""] = formatPageFaults({ b: change });
  assert.match(ofSolution, /^content\/solutions\/b\.yaml: title: found nothing/);
});

test("a route without an entry in the table of pages is reported, also the home page", () => {
  const { b } = createTestPageTable({});
  assert.deepEqual(formatEnglishProblems(findPageFaults({ a: undefined, b }, ["/", "/b"])), [
    'content/pages.yaml: found nothing for "/" of app/routes.ts; expected a page with that path',
  ]);
});

test("an offered solution without its file is reported", () => {
  const missing = findSolutionsWithoutFile(["crm", "kaseya"], ["kaseya", "telefonia-ip"]);
  assert.deepEqual(formatEnglishProblems(missing), [
    'content/solutions/crm.yaml: found nothing; expected this file, or in site.config.ts what you do offer: solutions: ["kaseya"]',
  ]);
  assert.deepEqual(findSolutionsWithoutFile(["kaseya"], ["kaseya"]), []);
});

test("a solution's file with neither a page in app/routes.ts nor page texts is reported", () => {
  // The first solution has a page in app/routes.ts, the second has page texts, the third neither.
  const solutions = [{ id: "crm" }, { id: "telefonia-ip", page: {} }, { id: "redes" }];
  const withoutPage = findSolutionsWithoutPage(solutions, (id) => id === "crm");
  const [line = "", ...others] = formatEnglishProblems(withoutPage);
  assert.match(line, /^content\/solutions\/redes\.yaml: page:/);
  assert.deepEqual(others, []);
});

test("a page's full title has the brand once, and a title of 58 letters stays without the brand", () => {
  const once = buildFullTitle("Inicio");
  assert.notEqual(once, "Inicio");
  assert.equal(buildFullTitle(once), once);
  const long = "t".repeat(58);
  assert.equal(buildFullTitle(long), long);
});

test("a problem of the table of pages is reported in Spanish, with its line, for a Spanish locale", () => {
  const [problem] = findPageFaults(createTestPageTable({ b: { title: "t".repeat(61) } }), ["/", "/b"]);
  const expected = /^content\/pages\.yaml:3: b\.title: encontré 61 letras, .*; se espera hasta 60$/;
  assert.match(problem ? formatProblem({ ...problem, line: 3 }, "es-MX") : "", expected);
});
