export interface Progress {
  /**
   * Runs one step, up to three times: a browser may be held up by whatever else the machine does.
   * @throws what the step throws the third time, or that it did not end
   */
  step: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
}

const attempts = 3;

interface Options {
  report?: (line: string) => void;
  /** Milliseconds that one step may take. */
  limit?: number;
}

/** @throws Error when the result is not there in time; what runs is then left to itself */
function inTime<Result>(run: () => Promise<Result>, limit: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no result within ${limit} ms`)), limit);
  return Promise.race([run(), promise]).finally(() => clearTimeout(timer));
}

/**
 * Reports each step on standard error, with the time that the rest will take.
 * @param steps how many there will be
 */
export function reportProgress(
  steps: number,
  { report = console.error, limit = 60_000 }: Options = {},
): Progress {
  const start = performance.now();
  let done = 0;
  return {
    async step(name, run) {
      const minutes = ((performance.now() - start) * (steps - done)) / done / 60_000;
      report(`${done + 1}/${steps}${done ? `, ${minutes.toFixed(1)} min left` : ""}: ${name}`);
      for (let attempt = 1; ; attempt += 1) {
        try {
          const result = await inTime(run, limit);
          done += 1;
          return result;
        } catch (error) {
          report(`  failed (${attempt} of ${attempts}): ${error instanceof Error ? error.message : error}`);
          if (attempt === attempts) throw error;
        }
      }
    },
  };
}
