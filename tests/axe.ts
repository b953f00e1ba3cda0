import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { requiredContrastLevel } from "./sample.ts";

const readAxeFile = (path: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`axe-core/${path}`)), "utf8");

/** The source of axe, minified, because a browser parses that file twice as fast. */
const axeScript = readAxeFile("axe.min.js");

/** Makes the messages of axe Spanish, for `npm run check` (tests/all.ts). */
const localeScript =
  process.env.AXE_LOCALE === "es" ? `;axe.configure({ locale: ${readAxeFile("locales/es.json")} })` : "";

/**
 * Runs axe on a page and its frames.
 * @param selector the part of the page to check
 * @returns a line for each violation
 */
export async function findAxeViolations(page: Page, { selector = "html" } = {}): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeScript + localeScript);
  const options: RunOptions = {
    // The document of a booking service does not respond to axe's messages, and logs them as warnings.
    iframes: page.frames().every((frame) => frame.url().startsWith(new URL(page.url()).origin)),
    rules: {
      // The AAA rule skips what the AA rule already reports.
      "color-contrast-enhanced": { enabled: requiredContrastLevel === "AAA" },
    },
    resultTypes: ["violations"],
    // axe loads style sheets and media in advance only for rules about videos, which these pages do not have.
    preload: false,
  };
  return page.evaluate(
    async ([root, runOptions]) => {
      const { axe } = window as unknown as { axe: { run: (...how: unknown[]) => Promise<AxeResults> } };
      const { violations } = await axe.run(root, runOptions);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) => {
          const reasons = [...any, ...all, ...none].map((check) => check.message);
          return `${id} at ${target.join(" ")}: ${reasons.join("; ")}`;
        }),
      );
    },
    [selector, options] as const,
  );
}
