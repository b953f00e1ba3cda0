import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { styleText } from "node:util";
import { site } from "../site.config.ts";
import { requireValidSite } from "../site.schema.ts";
import { addressFrom, listenFault, shownUrl } from "./address.ts";
import { createSiteServer } from "./serve.ts";

function fail(message: string): never {
  console.error(styleText("red", message, { stream: process.stderr }));
  process.exit(1);
}

function start(root: string): void {
  if (!existsSync(join(root, "index.html"))) {
    fail(`${root}: found no index.html; expected the finished site. Make it with npm run build.`);
  }
  const address = addressFrom(process.env);
  const server = createSiteServer({ root, ...(process.env.LOG === "1" && { log: console.info }) });
  server.once("error", (error) => fail(listenFault(error, address)));
  // A socket that systemd holds open over restarts: its protocol is in sd_listen_fds(3).
  const isHeld = process.env.LISTEN_FDS === "1" && process.env.LISTEN_PID === String(process.pid);
  server.listen(isHeld ? { fd: 3 } : address, () => {
    const { port } = server.address() as AddressInfo;
    const url = shownUrl({ ...address, port });
    console.info(`${site.brand.name}: ${styleText("cyan", url, { stream: process.stdout })}`);
  });
  // Once: whoever asks a second time does not want to wait.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, server.stop);
}

requireValidSite(site);
try {
  start(process.argv[2] ?? "build/site");
} catch (error) {
  fail((error as Error).message);
}
