import { spawn } from "node:child_process";
import { once } from "node:events";

const isWindows = process.platform === "win32";

/**
 * Runs a command that serves on this machine, in a process group of its own, so that its child processes stop with it.
 * @returns the address that it prints, and a function that stops it
 * @throws Error when the command ends before it prints an address
 */
export async function startServerAndReadPrintedOrigin(
  cwd: string,
  command: string,
  extraEnv: Record<string, string> = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  // Copies of the project have their own content/, whatever firm the tests are run for.
  const ownFolders = { CONTENT: "", SITE_FOLDER: "" };
  const env = { ...process.env, ...ownFolders, NO_COLOR: "1", FORCE_COLOR: undefined, ...extraEnv };
  const child = spawn(command, {
    cwd,
    env,
    shell: true,
    detached: !isWindows,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(child, "close");
  const kill = () => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    // On Windows there are no process groups; npm stops its child processes.
    if (child.pid && isRunning) process.kill(isWindows ? child.pid : -child.pid, "SIGTERM");
  };
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    kill();
    await closed;
  };
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const [, address] = /(http:\/\/(?:localhost|127\.0\.0\.1):\d+)[\s/]/.exec(output) ?? [];
        if (address) resolve(address);
      });
    child.once("close", () => reject(new Error(`${command} ended; expected it to serve:\n${output}`)));
  });
  return { origin, stop };
}
