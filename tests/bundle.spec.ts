import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

test.skip(({ isMobile }) => isMobile, "a report is the same on every screen");

test("the report of what the JavaScript is made of names its parts and what they weigh", () => {
  const report = execFileSync(process.execPath, [join(import.meta.dirname, "..", "bench", "bundle.ts")], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  const rows = report.split("\n").map((line) => line.split(/ {2,}/));
  const total = (part: string) => Number(rows.find(([name]) => name === part)?.at(-1));
  for (const part of ["react-dom", "react-router", "app/pages", "app/vignettes", "together"]) {
    expect(total(part), part).toBeGreaterThan(0);
  }
  expect(total("react-dom")).toBeLessThan(total("together"));
});
