export interface ProgressReporter {
  /**
   * Reports the name of one step and runs the step, up to three times: other load on the machine may block a browser.
   * @throws the error of the third attempt, which may be a timeout
   */
  step: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
}

const maxStepAttempts = 3;

interface ProgressOptions {
  report?: (line: string) => void;
  /** Maximum milliseconds of one step. */
  limit?: number;
}

/** Runs a function with a timeout. @throws Error after `limit` ms without a result; the function goes on running */
function runWithTimeout<Result>(run: () => Promise<Result>, limit: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no result within ${limit} ms`)), limit);
  return Promise.race([run(), promise]).finally(() => clearTimeout(timer));
}

/**
 * Creates a reporter that prints each step, by default on standard error, with the estimated remaining time.
 * @param steps the number of all steps
 */
export function createProgressReporter(
  steps: number,
  { report = console.error, limit = 60_000 }: ProgressOptions = {},
): ProgressReporter {
  const start = performance.now();
  let done = 0;
  return {
    async step(name, run) {
      const minutes = ((performance.now() - start) * (steps - done)) / done / 60_000;
      report(`${done + 1}/${steps}${done ? `, ${minutes.toFixed(1)} min left` : ""}: ${name}`);
      for (let attempt = 1; ; attempt += 1) {
        try {
          const result = await runWithTimeout(run, limit);
          done += 1;
          return result;
        } catch (error) {
          report(
            `  failed (${attempt} of ${maxStepAttempts}): ${error instanceof Error ? error.message : error}`,
          );
          if (attempt === maxStepAttempts) throw error;
        }
      }
    },
  };
}
