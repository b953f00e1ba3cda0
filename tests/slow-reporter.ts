import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const maxShownTests = 15;

/** Playwright reporter: lists at the end the slowest specs and tests, including retries. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter's default export
export default class SlowReporter implements Reporter {
  readonly #specs = new Map<string, number>();
  readonly #tests = new Map<string, number>();

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, project = "", spec = "", ...titles] = test.titlePath();
    const add = (sums: Map<string, number>, name: string) => sums.set(name, (sums.get(name) ?? 0) + duration);
    add(this.#specs, `${spec} (${project})`);
    add(this.#tests, `${spec} (${project}) › ${titles.join(" › ")}`);
  }

  onEnd(): void {
    for (const [kind, sums] of [
      ["specs", this.#specs],
      ["tests", this.#tests],
    ] as const) {
      console.info(`\nSlowest ${kind}`);
      const slowest = [...sums].sort(([, a], [, b]) => b - a).slice(0, maxShownTests);
      for (const [name, ms] of slowest) console.info(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
    }
  }
}
