import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { type TestContext, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { createSiteServer } from "./serve.ts";

/** A file larger than the buffers of a connection, so that its response is unfinished until the client reads. */
const largeFileBytes = Buffer.alloc(12_000_000, "x");

/** Starts a server of a site with a small page and a large file; the end of the test closes its connections. */
async function startTestServer(t: TestContext) {
  using folder = createDisposableTemporaryFolder({
    "index.html": "<h1>Inicio</h1>",
    "large.pdf": largeFileBytes,
  });
  const server = createSiteServer({ root: folder.path }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.closeAllConnections());
  return { server, port: (server.address() as AddressInfo).port };
}

test("a stopping server answers every request, with Connection: close, and refuses new connections after its drain time", async (t) => {
  const { server, port } = await startTestServer(t);
  const get = async (path: string, agent: Agent | false = false): Promise<IncomingMessage> => {
    const sent = request({ host: "127.0.0.1", port, path, agent });
    sent.end();
    const [response] = await once(sent, "response");
    return response;
  };
  const lengthOf = async (response: IncomingMessage) => (await buffer(response)).length;

  let answers = 0;
  let isStopping = false;
  /** Requests the page repeatedly on one connection, until a response closes it. */
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const wasStopping = isStopping;
      const response = await get("/", agent);
      assert.deepEqual([response.statusCode, await lengthOf(response)], [200, 15]);
      if (response.headers.connection === "close") return;
      assert.ok(!wasStopping, "an answer after the signal left the connection open");
      answers += 1;
      await delay(Math.random() * 20);
    }
  };
  const slow = await get("/large.pdf");
  const silent = connect(port, "127.0.0.1");
  await once(silent, "connect");
  const visits = Promise.all(Array.from({ length: 50 }, visit));
  while (answers < 200) await delay(5);

  const drainEnd = Promise.withResolvers<void>();
  const stopped = server.stop({ acceptUntil: drainEnd.promise });
  isStopping = true;
  await visits;
  const fresh = await get("/");
  assert.deepEqual([fresh.statusCode, fresh.headers.connection], [200, "close"]);
  fresh.resume();
  drainEnd.resolve();
  while (server.listening) await delay(5);
  assert.equal(await lengthOf(slow), largeFileBytes.length);
  await assert.rejects(get("/"), { code: "ECONNREFUSED" });
  // A connection that has sent nothing stays open: its first request may still be on the way.
  assert.ok(!silent.destroyed);
  await stopped;
});

test("a server whose drain time has just ended still answers a request that has arrived but was not read yet", async (t) => {
  const { server, port } = await startTestServer(t);
  const visitor = connect(port, "127.0.0.1");
  let answers = "";
  visitor.setEncoding("utf8").on("data", (chunk) => (answers += chunk));
  visitor.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  while (!answers.includes("<h1>")) await once(visitor, "data");
  const { promise: acceptUntil, resolve } = Promise.withResolvers<void>();
  const stopped = server.stop({ acceptUntil });
  // As in the server, `acceptUntil` resolves in a timer, which Node runs before it reads from sockets.
  await delay(1);
  visitor.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  resolve();
  await once(visitor, "close");
  assert.match(answers, /HTTP\/1\.1 200 OK\r\n.*HTTP\/1\.1 200 OK\r\n.*Connection: close\r\n/is);
  await stopped;
});
