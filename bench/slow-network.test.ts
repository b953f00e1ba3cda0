import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { listenOnFreePort } from "../tests/listen.ts";
import { createSlowRelay } from "./slow-network.ts";

test("the slow relay delivers a response unchanged, in packets, no faster than the given latency and bandwidth allow", async () => {
  const body = Buffer.alloc(30_000, "Señal ");
  const server = createServer((_, response) => response.end(body));
  const port = Number(new URL(await listenOnFreePort(server)).port);
  const relay = createSlowRelay(port, { bytesPerSecond: 100_000, latencyMs: 100 });
  const address = await listenOnFreePort(relay);
  const start = performance.now();
  const { body: stream } = await fetch(address);
  const firstByte = performance.now() - start;
  const received: Uint8Array[] = [];
  for await (const part of stream ?? []) received.push(part);
  const lastByte = performance.now() - start;
  relay.close();
  server.close();
  server.closeAllConnections();
  assert.deepEqual(Buffer.concat(received), body);
  assert.ok(firstByte >= 100, `the first byte came after ${firstByte} ms`);
  // The body takes 300 ms: 30,000 bytes at 100,000 bytes a second. The latency adds 100 ms.
  assert.ok(lastByte >= 400, `the last byte came after ${lastByte} ms`);
  assert.ok(received.length > 5, `the body came in ${received.length} parts`);
});
