/**
 * `npm test`: every check, one after the other, with the time each took. Stops at the first that fails, with its exit
 * code. What follows `npm test --` goes to the browser tests. Those of injected faults, with the tag @fault, are a command
 * of their own, `npm run test:faults`, which CI runs after this one.
 *
 * `npm run check`: what has to hold whatever the pages say and however they look, for owners; about two minutes. In the
 * browser these are the tests with the tag @check.
 */
import { spawnSync } from "node:child_process";
import { styleText } from "node:util";

const [asked, ...more] = process.argv.slice(2);
const isCheck = asked === "check";
const parts = isCheck
  ? ["types", "build", "browser"]
  : ["lint", "types", "unused", "unit", "build", "browser"];
const onlyChecks = ["--grep", "@check", "--project", "files", "--project", "desktop", "--max-failures", "3"];
const browserArgs = isCheck
  ? [...onlyChecks, ...more]
  : ["--grep-invert", "@fault", ...process.argv.slice(2)];

const say = (style: "bold" | "green" | "red", text: string) =>
  console.info(styleText(style, text, { stream: process.stdout }));
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const start = performance.now();
for (const part of parts) {
  const partStart = performance.now();
  say("bold", `\n${part}`);
  const args = part === "browser" ? browserArgs : [];
  const { status } = spawnSync("npm", ["run", "--silent", part, "--", ...args], {
    stdio: "inherit",
    // There npm is a script of the shell.
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    say("red", `${part} failed after ${seconds(partStart)}, all stopped after ${seconds(start)}`);
    process.exit(status ?? 1);
  }
  say("green", `${part} passed in ${seconds(partStart)}`);
}
say("green", `\neverything passed in ${seconds(start)}`);
if (!isCheck) console.info("What goes wrong is tested by npm run test:faults.");
