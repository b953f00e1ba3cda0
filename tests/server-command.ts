import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const isWindows = process.platform === "win32";

export const findInstalledProgram = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

export interface RunningServer {
  origin: string;
  /** Ends it with its child processes, after 5 s by force. */
  stop: () => Promise<void>;
}

/** Runs a command, in a process group of its own, that serves at `origin` or the address that it prints. */
export async function startServer(
  [command = "", ...args]: string[],
  env: Record<string, string> = {},
  origin?: string,
): Promise<RunningServer> {
  const child = spawn(command, args, {
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
    // On Windows npm is a batch file, and there are no process groups.
    shell: isWindows,
    detached: !isWindows,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(child, "close");
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const kill = (signal: NodeJS.Signals) => {
    if (child.pid && !hasEnded()) process.kill(isWindows ? child.pid : -child.pid, signal);
  };
  const killOnExit = () => kill("SIGTERM");
  process.once("exit", killOnExit);
  const stop = async () => {
    process.off("exit", killOnExit);
    kill("SIGTERM");
    const forced = setTimeout(kill, 5000, "SIGKILL");
    await closed;
    clearTimeout(forced);
  };
  for (let waited = 0; waited < 120_000 && !hasEnded(); waited += 100) {
    const address = origin ?? /http:\/\/(?:localhost|127\.0\.0\.1):\d+(?=[\s/])/.exec(output)?.[0];
    const request = address && fetch(address, { redirect: "manual" }).catch(() => undefined);
    if (address && (await request)) return { origin: address, stop };
    await delay(100);
  }
  await stop();
  throw new Error(`${command} ${args.join(" ")} did not serve:\n${output.slice(-4000)}`);
}
