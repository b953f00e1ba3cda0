import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { findFreePort, listenOnFreePort } from "../tests/listen.ts";
import { startServer } from "../tests/server-command.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { createSiteServer } from "./serve.ts";

const large = Buffer.alloc(12_000_000, "x");

/** Does what systemd does with a socket: holds it open, and starts the server again when the server exits. */
const supervisorShellScript = `
  while :; do
    sh -c 'echo "pid $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" server/start.ts "$1"' "$0" "$1"
  done
`;

async function waitForNextServerPid(child: ChildProcess): Promise<number> {
  for (;;) {
    const [text] = await once(child.stdout ?? child, "data");
    const pid = /pid (\d+)/.exec(String(text))?.[1];
    if (pid) return Number(pid);
  }
}

test("while the server restarts behind a systemd socket, every request is answered and a slow download ends whole", {
  timeout: 60_000,
  skip: process.platform === "win32",
}, async (t) => {
  using folder = createDisposableTemporaryFolder({
    "index.html": "<h1>Inicio</h1>",
    "index.html.br": brotliCompressSync("<h1>Inicio</h1>"),
    "large.pdf": large,
  });
  const socket = createServer();
  const origin = await listenOnFreePort(socket);
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const child = spawn("sh", ["-c", supervisorShellScript, process.execPath, folder.path], {
    stdio: ["ignore", "pipe", "inherit", fd],
    detached: true,
  });
  t.after(() => {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  });
  const first = waitForNextServerPid(child);
  // From now on only the child processes hold the socket.
  socket.close();
  const running = await first;
  const download = await fetch(`${origin}/large.pdf`);

  let isOver = false;
  let answers = 0;
  const visit = async () => {
    while (!isOver) {
      const answer = await fetch(origin, { headers: { Connection: "close" } });
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
  await delay(1500);
  assert.equal((await download.arrayBuffer()).byteLength, large.length);
  assert.notEqual(await second, running);
  const before = answers;
  while (answers < before + 50) await delay(20);
  isOver = true;
  await visits;
});

test("a file that vanishes while the server runs, as in a new build, ends no more than its own answer", async () => {
  using folder = createDisposableTemporaryFolder({ "index.html": "<h1>Inicio</h1>", "crm.html": "CRM" });
  const server = createSiteServer({ root: folder.path });
  const origin = await listenOnFreePort(server);
  rmSync(join(folder.path, "crm.html"));
  await assert.rejects(fetch(`${origin}/crm`));
  assert.equal((await fetch(origin)).status, 200);
  server.closeAllConnections();
  server.close();
});

test("without HOST the server listens on the loopback of both families", async (t) => {
  using folder = createDisposableTemporaryFolder({ "index.html.br": "" });
  const port = `${await findFreePort()}`;
  const { origin, stop } = await startServer([process.execPath, "server/start.ts", folder.path], {
    PORT: port,
  });
  t.after(stop);
  for (const host of ["127.0.0.1", "[::1]"])
    assert.equal(
      (await fetch(`http://${host}:${port}/healthz`, { headers: { Connection: "close" } })).status,
      200,
      origin,
    );
});

test("on a port that another start holds while it builds, with a HOST that conda sets, and after a build that failed, the server ends with one line, before it builds", {
  skip: process.platform === "win32",
}, async () => {
  using folder = createDisposableTemporaryFolder({
    "index.html.br": "",
    "failed/index.html": "",
    // Starts a second server in place of the build.
    npm: `#!/bin/sh\nexec "${process.execPath}" server/start.ts "$SECOND"\n`,
  });
  chmodSync(join(folder.path, "npm"), 0o755);
  const fakeNpm = { SECOND: folder.path, PATH: `${folder.path}:${process.env.PATH}` };
  const free = `${await findFreePort()}`;
  const host = "x86_64-conda-linux-gnu";
  for (const [option, variables, expected] of [
    [
      `${folder.path}/failed`,
      {},
      ".*/failed: no encontré el sitio terminado; se espera antes: npm run build",
    ],
    ["--build", { HOST: host, PORT: "0" }, `HOST: encontré ${host} \\(HOST .*entorno.* --host 127.0.0.1.*`],
    ["--build", { ...fakeNpm, PORT: free }, `PORT: encontré ${free}, que está ocupado .*`],
  ] as const) {
    const options = { env: { ...process.env, ...variables }, timeout: 20_000 };
    const { status, stdout, stderr } = spawnSync(process.execPath, ["server/start.ts", option], options);
    assert.deepEqual([status, String(stdout)], [1, ""]);
    assert.match(String(stderr), new RegExp(`^.*${expected}\n$`));
  }
});
