// Runs first in dev, build, setup and test, in JavaScript for any Node: one line in place of a tool's stack trace.
import fs from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const neededMegabytes = 200;

const packageFile = join(process.cwd(), "package.json");
const { optionalDependencies } = JSON.parse(fs.readFileSync(packageFile, "utf8"));
const nodePackages = Object.keys(optionalDependencies);
const expectedMajor = Number.parseInt(optionalDependencies[nodePackages[0]], 10);
const sign = /[#?%[\]{}]/.exec(process.cwd())?.[0];

/** Looks where Node would, because a workspace has its packages in a parent folder. */
function isInstalled(name) {
  try {
    return Boolean(createRequire(packageFile).resolve(`${name}/package.json`));
  } catch {
    return false;
  }
}

function findPackagesProblem() {
  if (!isInstalled("astro"))
    return "no encontré los paquetes con que se construye el sitio; se espera antes: npm ci --include=dev";
  const system = `${process.platform.replace("win32", "win")}-${process.arch}`;
  const installed = nodePackages.filter(isInstalled);
  if (installed.length > 0 && !installed.some((name) => name.endsWith(system)))
    return `encontré ${installed[0]}, de otro sistema; se espera antes, en esta máquina: npm ci`;
}

/** @returns undefined where Node or the file system does not report it */
function getFreeMegabytes(folder) {
  const { blocks, bavail, bsize } = fs.statfsSync?.(folder) ?? { blocks: 0 };
  return blocks > 0 ? Math.floor((bavail * bsize) / 2 ** 20) : undefined;
}

/** A command that builds writes into these; one that serves may run where nothing can be written. */
function findReadOnlyFolder() {
  if (!["build", "dev", "start"].includes(process.env.npm_lifecycle_event)) return undefined;
  return [".", ".astro", "build", "dist"]
    .map((name) => resolve(name))
    .find((folder) => {
      try {
        fs.accessSync(folder, fs.constants.W_OK);
        return false;
      } catch (error) {
        return error.code !== "ENOENT";
      }
    });
}

const readOnlyFolder = findReadOnlyFolder();
const packagesProblem = findPackagesProblem();
const fullFolder = [process.cwd(), tmpdir()].find((folder) => getFreeMegabytes(folder) < neededMegabytes);
const problems = [
  packagesProblem && `node_modules: ${packagesProblem}`,
  !packagesProblem &&
    Number.parseInt(process.versions.node, 10) < expectedMajor &&
    `Node: encontré ${process.version}; se espera ${expectedMajor} o más nuevo, que npm ci trae si este sistema tiene uno, o el de https://nodejs.org`,
  sign &&
    `${process.cwd()}: encontré "${sign}"; se espera una carpeta sin ese signo en su nombre ni en el de las que la contienen`,
  readOnlyFolder &&
    `${readOnlyFolder}: encontré una carpeta en la que no se puede escribir; se espera permiso: quizás la hizo otro usuario`,
  fullFolder &&
    `${fullFolder}: encontré ${getFreeMegabytes(fullFolder)} MB libres; se esperan ${neededMegabytes}: borra lo que sobre en ese disco`,
].filter(Boolean);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
