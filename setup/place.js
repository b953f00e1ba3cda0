// Runs first in dev, build, setup and test, in JavaScript for any Node: one line for what would otherwise be a stack from a tool.
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
const oldestMajor = Number(engines.node.replace(/\D/g, ""));
const sign = /[#?%[\]{}]/.exec(process.cwd())?.[0];
const problems = [
  Number.parseInt(process.versions.node, 10) < oldestMajor &&
    `Node: encontré ${process.version}; se espera ${oldestMajor} o más nuevo, que npm ci trae si este sistema tiene uno, o el de https://nodejs.org`,
  sign &&
    `${process.cwd()}: encontré "${sign}"; se espera una carpeta sin ese signo en su nombre ni en el de las que la contienen`,
].filter(Boolean);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
