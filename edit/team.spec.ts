import { execFileSync } from "node:child_process";
import { join } from "node:path";
// Not `test` of fixtures.ts, which fails on console warnings: the editor may cause some.
import { expect, test } from "@playwright/test";
import { findPackageFolder } from "../src/brand/package-folder.ts";

test("the editor that is built for a team asks to sign in to the Git host", { tag: "@slow" }, async ({
  page,
}) => {
  test.setTimeout(180_000);
  const env = { ...process.env, EDITOR_BACKEND: "{name: github, repo: tu-empresa/sitio}" };
  const astro = join(findPackageFolder("astro") ?? "", "bin/astro.mjs");
  const command = [astro, "build", "--config", "edit/astro.config.ts"];
  execFileSync(process.execPath, command, { env, stdio: "pipe" });
  await page.route("https://editor.example/**", (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join("build/editor", pathname === "/" ? "index.html" : pathname) });
  });
  await page.goto("https://editor.example/");
  const signIn = page.getByRole("button", { name: /Iniciar sesión con .?GitHub/ });
  await expect(signIn).toBeVisible({ timeout: 60_000 });
});
