import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";

/** The program of a server process that reports its connections and memory, without the memory of the test. */
const serverProgramSource = `
  import { createSiteServer } from ${JSON.stringify(new URL("serve.ts", import.meta.url).href)};
  const server = createSiteServer({ root: process.argv[1] });
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
  process.on("message", () => server.getConnections((_, connections) =>
    process.send({ connections, megabytes: process.resourceUsage().maxRSS / 1024 })));
  process.on("disconnect", () => process.exit());
`;

const floodPageHtml = "<p>Una página del tamaño que tiene la de inicio, comprimida.</p>".repeat(200);
const rawPageRequest =
  "GET / HTTP/1.1\r\nHost: www.example.com\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n";

/** Attacks: how many clients connect at once, what each of them does, and the bytes that it sends. */
const floodCases: [clients: number, what: string, bytes: string][] = [
  [400, "send 5,000 requests at once and read nothing", rawPageRequest.repeat(5000)],
  [1000, "send 3,000 headers without an end", `GET / HTTP/1.1\r\n${"a:b\r\n".repeat(3000)}`],
];
for (const [clients, what, bytes] of floodCases) {
  test(`${clients} clients that ${what} are cut off by a server with a heap of 64 MB, and visitors are answered`, {
    timeout: 60_000,
  }, async (t) => {
    using folder = createDisposableTemporaryFolder({ "index.html": floodPageHtml });
    const child = spawn(
      process.execPath,
      ["--max-old-space-size=64", "--input-type=module", "-e", serverProgramSource, folder.path],
      { stdio: ["ignore", "inherit", "inherit", "ipc"] },
    );
    const exit = new AbortController();
    child.once("exit", (status, name) => exit.abort(new Error(`the server ended with ${status ?? name}`)));
    const sockets: Socket[] = [];
    t.after(() => {
      for (const socket of sockets) socket.destroy();
      child.kill();
    });
    const nextMessage = async () => (await once(child, "message", { signal: exit.signal }))[0];
    const port = await nextMessage();
    const visit = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: "close" } });
      assert.deepEqual([answer.status, await answer.text()], [200, floodPageHtml]);
    };

    for (let i = 0; i < clients; i++) {
      const socket = connect(port, "127.0.0.1").pause();
      // An error is expected: the server resets the connection.
      socket.on("error", () => {});
      socket.write(bytes);
      sockets.push(socket);
    }
    await visit();
    await Promise.all(sockets.map((socket) => socket.connecting && once(socket, "connect")));
    for (;;) {
      child.send("state");
      const { connections, megabytes } = await nextMessage();
      assert.ok(megabytes < 250, `${Math.round(megabytes)} MB`);
      if (connections === 0) break;
      await delay(50);
    }
    await visit();
  });
}
