/**
 * `npm test`: every check, with the time each took. What needs no browser runs side by side, and says what it has to say
 * when it ends; then the browser tests. Stops at the first that fails, with its exit code. What follows `npm test --` goes
 * to the browser tests. Those of injected faults, with the tag @fault, are a command of their own, `npm run test:faults`,
 * which CI runs after this one.
 *
 * `npm run check`: what has to hold whatever the pages say and however they look, for owners; about two minutes. In the
 * browser these are the tests with the tag @check.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { styleText } from "node:util";
import { recordCheckedSite } from "../deploy/check-record.ts";
import { findBrowser } from "./browser.ts";

const [asked, ...more] = process.argv.slice(2);
const isCheck = asked === "check";
/** What needs no browser: two rows that run side by side, each from the quickest on. */
const rows = isCheck ? [["types"], ["build"]] : [["lint", "types", "unused", "build"], ["unit"]];
const onlyChecks = ["--grep", "@check", "--project", "files", "--project", "desktop", "--max-failures", "3"];
const browserArgs = isCheck
  ? [...onlyChecks, ...more]
  : ["--grep-invert", "@fault", ...process.argv.slice(2)];

const say = (style: "bold" | "green" | "red", text: string) =>
  console.info(styleText(style, text, { stream: process.stdout }));
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

// There npm is a script of the shell, and processes have no groups.
const onWindows = process.platform === "win32";
const groups = new Set<number>();
const stopAll = () => {
  for (const pid of groups) process.kill(onWindows ? pid : -pid);
};
process.once("exit", stopAll);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const start = performance.now();

/** `npm run check` speaks to owners. */
const told = isCheck
  ? {
      all: "todo pasó en",
      part: (part: string) => `${part}: pasó en`,
      failed: (part: string) => `${part}: falló a los`,
      stopped: "y todo se detuvo a los",
    }
  : {
      all: "everything passed in",
      part: (part: string) => `${part} passed in`,
      failed: (part: string) => `${part} failed after`,
      stopped: "all stopped after",
    };

// In an owner's copy. A configuration that cannot be read fails in the checks, with a message.
const { sampleStands } = await import("./sample.ts").catch(() => ({ sampleStands: true }));
if (!isCheck && !sampleStands)
  say("bold", "npm test es para quien cambia el código; para quien publica el sitio está npm run check.");

/** Whether only formatting and the order of imports are wrong, which `npm run fix` mends. */
function isOnlyFormat(): boolean {
  const args = ["run", "--silent", "lint", "--", "--formatter-enabled=false", "--assist-enabled=false"];
  return spawnSync("npm", args, { stdio: "ignore", shell: onWindows }).status === 0;
}

/** Runs an npm script. Side by side with others, its output is shown whole when it ends. */
async function run(part: string, { args = [] as string[], sideBySide = true } = {}): Promise<void> {
  const partStart = performance.now();
  if (!sideBySide) say("bold", `\n${part}`);
  const child = spawn("npm", ["run", "--silent", part, "--", ...args], {
    stdio: sideBySide ? ["ignore", "pipe", "pipe"] : "inherit",
    shell: onWindows,
    detached: sideBySide && !onWindows,
  });
  const { pid } = child;
  if (sideBySide && pid) {
    groups.add(pid);
    child.once("exit", () => groups.delete(pid));
  }
  let said = "";
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  const [status] = await once(child, "close");
  // Another has failed, and ended this one.
  if (process.exitCode) return;
  if (sideBySide) {
    say("bold", `\n${part}`);
    process.stdout.write(said);
  }
  if (status === 0) {
    say("green", `${told.part(part)} ${seconds(partStart)}`);
  } else {
    process.exitCode = status ?? 1;
    if (part === "lint" && isOnlyFormat()) say("bold", "Only the format is wrong: npm run fix mends it.");
    say("red", `${told.failed(part)} ${seconds(partStart)}, ${told.stopped} ${seconds(start)}`);
    stopAll();
  }
}

try {
  // First, so that a machine without a browser says so at once.
  process.env.CHROME_PATH = findBrowser();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await Promise.all(
  rows.map(async (parts) => {
    for (const part of parts) if (!process.exitCode) await run(part);
  }),
);
if (!process.exitCode) await run("browser", { args: browserArgs, sideBySide: false });
if (!process.exitCode) {
  if (isCheck) recordCheckedSite("build/site");
  say("green", `\n${told.all} ${seconds(start)}`);
  if (!isCheck) console.info("What goes wrong is tested by npm run test:faults.");
}
