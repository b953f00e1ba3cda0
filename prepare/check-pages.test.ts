import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "../app/content/pages.ts";
import { fullTitle } from "../app/page-address.ts";
import { solution as ownSolution } from "../tests/second-brand/app/content/solutions/telefonia-ip.ts";
import { missingSolutions, pageFaults, routePaths, solutionFaults } from "./check-pages.ts";

const description = "d".repeat(140);
const table = (changes: Record<string, Partial<Page>>): Record<string, Page> => {
  const good = {
    a: { path: "/", kind: "home", name: "A", title: "A", description: `${description}a` },
    b: { path: "/b", kind: "about", name: "B", title: "B", description: `${description}b` },
  } as Record<string, Page>;
  for (const [key, change] of Object.entries(changes)) good[key] = { ...good[key], ...change } as Page;
  return good;
};
const faults = (changes: Record<string, Partial<Page>>) => pageFaults(table(changes), ["/", "/b"]);

test("the routes give their addresses, the splat that of the 404 page", () => {
  const children = [{ index: true }, { path: "b" }, { path: "*" }];
  assert.deepEqual(routePaths([{ children }, { path: "c" }]), ["/", "/b", "/404", "/c"]);
});

for (const [what, changes, pattern] of [
  ["no title", { b: { title: " " } }, /b: title: found nothing/],
  ["a long title", { b: { title: "t".repeat(61) } }, /b: title: found 61 characters; expected up to 60/],
  [
    "a short description",
    { b: { description: "d".repeat(119) } },
    /b: description: found 119 char.*120 to 160/,
  ],
  ["a long description", { b: { description: "d".repeat(161) } }, /b: description: found 161 characters/],
  ["a path with a slash at the end", { b: { path: "/b/" } }, /b: path: found "\/b\/"; expected \/ or small/],
  ["a path twice", { b: { path: "/" } }, /b: path: found "\/", which a has/],
  ["a title twice", { b: { title: "A" } }, /b: title: found "A", which a has/],
  ["a description twice", { b: { description: `${description}a` } }, /b: description: .*which a has/],
  ["a page without route", { b: { path: "/c" } }, /b: path: found "\/c"; expected an address of app\/routes/],
  ["a route without page", { b: { path: "/c" } }, /found nothing for "\/b" of app\/routes\.ts/],
] as [string, Record<string, Partial<Page>>, RegExp][]) {
  test(`found: ${what}`, () => {
    const found = faults(changes);
    assert.ok(
      found.some((fault) => pattern.test(fault)),
      found.join("\n"),
    );
    assert.ok(found.every((fault) => fault.startsWith("app/content/pages.ts: ") && !fault.includes("\n")));
  });
}

test("a page that was taken out of the table is asked for, home too", () => {
  const { b } = table({});
  assert.deepEqual(pageFaults({ a: undefined, b }, ["/", "/b"]), [
    'app/content/pages.ts: found nothing for "/" of app/routes.ts; expected a page with that path',
  ]);
});

test("a page without texts, and one without path, are told as such", () => {
  const { a } = table({});
  const empty = pageFaults({ a, b: { kind: "about" } as Page }, ["/"]);
  for (const pattern of [/b: title: found nothing/, /b: description: found 0/, /b: path: found nothing/])
    assert.ok(
      empty.some((fault) => pattern.test(fault)),
      empty.join("\n"),
    );
});

test("a solution that is on and has no file is told, with what is left", () => {
  assert.deepEqual(missingSolutions(["crm", "kaseya"], ["kaseya", "telefonia-ip"]), [
    'app/content/solutions/crm.ts: found no such file; expected it, or in site.config.ts what you do offer: solutions: ["kaseya"]',
  ]);
  assert.deepEqual(missingSolutions(["kaseya"], ["kaseya"]), []);
});

test("the brand stands once in a title", () => {
  const once = fullTitle("Inicio");
  assert.notEqual(once, "Inicio");
  assert.equal(fullTitle(once), once);
});

test("a long title goes without the brand", () => {
  const long = "t".repeat(58);
  assert.equal(fullTitle(long), long);
});

test("a solution of an owner's own that says all that is asked has no fault", () => {
  const own = { ...ownSolution, id: "telefonia-ip" };
  assert.deepEqual(
    solutionFaults([own], () => false),
    [],
  );
});

test("what a solution's file lacks is told by file and field, one line each", () => {
  const { opening, ...page } = ownSolution.page;
  const own = { ...ownSolution, id: "telefonia-ip", pitch: "", hours: [{ hour: "10" }], page };
  const faults = solutionFaults([own], () => false);
  assert.deepEqual(
    faults.map((fault) => fault.split(":").slice(0, 2).join(":")),
    ["pitch", "page.opening.title", "page.opening.lead", "page.opening.call", "hours"].map(
      (field) => `app/content/solutions/telefonia-ip.ts: ${field}`,
    ),
  );
  assert.match(faults[0] ?? "", /: pitch: found ""; expected a text$/);
  assert.equal(solutionFaults([own], () => true).length, 2);
});

test("a fault of a solution's page names its file", () => {
  const [fault] = pageFaults(
    table({ b: { kind: "service", serviceType: "B", title: " " } as Partial<Page> }),
    ["/", "/b"],
  );
  assert.match(fault ?? "", /^app\/content\/solutions\/b\.ts: title: found nothing/);
});
