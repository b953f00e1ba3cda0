import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { listenOnFreePort } from "../../tests/listen.ts";
import { sendRequest } from "./wire.ts";

test("a request to another machine goes through the proxy of HTTPS_PROXY, one to this machine does not", async (t) => {
  const server = createServer(({ url }, response) => response.end(url));
  t.after(() => server.close());
  const origin = await listenOnFreePort(server);
  process.env.HTTPS_PROXY = origin;
  t.after(() => delete process.env.HTTPS_PROXY);
  const readBody = async (to: string) => String((await sendRequest(to, { path: "/crm" })).body);
  assert.equal(await readBody("http://www.example.com"), "http://www.example.com/crm");
  assert.equal(await readBody(origin), "/crm");
});
