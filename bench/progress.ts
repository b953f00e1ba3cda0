/** Runs the steps of the bench and prints how far it is. */
export interface ProgressReporter {
  /**
   * Prints the name of one step and runs the step, up to three times: other load on the machine may block a browser.
   * @throws the error of the third attempt, which may be a timeout
   */
  step: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
}

const maxStepAttempts = 3;

/** How a reporter prints a line, and how long one attempt at a step may take. */
interface ProgressOptions {
  printLine?: (line: string) => void;
  stepTimeoutMs?: number;
}

/** Runs a function with a timeout. @throws Error after `timeoutMs` without a result; the function goes on running */
function runWithTimeout<Result>(run: () => Promise<Result>, timeoutMs: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no result within ${timeoutMs} ms`)), timeoutMs);
  return Promise.race([run(), promise]).finally(() => clearTimeout(timer));
}

/**
 * Creates a reporter that prints the name of each step, by default on standard error, with the estimated remaining time.
 * @param stepCount the number of all steps
 */
export function createProgressReporter(
  stepCount: number,
  { printLine = console.error, stepTimeoutMs = 60_000 }: ProgressOptions = {},
): ProgressReporter {
  const start = performance.now();
  let done = 0;
  return {
    async step(name, run) {
      const minutes = ((performance.now() - start) * (stepCount - done)) / done / 60_000;
      printLine(`${done + 1}/${stepCount}${done ? `, ${minutes.toFixed(1)} min left` : ""}: ${name}`);
      for (let attempt = 1; ; attempt += 1) {
        try {
          const result = await runWithTimeout(run, stepTimeoutMs);
          done += 1;
          return result;
        } catch (error) {
          printLine(
            `  failed (${attempt} of ${maxStepAttempts}): ${error instanceof Error ? error.message : error}`,
          );
          if (attempt === maxStepAttempts) throw error;
        }
      }
    },
  };
}
