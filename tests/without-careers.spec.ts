import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setUpVariantSite } from "./on-variant.ts";
import { expect, test } from "./site-test.ts";

const getVariantSite = setUpVariantSite(() => [
  { careers: false, applications: { endpoint: "https://receiver.example/applications" } },
  {},
]);

test("with careers: false no built file names /hablemos, no HTML file the receiver of applications, and no script contains React", async () => {
  const { root, origin } = getVariantSite();
  const files = globSync("**/*.{html,md,txt,js,css,xml,json,svg,webmanifest}", { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const findFilesWith = (words: RegExp, kind = "") =>
    files.filter((file) => file.endsWith(kind) && words.test(readFileSync(join(root, file), "utf8")));
  expect(findFilesWith(/hablemos/i), "files that name it").toEqual([]);
  expect(findFilesWith(/receiver\.example/, ".html"), "policies that allow the receiver").toEqual([]);
  expect(findFilesWith(/hydrateRoot|useState/, ".js"), "scripts with React").toEqual([]);
  expect((await fetch(`${origin}/hablemos`)).status).toBe(404);
});
