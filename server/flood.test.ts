import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { listenOnFreePort } from "../tests/listen.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { createSiteServer } from "./serve.ts";

const countOpenFiles = () => (process.platform === "linux" ? readdirSync("/proc/self/fd").length : 0);

test("clients that send thousands of requests and read nothing neither delay others nor keep memory or files", {
  timeout: 30_000,
}, async () => {
  using folder = createDisposableTemporaryFolder({ "index.html": "x".repeat(100_000) });
  const server = createSiteServer({ root: folder.path });
  const origin = await listenOnFreePort(server);
  const [files, bytes] = [countOpenFiles(), process.memoryUsage.rss()];
  const clients = Array.from({ length: 80 }, (_, index) => {
    const client = connect(Number(new URL(origin).port))
      .pause()
      .on("error", () => {});
    // Half of them do not read their responses; the server closes the others, which send too many requests.
    client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(index % 2 ? 2500 : 4));
    return client;
  });
  for (let visits = 0; visits < 5; visits++)
    assert.equal((await fetch(origin, { signal: AbortSignal.timeout(3000) })).status, 200);
  assert.ok(process.memoryUsage.rss() - bytes < 150_000_000);
  for (const client of clients) client.destroy();
  while (countOpenFiles() > files + 10) await delay(50);
  server.closeAllConnections();
  server.close();
});
