import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { requiredContrastLevel } from "./sample.ts";

/** The source of axe, minified, because a browser parses that file twice as fast. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The axe rule for the contrast level that is required of this site. */
export const contrastRuleId = requiredContrastLevel === "AAA" ? "color-contrast-enhanced" : "color-contrast";

/** The Spanish messages of axe, for `npm run check` (tests/all.ts); undefined for developers. */
const axeSpanishTexts =
  process.env.AXE_LOCALE === "es"
    ? readFileSync(fileURLToPath(import.meta.resolve("axe-core/locales/es.json")), "utf8")
    : undefined;

/** Runs axe on a page and its frames. @returns a line for each violation, and how many elements passed the `ruleIds` */
export async function findAxeViolations(
  page: Page,
  {
    /** The part of the page to check. */
    selector = "html",
    /** The only rules to run; by default all. */
    ruleIds = undefined as string[] | undefined,
    /** Whether too small buttons and links count. */
    checksTargetSizes = true,
    /** The WCAG level that the contrast of texts must have. */
    contrast = requiredContrastLevel,
  } = {},
): Promise<{ violations: string[]; passedElementCount: number }> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => "axe" in window)) continue;
    await frame.evaluate(axeScript);
    if (axeSpanishTexts) await frame.evaluate(`axe.configure({ locale: ${axeSpanishTexts} })`);
  }
  const rules = {
    "target-size": { enabled: checksTargetSizes },
    "color-contrast-enhanced": { enabled: contrast === "AAA" },
  };
  // The document of a booking service does not respond to axe's messages, and logs them as warnings.
  const hasOnlyOwnFrames = page.frames().every((frame) => frame.url().startsWith(new URL(page.url()).origin));
  const options: RunOptions = {
    iframes: hasOnlyOwnFrames,
    ...(ruleIds ? { runOnly: ruleIds } : { rules, resultTypes: ["violations"] }),
  };
  return page.evaluate(
    async ([root, runOptions]) => {
      const { axe } = window as unknown as { axe: { run: (...how: unknown[]) => Promise<AxeResults> } };
      const { violations, passes } = await axe.run(root, runOptions);
      return {
        violations: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, any, all, none }) => {
            const reasons = [...any, ...all, ...none].map((check) => check.message);
            return `${id} at ${target.join(" ")}: ${reasons.join("; ")}`;
          }),
        ),
        passedElementCount: passes.flatMap(({ nodes }) => nodes).length,
      };
    },
    [selector, options] as const,
  );
}
