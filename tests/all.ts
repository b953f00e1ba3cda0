/**
 * `npm test` runs all checks on Chromium but injected faults and the second brand; `npm run check` those that any texts and
 * design must pass.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { styleText } from "node:util";
import { findOrInstallBrowser } from "./browser.ts";

const [firstArg, ...otherArgs] = process.argv.slice(2);
/** Whether this is `npm run check`, for owners, and not `npm test`, for developers. */
const isOwnerCheck = firstArg === "check";
/** Two sequences that run in parallel, each with its fastest script first. */
const npmScriptSequences = isOwnerCheck
  ? [["types"], ["build"]]
  : [["lint", "types", "unused", "build"], ["unit"]];
/** Arguments of `npm run browser` in `npm run check`: only tests tagged @check, reported in Spanish. */
const ownerCheckBrowserArgs =
  "--owner --grep @check --project files --project desktop --max-failures 3".split(" ");
/** Arguments of `npm run browser`, which runs after all other scripts, with those of the command line. */
const browserTestArgs = isOwnerCheck
  ? [...ownerCheckBrowserArgs, ...otherArgs]
  : ["--grep-invert", "@fault", ...process.argv.slice(2)];

const printStyled = (style: "bold" | "green" | "red", text: string) =>
  console.info(styleText(style, text, { stream: process.stdout }));
const formatSecondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** On Windows npm is a batch file, which needs a shell, and there are no process groups. */
const isWindows = process.platform === "win32";
/** The process ids of the npm scripts that run side by side, each the leader of its process group. */
const runningProcessGroups = new Set<number>();
const stopAllScripts = () => {
  for (const pid of runningProcessGroups) process.kill(isWindows ? pid : -pid);
};
process.once("exit", stopAllScripts);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const startTimeMs = performance.now();

/** The texts of the results, in Spanish for owners; a duration follows each. */
const resultTexts = isOwnerCheck
  ? {
      allPassed: "todo pasó en",
      passed: (script: string) => `${script}: pasó en`,
      failed: (script: string) => `${script}: falló a los`,
      stopped: "y todo se detuvo a los",
    }
  : {
      allPassed: "everything passed in",
      passed: (script: string) => `${script} passed in`,
      failed: (script: string) => `${script} failed after`,
      stopped: "all stopped after",
    };

// An unreadable configuration is reported later, by the checks.
const { isSampleContent } = await import("./sample.ts").catch(() => ({ isSampleContent: true }));
/** Printed when `npm test` begins on a site that is no longer the sample. */
const ownerAdvice =
  "npm test es para quien cambia el código; para quien publica el sitio está npm run check.";
if (!isOwnerCheck && !isSampleContent) printStyled("bold", ownerAdvice);

/** Whether only formatting and the order of imports are wrong, which `npm run fix` corrects. */
function isOnlyFormattingWrong(): boolean {
  const args = ["run", "--silent", "lint", "--", "--formatter-enabled=false", "--assist-enabled=false"];
  return spawnSync("npm", args, { stdio: "ignore", shell: isWindows }).status === 0;
}

/** Runs an npm script. The output of a script that runs beside others is printed as a whole when the script ends. */
async function runNpmScriptAndStopAllOnFailure(
  script: string,
  { args = [] as string[], sideBySide = true } = {},
): Promise<void> {
  const scriptStart = performance.now();
  if (!sideBySide) printStyled("bold", `\n${script}`);
  const child = spawn("npm", ["run", "--silent", script, "--", ...args], {
    stdio: sideBySide ? ["ignore", "pipe", "pipe"] : "inherit",
    shell: isWindows,
    detached: sideBySide && !isWindows,
  });
  const { pid } = child;
  if (sideBySide && pid) {
    runningProcessGroups.add(pid);
    child.once("exit", () => runningProcessGroups.delete(pid));
  }
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  const [status] = await once(child, "close");
  // This script was stopped because another one failed.
  if (process.exitCode) return;
  if (sideBySide) {
    printStyled("bold", `\n${script}`);
    process.stdout.write(output);
  }
  if (status === 0) {
    printStyled("green", `${resultTexts.passed(script)} ${formatSecondsSince(scriptStart)}`);
  } else {
    process.exitCode = status ?? 1;
    if (script === "lint" && isOnlyFormattingWrong())
      printStyled("bold", "Only the format is wrong: npm run fix corrects it.");
    const failed = `${resultTexts.failed(script)} ${formatSecondsSince(scriptStart)}`;
    printStyled("red", `${failed}, ${resultTexts.stopped} ${formatSecondsSince(startTimeMs)}`);
    stopAllScripts();
  }
}

try {
  // The browser is searched first, so that a machine without one fails before the slow checks.
  process.env.CHROME_PATH = findOrInstallBrowser();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await Promise.all(
  npmScriptSequences.map(async (scripts) => {
    for (const script of scripts) if (!process.exitCode) await runNpmScriptAndStopAllOnFailure(script);
  }),
);
if (!process.exitCode)
  await runNpmScriptAndStopAllOnFailure("browser", { args: browserTestArgs, sideBySide: false });
if (!process.exitCode) {
  printStyled("green", `\n${resultTexts.allPassed} ${formatSecondsSince(startTimeMs)}`);
  if (!isOwnerCheck) console.info("Injected faults are tested by npm run test:faults.");
}
