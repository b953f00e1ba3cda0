import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { createSiteServer } from "./serve.ts";

test("a server that stops answers every request, and each answer is the last of its connection", async (t) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "stop-"));
  const large = Buffer.alloc(20_000_000, "x");
  writeFileSync(join(folder.path, "index.html"), "<h1>Inicio</h1>");
  writeFileSync(join(folder.path, "large.pdf"), large);
  const server = createSiteServer({ root: folder.path }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  t.after(() => server.closeAllConnections());

  const get = async (path: string, agent?: Agent): Promise<IncomingMessage> => {
    const sent = request({ host: "127.0.0.1", port, path, agent: agent ?? false });
    sent.end();
    const [response] = await once(sent, "response");
    return response;
  };
  const lengthOf = async (response: IncomingMessage) => {
    let length = 0;
    for await (const chunk of response) length += chunk.length;
    return length;
  };

  let stops = false;
  /** A visitor who asks again and again on one connection, until told that it is the last answer. */
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const wasStopping = stops;
      const response = await get("/", agent);
      assert.deepEqual([response.statusCode, await lengthOf(response)], [200, 15]);
      if (response.headers.connection === "close") return;
      assert.ok(!wasStopping, "an answer after the signal left the connection open");
      await delay(10 + Math.random() * 100);
    }
  };
  const slow = await get("/large.pdf");
  const silent = connect(port, "127.0.0.1");
  await once(silent, "connect");
  const visits = Promise.all(Array.from({ length: 50 }, visit));
  await delay(200);

  stops = true;
  const stopped = server.stop();
  await visits;
  const fresh = await get("/");
  assert.deepEqual([fresh.statusCode, fresh.headers.connection], [200, "close"]);
  fresh.resume();
  await delay(1500);
  assert.ok(!server.listening);
  assert.equal(await lengthOf(slow), large.length);
  await assert.rejects(get("/"), { code: "ECONNREFUSED" });
  // Nobody asks anything here, which would last for ever.
  assert.ok(!silent.destroyed);
  await stopped;
});
