import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

/** The short form, which a browser reads in half the time. */
const script = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

interface Asked {
  /** Selector of what to look at, where the rest of the page has been looked at before. */
  part?: string;
  /** The only rules to look by. Otherwise by all but the experimental ones, and contrast by AAA. */
  only?: string[];
  /** Whether targets are measured too. */
  sizes?: boolean;
}

/**
 * Looks at a page and its frames with axe, whose script goes into each document once: that costs more than a look does.
 * @returns one line for each element with a violation, and how many elements passed the only rules
 */
export async function look(
  page: Page,
  { part = "html", only, sizes = true }: Asked = {},
): Promise<{ violations: string[]; passed: number }> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(script);
  }
  const rules = { "target-size": { enabled: sizes }, "color-contrast-enhanced": { enabled: true } };
  // A booking service's document answers no message of axe's, and complains of it in the console.
  const own = page.frames().every((frame) => frame.url().startsWith(new URL(page.url()).origin));
  const options: RunOptions = {
    iframes: own,
    ...(only ? { runOnly: only } : { rules, resultTypes: ["violations"] }),
  };
  return page.evaluate(
    async ([selector, asked]) => {
      const { axe } = window as unknown as { axe: { run: (...how: unknown[]) => Promise<AxeResults> } };
      const { violations, passes } = await axe.run(selector, asked);
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
