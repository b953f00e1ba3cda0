import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

/** Minified, which a browser parses in half the time. */
const script = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

interface Scope {
  /** Selector of the part to check, where the rest of the page has been checked before. */
  part?: string;
  /** The only rules to check. Otherwise all but the experimental ones, and contrast by AAA. */
  only?: string[];
  /** Whether the sizes of targets are checked too. */
  sizes?: boolean;
}

/**
 * Checks a page and its frames with axe. Its script goes into each document once, as that costs more than a check.
 * @returns one line for each element with a violation, and how many elements passed the only rules
 */
export async function look(
  page: Page,
  { part = "html", only, sizes = true }: Scope = {},
): Promise<{ violations: string[]; passed: number }> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(script);
  }
  const rules = { "target-size": { enabled: sizes }, "color-contrast-enhanced": { enabled: true } };
  // A booking service's document does not answer axe, and logs its messages as warnings.
  const own = page.frames().every((frame) => frame.url().startsWith(new URL(page.url()).origin));
  const options: RunOptions = {
    iframes: own,
    ...(only ? { runOnly: only } : { rules, resultTypes: ["violations"] }),
  };
  return page.evaluate(
    async ([selector, runOptions]) => {
      const { axe } = window as unknown as { axe: { run: (...how: unknown[]) => Promise<AxeResults> } };
      const { violations, passes } = await axe.run(selector, runOptions);
      return {
        violations: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, any, all, none }) => {
            const reasons = [...any, ...all, ...none].map((check) => check.message);
            return `${id} at ${target.join(" ")}: ${reasons.join("; ")}`;
          }),
        ),
        passed: passes.flatMap(({ nodes }) => nodes).length,
      };
    },
    [part, options] as const,
  );
}
