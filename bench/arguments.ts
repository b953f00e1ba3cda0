import { parseArgs } from "node:util";

export interface BenchOptions {
  /** How many times the processor is slowed in Lighthouse's model; a table for each. */
  slowdowns: number[];
  runs: number;
  /** Addresses to measure beside the bare page, all when empty. */
  paths: string[];
  only: "lighthouse" | "real" | undefined;
  write: boolean;
}

const usage = "npm run bench -- [--cpu N]... [--runs N] [--page /path]... [--only lighthouse|real] [--write]";

function positive(option: string, text: string, wanted: RegExp): number {
  const number = Number(text);
  if (!wanted.test(text) || number < 1)
    throw new Error(`${option}: found "${text}", expected a number from 1`);
  return number;
}

/**
 * Reads the arguments of the command.
 * @param args what follows the script's name
 * @param known the addresses there are
 * @throws Error in one line that says what was found and what was expected
 */
export function readArguments(args: string[], known: readonly string[]): BenchOptions {
  const values = parse(args);
  for (const path of values.page) {
    if (!known.includes(path)) {
      throw new Error(`--page: found "${path}", expected one of ${known.join(", ")}`);
    }
  }
  const { only } = values;
  if (only !== undefined && only !== "lighthouse" && only !== "real") {
    throw new Error(`--only: found "${only}", expected "lighthouse" or "real"`);
  }
  if (values.write && (values.page.length > 0 || only)) {
    throw new Error("--write records every page and both tables: leave out --page and --only");
  }
  return {
    slowdowns: values.cpu.map((text) => positive("--cpu", text, /^\d+(\.\d+)?$/)),
    runs: positive("--runs", values.runs, /^\d+$/),
    paths: values.page,
    only,
    write: values.write,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        cpu: { type: "string", multiple: true, default: ["4"] },
        runs: { type: "string", default: "5" },
        page: { type: "string", multiple: true, default: [] },
        only: { type: "string" },
        write: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    // Node explains itself in several sentences; the first says what is wrong.
    throw new Error(`${(error as Error).message.split(/\.? (?:To specify|Did you)|\n/)[0]}; ${usage}`);
  }
}
