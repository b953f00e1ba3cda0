import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";

/**
 * A shell script that does what systemd does with a service and its socket: holds the socket open, and starts the server
 * again when the server exits.
 */
const supervisorShellScript = `
  while :; do
    sh -c 'echo "pid $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" server/start.ts "$1"' "$0" "$1"
  done
`;

/** Waits until the supervisor script reports that it has started a server. */
async function waitForNextServerPid(child: ChildProcess): Promise<number> {
  for (;;) {
    const [text] = await once(child.stdout ?? child, "data");
    const pid = /pid (\d+)/.exec(String(text))?.[1];
    if (pid) return Number(pid);
  }
}

test("while the server restarts behind a systemd socket, every request is answered", {
  timeout: 60_000,
  skip: process.platform === "win32",
}, async (t) => {
  using folder = createDisposableTemporaryFolder({ "index.html": "<h1>Inicio</h1>" });
  const socket = createServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const child = spawn("sh", ["-c", supervisorShellScript, process.execPath, folder.path], {
    cwd: join(import.meta.dirname, ".."),
    stdio: ["ignore", "pipe", "inherit", fd],
    detached: true,
  });
  t.after(() => {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  });
  const first = waitForNextServerPid(child);
  // From now on only the child processes hold the socket.
  socket.close();
  const url = `http://127.0.0.1:${port}/`;
  const running = await first;
  assert.equal((await fetch(url)).status, 200);

  let isOver = false;
  let answers = 0;
  const visit = async () => {
    while (!isOver) {
      const answer = await fetch(url, { headers: { Connection: "close" } });
      assert.equal(answer.status, 200);
      await answer.text();
      answers += 1;
      await delay(5);
    }
  };
  const visits = Promise.all([visit(), visit(), visit()]);
  await delay(200);
  const second = waitForNextServerPid(child);
  process.kill(running, "SIGTERM");
  assert.notEqual(await second, running);
  const before = answers;
  while (answers < before + 50) await delay(20);
  isOver = true;
  await visits;
});
