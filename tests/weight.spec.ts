import { existsSync } from "node:fs";
import { ownBookingPath } from "#app/contact-links.ts";
import { limits } from "./limits.ts";
import { missingPath, pagePaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { bytesOf, type Fetched, weigh } from "./weight.ts";

const script = (name: string) => ({
  kind: "script",
  path: expect.stringMatching(new RegExp(`^/assets/${name}-[^/]+\\.js$`)),
});

/** What a page asks for before anybody touches it, and nothing else. */
const first = (withService: boolean) => [
  { kind: "document", path: expect.any(String) },
  { kind: "font", path: expect.stringMatching(/^\/assets\/[^/]+\.woff2$/) },
  ...["public/logo-dark.svg", "public/logo.svg"]
    .filter((file) => existsSync(file))
    .map((_file) => ({ kind: "image", path: expect.stringMatching(/^\/assets\/logo-[^/]+\.svg$/) })),
  { kind: "other", path: "/speculation-rules.json" },
  script("boot"),
  ...(withService ? [script("service-script")] : []),
];

const withoutBytes = (fetched: Fetched[]) =>
  fetched
    .map(({ kind, path }) => ({ kind, path }))
    .sort((a, b) => `${a.kind} ${a.path}`.localeCompare(`${b.kind} ${b.path}`));

for (const path of [...pagePaths, missingPath]) {
  test(`${path} weighs no more than it may, and asks for nothing early that it does not need`, async ({
    page,
    browserConsole,
  }) => {
    if (path === missingPath) browserConsole.expectFault(/404/);
    const { before, after } = await weigh(page, path);

    const withService = path === "/contacto" && !ownBookingPath;
    expect.soft(withoutBytes(before)).toEqual(first(withService));
    expect(before[0], "the page comes first").toMatchObject({ kind: "document", path });
    expect.soft(before[0]?.bytes, "HTML with styles").toBeLessThanOrEqual(limits.document);
    expect
      .soft(bytesOf(before, "script"), "script before the first interaction")
      .toBeLessThanOrEqual(limits.scriptBefore + (withService ? limits.serviceScript : 0));
    expect
      .soft(bytesOf(before), "everything before the first interaction")
      .toBeLessThanOrEqual(limits.before);
    expect.soft(bytesOf(after), "everything after hydration").toBeLessThanOrEqual(limits.after);
    // Else the figures above would be those of a page without its application.
    expect.soft(bytesOf(after, "script")).toBeGreaterThan(limits.scriptBefore);
  });
}
