/** `npm run test:hosts`: runs run.ts in a copy of the project with redirects from old addresses: the sample has none. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtSiteFolder } from "../../deploy/site-folder.ts";
import { site } from "../../src/content/site.ts";
import { copyProjectSources } from "../variant-site.ts";
import { toolFolders } from "./tools.ts";

const projectFolder = join(import.meta.dirname, "../..");

/** Redirects that are added to content/site.yaml in the copy: old address to page. */
const testRedirects = {
  "/servicios/crm.html": "/contacto",
  "/index.php": "/",
  "/Nosotros_2019/": "/sobre-nosotros",
};

const projectCopyPath = copyProjectSources();
try {
  const installed = ["node_modules", ...Object.values(toolFolders).map((path) => `${path}/node_modules`)];
  // Not linked: run.ts copies the built site and adds files to the copy, and a copy of a link would lead here.
  const sitePath = join(projectFolder, builtSiteFolder);
  if (existsSync(sitePath)) cpSync(sitePath, join(projectCopyPath, builtSiteFolder), { recursive: true });
  for (const path of installed)
    if (existsSync(join(projectFolder, path)))
      symlinkSync(join(projectFolder, path), join(projectCopyPath, path), "junction");
  const config = join(projectCopyPath, "content/site.yaml");
  const redirects = { ...site.redirects, ...testRedirects };
  // JSON is valid YAML.
  writeFileSync(config, JSON.stringify({ ...site, redirects }));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: projectCopyPath, stdio: "inherit" }).status ?? 1;
  const status = run("deploy/files.ts");
  process.exitCode = status || run("tests/hosts/run.ts", ...process.argv.slice(2));
} finally {
  rmSync(projectCopyPath, { recursive: true });
}
