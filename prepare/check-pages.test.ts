import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "#content/pages";
import { fullTitle } from "../app/page-address.ts";
import { findMissingPages, findMissingSolutions, findPageFaults, listRoutePaths } from "./check-pages.ts";
import { formatProblem, type Problem } from "./content/problems.ts";

const description = "d".repeat(140);
const table = (changes: Record<string, Partial<Page>>): Record<string, Page> => {
  const good = {
    a: { path: "/", kind: "home", name: "A", title: "A", description: `${description}a` },
    b: { path: "/b", kind: "about", name: "B", title: "B", description: `${description}b` },
  } as Record<string, Page>;
  for (const [key, change] of Object.entries(changes)) good[key] = { ...good[key], ...change } as Page;
  return good;
};
const told = (problems: Problem[]) => problems.map((problem) => formatProblem(problem, "en"));
const faults = (changes: Record<string, Partial<Page>>) => told(findPageFaults(table(changes), ["/", "/b"]));

test("lists the addresses of all routes, with /404 for the splat route", () => {
  const children = [{ index: true }, { path: "b" }, { path: "*" }];
  assert.deepEqual(listRoutePaths([{ children }, { path: "c" }]), ["/", "/b", "/404", "/c"]);
});

for (const [what, changes, pattern] of [
  ["no title", { b: { title: " " } }, /b\.title: found nothing/],
  ["a long title", { b: { title: "t".repeat(61) } }, /b\.title: found 61 characters, .*; expected up to 60/],
  [
    "a short description",
    { b: { description: "d".repeat(119) } },
    /b\.description: found 119 char.*120 to 160/,
  ],
  ["a long description", { b: { description: "d".repeat(161) } }, /b\.description: found 161 characters/],
  ["a path with a slash at the end", { b: { path: "/b/" } }, /b\.path: found "\/b\/"; expected \/ or small/],
  ["a path twice", { b: { path: "/" } }, /b\.path: found "\/", which a has/],
  ["a title twice", { b: { title: "A" } }, /b\.title: found "A", which a has/],
  ["a description twice", { b: { description: `${description}a` } }, /b\.description: .*which a has/],
  ["a page without route", { b: { path: "/c" } }, /b\.path: found "\/c"; expected an address of app\/routes/],
  ["a route without page", { b: { path: "/c" } }, /found nothing for "\/b" of app\/routes\.ts/],
] as [string, Record<string, Partial<Page>>, RegExp][]) {
  test(`reports ${what}`, () => {
    const found = faults(changes);
    assert.ok(
      found.some((fault) => pattern.test(fault)),
      found.join("\n"),
    );
    assert.ok(found.every((fault) => fault.startsWith("content/pages.yaml: ") && !fault.includes("\n")));
  });
}

test("reports a route without an entry in the table, home too", () => {
  const { b } = table({});
  assert.deepEqual(told(findPageFaults({ a: undefined, b }, ["/", "/b"])), [
    'content/pages.yaml: found nothing for "/" of app/routes.ts; expected a page with that path',
  ]);
});

test("reports a page without texts or path", () => {
  const { a } = table({});
  const empty = told(findPageFaults({ a, b: { kind: "about" } as Page }, ["/"]));
  for (const pattern of [/b\.title: found nothing/, /b\.description: found 0/, /b\.path: found nothing/])
    assert.ok(
      empty.some((fault) => pattern.test(fault)),
      empty.join("\n"),
    );
});

test("reports an offered solution without a file", () => {
  assert.deepEqual(told(findMissingSolutions(["crm", "kaseya"], ["kaseya", "telefonia-ip"])), [
    'content/solutions/crm.yaml: found nothing; expected this file, or in site.config.ts what you do offer: solutions: ["kaseya"]',
  ]);
  assert.deepEqual(findMissingSolutions(["kaseya"], ["kaseya"]), []);
});

test("a title contains the brand once", () => {
  const once = fullTitle("Inicio");
  assert.notEqual(once, "Inicio");
  assert.equal(fullTitle(once), once);
});

test("a long title leaves the brand out", () => {
  const long = "t".repeat(58);
  assert.equal(fullTitle(long), long);
});

test("reports a solution that has neither a page of its own make nor its texts", () => {
  const solutions = [{ id: "crm" }, { id: "telefonia-ip", page: {} }, { id: "redes" }];
  assert.deepEqual(
    told(findMissingPages(solutions, (id) => id === "crm")).map((line) =>
      line.split(":").slice(0, 2).join(":"),
    ),
    ["content/solutions/redes.yaml: page"],
  );
});

test("a fault of a solution's page names its file", () => {
  const [fault] = faults({ b: { kind: "service", serviceType: "B", title: " " } as Partial<Page> });
  assert.match(fault ?? "", /^content\/solutions\/b\.yaml: title: found nothing/);
});

test("reports in Spanish for a Spanish locale", () => {
  const [problem] = findPageFaults(table({ b: { title: "t".repeat(61) } }), ["/", "/b"]);
  assert.ok(problem);
  assert.match(
    formatProblem({ ...problem, line: 3 }, "es-MX"),
    /^content\/pages\.yaml:3: b\.title: encontré 61 letras, .*; se espera hasta 60$/,
  );
});
