import "../src/content/exit-on-invalid-site.ts";
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { styleText } from "node:util";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { formatProblem, missingValueText } from "../src/content/problems.ts";
import { site } from "../src/content/site.ts";
import { buildBrowserUrl, describeListenError, readListenAddress } from "./address.ts";
import { createSiteServer } from "./serve.ts";

function exitWithError(message: string): never {
  console.error(styleText("red", message, { stream: process.stderr }));
  process.exit(1);
}

function startSiteServer(root: string): void {
  const homePage = join(root, "index.html");
  if (!existsSync(homePage)) {
    const expected = "el sitio terminado, que hace npm run build";
    exitWithError(formatProblem({ file: homePage, found: missingValueText, expected }));
  }
  const address = readListenAddress(process.env);
  const server = createSiteServer({ root, ...(process.env.LOG === "1" && { log: console.info }) });
  server.once("error", (error) => exitWithError(describeListenError(error, address)));
  // systemd passes a socket that stays open over restarts: sd_listen_fds(3).
  const isInherited = process.env.LISTEN_FDS === "1" && process.env.LISTEN_PID === String(process.pid);
  server.listen(isInherited ? { fd: 3 } : address, () => {
    const { port } = server.address() as AddressInfo;
    const url = buildBrowserUrl({ ...address, port });
    console.info(`${site.brand.name}: ${styleText("cyan", url, { stream: process.stdout })}`);
  });
  // Only the first signal stops the server gently; the same one again ends the process immediately.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.stop());
}

try {
  startSiteServer(process.argv[2] ?? builtSiteFolder);
} catch (error) {
  exitWithError((error as Error).message);
}
