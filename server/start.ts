import { spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { constants } from "node:os";
import { join } from "node:path";
import { styleText } from "node:util";
import { site } from "../site.config.ts";
import { requireValidSite } from "../site.schema.ts";
import { type Address, addressFrom, listenFault, shownUrl } from "./address.ts";
import { buildState, forgetBuild } from "./freshness.ts";
import { createSiteServer } from "./serve.ts";
import { onStop } from "./stop.ts";

const root = join(import.meta.dirname, "..");

/** Milliseconds that answers under way get when the server is to stop. */
const grace = 3000;

function fail(message: string): never {
  console.error(styleText("red", message, { stream: process.stderr }));
  process.exit(1);
}

/** Runs `npm run build`, its output in view; ends the process where that fails or is interrupted. */
async function build(): Promise<void> {
  forgetBuild(root);
  const isWindows = process.platform === "win32";
  // One fixed string for a shell: on Windows npm is a script, which only a shell can start. Elsewhere the build
  // leads a group of its own, so that all its processes can be ended together.
  const child = spawn("npm run build", { cwd: root, shell: true, stdio: "inherit", detached: !isWindows });
  const cancel = onStop((signal) => {
    if (child.pid) process.kill(isWindows ? child.pid : -child.pid, signal);
    // The status a shell gives to what a signal ended.
    process.exit(128 + constants.signals[signal]);
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(null));
    child.once("exit", resolve);
  });
  cancel();
  if (code !== 0) fail(`npm run build failed (status ${code ?? "none"}); the site was not started.`);
  if (buildState(root) === "missing") {
    fail("npm run build left no build/site/index.html; the site was not started.");
  }
}

function serve(address: Address): void {
  const server = createSiteServer({ root: join(root, "build", "site") });
  server.once("error", (error) => fail(listenFault(error, address)));
  server.listen(address.port, address.host, () => {
    const { port } = server.address() as AddressInfo;
    const url = shownUrl({ ...address, port });
    console.info(`${site.brand.name}: ${styleText("cyan", url, { stream: process.stdout })}`);
  });
  onStop(() => {
    server.close(() => process.exit(0));
    // A connection on which nothing was asked yet may never end by itself.
    setTimeout(() => server.closeAllConnections(), grace).unref();
  });
}

function wantedAddress(): Address {
  try {
    return addressFrom(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
}

requireValidSite(site);
const address = wantedAddress();
const state = buildState(root);
if (state !== "fresh") {
  console.info(
    state === "missing"
      ? "There is no build yet: building."
      : "The sources have changed since the build: building.",
  );
  await build();
}
serve(address);
