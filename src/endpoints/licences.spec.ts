import { readFileSync } from "node:fs";
import { join } from "node:path";
// Not `test` of fixtures.ts, which opens a window for each test: this test opens no page.
import { expect, test } from "@playwright/test";
import { readBuiltFile } from "../../tests/built-site.ts";
import { careersPath } from "../../tests/shared-content.ts";
import { listFontPackages } from "../brand/font.ts";
import { findPackageFolder } from "../brand/package-folder.ts";

test("licencias.txt names what the site has of others' work, with the licence of the font", () => {
  const text = readBuiltFile("licencias.txt").toString();
  const [font = ""] = listFontPackages();
  // React and what it needs are shipped for the form of /hablemos alone.
  const forReact = careersPath ? ["react-dom", "scheduler", "@tanstack/query-core"] : [];
  for (const name of ["lucide-react", "tailwindcss", ...forReact, font])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(\\S+\\)$`, "m"));
  const licence = readFileSync(join(findPackageFolder(font) ?? "", "LICENSE"), "utf8").trim();
  for (const words of ["SVG Logos", "Skill Icons", licence]) expect(text).toContain(words);
});
