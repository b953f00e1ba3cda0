import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";

/** Starts the server through npm, as an owner does: a signal to npm must reach it. */
const startServerThroughNpm = (folder: string) =>
  spawn("npm", ["run", "--silent", "serve", "--", folder], {
    cwd: join(import.meta.dirname, ".."),
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PORT: "0", HOST: "", LOG: "1", NO_COLOR: "1" },
  });

test("npm run serve without a built site exits with status 1 and an error that names npm run build, without a stack trace", async () => {
  const child = startServerThroughNpm("no-such-folder");
  const [errors] = await Promise.all([text(child.stderr), once(child, "exit")]);
  assert.match(errors, /^no-such-folder\/index\.html: .+ npm run build( makes)?$/m);
  assert.doesNotMatch(errors, /^ +at /m);
  assert.equal(child.exitCode, 1);
});

test("npm run serve answers on 127.0.0.1, logs the response, and on SIGTERM exits with status 0 and answers no more", {
  timeout: 20_000,
}, async (t) => {
  using folder = createDisposableTemporaryFolder({ "index.html": "<h1>Inicio</h1>" });
  const child = startServerThroughNpm(folder.path);
  t.after(() => child.kill("SIGKILL"));
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (chunk) => (output += chunk));
  const outputWith = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found[0];
      await once(child.stdout, "data");
    }
  };
  const url = (await outputWith(/http:\/\/localhost:\d+/)).replace("localhost", "127.0.0.1");
  assert.equal((await fetch(url)).status, 200);
  await outputWith(/ 200 GET \/ 15 bytes \d+ ms\n$/);
  child.kill("SIGTERM");
  assert.deepEqual(await once(child, "exit"), [0, null]);
  await assert.rejects(fetch(url));
});
