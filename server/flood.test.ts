import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

/** A server in a process of its own, whose memory is then that of the server alone. It ends with the test. */
const program = `
  import { createSiteServer } from ${JSON.stringify(new URL("serve.ts", import.meta.url).href)};
  const server = createSiteServer({ root: process.argv[1] });
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
  process.on("message", () => server.getConnections((_, connections) =>
    process.send({ connections, megabytes: process.resourceUsage().maxRSS / 1024 })));
  process.on("disconnect", () => process.exit());
`;

async function told(child: ChildProcess): Promise<{ connections: number; megabytes: number }> {
  child.send("state");
  const [state] = await once(child, "message");
  return state;
}

test("400 visitors who ask 5,000 times at once and read nothing cost little memory, and nobody else a visit", {
  timeout: 20_000,
}, async (t) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "flood-"));
  const page = "<p>Una página del tamaño que tiene la de inicio, comprimida.</p>".repeat(200);
  writeFileSync(join(folder.path, "index.html"), page);
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, folder.path], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const floods: Socket[] = [];
  t.after(() => {
    for (const socket of floods) socket.destroy();
    child.kill();
  });
  const [port] = await once(child, "message");

  const requests = Buffer.from(
    "GET / HTTP/1.1\r\nHost: www.example.com\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n".repeat(
      5000,
    ),
  );
  for (let i = 0; i < 400; i++) {
    const socket = connect(port, "127.0.0.1").pause();
    // The server resets the connection: that is the cure.
    socket.on("error", () => {});
    socket.write(requests);
    floods.push(socket);
  }
  await Promise.all(floods.map((socket) => socket.connecting && once(socket, "connect")));

  let state = await told(child);
  while (state.connections > 0) {
    await delay(50);
    state = await told(child);
  }
  assert.ok(state.megabytes < 250, `${Math.round(state.megabytes)} MB`);

  const good = await fetch(`http://127.0.0.1:${port}/`);
  assert.deepEqual([good.status, await good.text()], [200, page]);
});
