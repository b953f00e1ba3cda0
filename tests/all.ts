/**
 * `npm test` runs all checks, on Chromium, except tests tagged `@fault`, `@slow` or `@variant`; `npm run check` those
 * that any texts and design must pass, with a report in Spanish. After a failure no further step starts.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters, styleText } from "node:util";
import { findBrowser } from "./browser.ts";

const playwrightArguments = process.argv.slice(2);
const isOwnerCheck = playwrightArguments[0] === "check";
if (isOwnerCheck) playwrightArguments.shift();
/**
 * The checks in the order in which they run. Those of one step run at the same time, each mostly on one processor; the
 * browser tests start when the site is built, while unit tests may still run.
 */
const steps = isOwnerCheck
  ? [["types"], ["build"], ["browser"]]
  : [["lint", "types", "unused", "unit", "build"], ["browser"]];
const browserArguments = isOwnerCheck
  ? "--reporter ./tests/spanish-reporter.ts --grep @check --max-failures 3"
  : // Without a |, which cmd.exe would take for a pipe: @fault, @slow and @variant.
    "--grep-invert @[fsv]";
const checkCount = steps.flat().length;
const texts = isOwnerCheck
  ? {
      passed: "pasó en",
      failed: "falló a los",
      stopped: "Falló:",
      next: "después",
      running: "sigue",
      formatSummary: () => `${checkCount} pasos pasaron en`,
      browser: "Navegador",
      noBrowser:
        "Navegador: no encontré ninguno; se espera Google Chrome o Chromium instalado, o la ruta de uno en CHROME_PATH",
    }
  : {
      passed: "passed in",
      failed: "failed after",
      stopped: "Failed:",
      next: "then",
      running: "still running",
      formatSummary: (tests: number) => `${tests} tests in ${checkCount} steps passed in`,
      browser: "Browser",
    };

/** On Windows npm is a batch file, which needs a shell. */
const isWindows = process.platform === "win32";
const printLine = (text: string) => console.info(isLastLineRewritten ? `${text}\n` : text);
const printStyled = (style: "bold" | "green" | "red", text: string) =>
  printLine(styleText(style, text, { stream: process.stdout }));
const formatSecondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const programs: Record<string, string> = { types: "tsc", unused: "knip" };

let passedTestCount = 0;
const failedChecks: string[] = [];
/** Whether Playwright rewrites the last line of the terminal: a line of another check then needs an empty one below it. */
let isLastLineRewritten = false;

/** Counts the tests that passed in the summary of Node's runner or Playwright's. */
function countPassedTests(output: string): number {
  const counts = stripVTControlCharacters(output).matchAll(/^(?:ℹ pass (\d+)| +(\d+) (?:passed|flaky))/gm);
  return [...counts].reduce((sum, [, unit, browser]) => sum + Number(unit ?? browser), 0);
}

/** Runs a check; of one beside others, prints the output only on failure. */
async function runCheck(script: string, isAlone: boolean): Promise<void> {
  const start = performance.now();
  const args = script === "browser" ? [...browserArguments.split(" "), ...playwrightArguments] : [];
  const program = programs[script];
  const [command, ...rest] = program ? ["npx", program] : ["npm", "run", "--silent", script, "--", ...args];
  const { isTTY, columns, rows } = process.stdout;
  const isCounted = script === "browser";
  isLastLineRewritten = isCounted && isTTY;
  const check = spawn(command, rest, {
    stdio: isAlone ? ["inherit", isCounted ? "pipe" : "inherit", "inherit"] : "pipe",
    shell: isWindows,
    env: {
      ...process.env,
      ...(isOwnerCheck && { AXE_LOCALE: "es" }),
      ...(isTTY && { PLAYWRIGHT_FORCE_TTY: `${columns}x${rows}` }),
    },
  });
  let output = "";
  for (const stream of [check.stdout, check.stderr])
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
      // Without a terminal, one line per test instead of one line that is rewritten.
      if (isAlone) process.stdout.write(isTTY ? chunk : chunk.replaceAll("\u001b[1A\u001b[2K", ""));
    });
  const reminder = setInterval(
    () => (isAlone && !program) || printLine(`${texts.running}: ${script}, ${formatSecondsSince(start)}`),
    20_000,
  );
  const [status] = await once(check, "close");
  clearInterval(reminder);
  if (isCounted) isLastLineRewritten = false;
  passedTestCount += countPassedTests(output);
  if (status === 0) printStyled("green", `${script}: ${texts.passed} ${formatSecondsSince(start)}`);
  else printStyled("red", `${isAlone ? "" : output}${script}: ${texts.failed} ${formatSecondsSince(start)}`);
  if (status !== 0) failedChecks.push(script);
}

function findOrDownloadBrowser(): string {
  try {
    return findBrowser();
  } catch (error) {
    if (process.env.CHROME_PATH) throw error;
    printStyled("bold", `${texts.browser}: npx playwright install chromium`);
    const args = ["playwright", "install", "--no-shell", "chromium"];
    spawnSync("npx", args, { stdio: "inherit", shell: isWindows, timeout: 600_000 });
    return findBrowser();
  }
}

// An unreadable configuration is reported later, by the checks.
const { isSampleContent } = await import("./sample.ts").catch(() => ({ isSampleContent: true }));
const hint = "npm test es para quien cambia el código; para quien publica el sitio está npm run check.";
if (!isOwnerCheck && !isSampleContent) printStyled("bold", hint);

const start = performance.now();
try {
  // The browser is looked for first, so that a machine without one fails before the slow checks.
  console.info(`${texts.browser}: ${findOrDownloadBrowser()}`);
} catch (error) {
  printStyled("red", texts.noBrowser ?? (error as Error).message);
  process.exit(1);
}
const running: Promise<void>[] = [];
for (const [index, step] of steps.entries()) {
  const first = steps.slice(0, index).flat().length + 1;
  const last = first + step.length - 1;
  const rest = steps.slice(index + 1).flat();
  const place = `[${first === last ? first : `${first}-${last}`}/${checkCount}] ${step.join(", ")}`;
  printStyled("bold", `\n${place}${rest.length > 0 ? ` (${texts.next} ${rest.join(", ")})` : ""}`);
  const checks = step.map((script) => runCheck(script, step.length === 1));
  running.push(...checks);
  await (checks[step.indexOf("build")] ?? Promise.all(checks));
  if (failedChecks.length > 0) break;
}
await Promise.all(running);
if (failedChecks.length > 0) {
  process.exitCode = 1;
  // Named again, because the lines of the browser tests may follow the failure.
  printStyled("red", `\n${texts.stopped} ${failedChecks.join(", ")}`);
} else printStyled("green", `\n${texts.formatSummary(passedTestCount)} ${formatSecondsSince(start)}`);
