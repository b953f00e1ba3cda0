import type { Reporter, TestCase } from "@playwright/test/reporter";
import { markdownTable } from "markdown-table";

/**
 * Playwright reporter: lists at the end every tested fault with the engine and what the visitor sees, which are the two
 * sides of the arrow in the title of a test with the tag @fault.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter's default export
export default class FaultTable implements Reporter {
  readonly #tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  onEnd(): void {
    const rows = [...this.#tests].map((test) => {
      const [fault = "", seen = ""] = test.title.replace(/ @fault$/, "").split(" → ");
      const { name = "", use } = test.parent.project() ?? {};
      return [
        fault,
        `${use?.channel ?? use?.browserName ?? "chromium"}, ${name}`,
        test.ok() ? seen : "FAILED",
      ];
    });
    console.info(`\n${markdownTable([["fault", "engine", "what the visitor sees"], ...rows])}`);
  }
}
