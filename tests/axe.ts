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
 * Makes the rule of AAA report what is below AA too, which it leaves to the rule of AA: so one rule measures every text, not
 * two. The options are those of the rule without `minThreshold`.
 */
const contrastScript = `;axe.configure({ rules: [{ id: "color-contrast-enhanced", any: [{
  id: "color-contrast-enhanced",
  options: {
    ignoreUnicode: true, ignoreLength: false, ignorePseudo: false,
    boldValue: 700, boldTextPt: 14, largeTextPt: 18,
    contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
    pseudoSizeThreshold: 0.25, shadowOutlineEmMax: 0.1, textStrokeEmMin: 0.03,
  },
}] }] })`;

/**
 * Runs axe on a page and its frames.
 * @param selector the part of the page to check
 * @returns a line for each violation
 */
export async function findAxeViolations(page: Page, { selector = "html" } = {}): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window)))
      await frame.evaluate(axeScript + contrastScript + localeScript);
  const options: RunOptions = {
    // The document of a booking service does not respond to axe's messages, and logs them as warnings.
    iframes: page.frames().every((frame) => frame.url().startsWith(new URL(page.url()).origin)),
    rules: {
      "color-contrast": { enabled: requiredContrastLevel === "AA" },
      "color-contrast-enhanced": { enabled: requiredContrastLevel === "AAA" },
    },
    resultTypes: ["violations"],
    // Style sheets and media in advance are for rules that pages without films do not need.
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
