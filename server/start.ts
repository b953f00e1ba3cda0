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

const root = join(import.meta.dirname, "..");
const stopSignals = ["SIGINT", "SIGTERM"] as const;

function fail(message: string): never {
  console.error(styleText("red", message, { stream: process.stderr }));
  process.exit(1);
}

/** Runs `npm run build`, its output in view; ends the process where that fails or is interrupted. */
async function build(): Promise<void> {
  forgetBuild(root);
  // One fixed string for the shell: on Windows npm is a script, which only a shell can start.
  const child = spawn("npm run build", { cwd: root, shell: true, stdio: "inherit" });
  let stoppedBy: NodeJS.Signals | undefined;
  const pass = (signal: NodeJS.Signals) => {
    stoppedBy = signal;
    child.kill(signal);
  };
  for (const signal of stopSignals) process.on(signal, pass);
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(null));
    child.once("exit", resolve);
  });
  for (const signal of stopSignals) process.off(signal, pass);
  // The status a shell gives to what a signal ended.
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
  if (code !== 0) fail(`npm run build failed (status ${code ?? "none"}); the site was not started.`);
  if (buildState(root) === "missing")
    fail("npm run build left no build/site/index.html; the site was not started.");
}

function serve(address: Address): void {
  const server = createSiteServer({ root: join(root, "build", "site") });
  server.once("error", (error) => fail(listenFault(error, address)));
  server.listen(address.port, address.host, () => {
    const { port } = server.address() as AddressInfo;
    const url = shownUrl({ ...address, port });
    console.info(`${site.brand.name}: ${styleText("cyan", url, { stream: process.stdout })}`);
  });
  const stop = () => {
    server.close(() => process.exit(0));
    // Answers under way get three seconds; a connection without a request may never end by itself.
    setTimeout(() => server.closeAllConnections(), 3000).unref();
  };
  for (const signal of stopSignals) process.once(signal, stop);
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
