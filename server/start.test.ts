import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { listenOnFreePort } from "../tests/listen.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";

/** Starts the server through npm, as an owner does: a signal to npm must reach it. */
const startServerThroughNpm = (folder: string, PORT = "0", HOST = "") =>
  spawn("npm", ["run", "--silent", "serve", "--", folder], {
    cwd: join(import.meta.dirname, ".."),
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PORT, HOST, LOG: "1", NO_COLOR: "1" },
  });

test("npm run serve that cannot serve exits with status 1 and one line that says what to do", async () => {
  using folder = createDisposableTemporaryFolder({ "index.html": "" });
  const other = createServer();
  const { port } = new URL(await listenOnFreePort(other));
  const faults: [args: Parameters<typeof startServerThroughNpm>, expected: RegExp][] = [
    [["no-such-folder"], /^no-such-folder: .+ npm run build$/],
    [
      [folder.path, port],
      new RegExp(`^PORT: encontré ${port}, que está ocupado; .+ PORT=3001 npm run serve$`),
    ],
    [[folder.path, "abc"], /^PORT: encontré abc, .+ PORT=3001 npm run serve$/],
    [[folder.path, "65536"], /^PORT: encontré 65536, .+ PORT=3001 npm run serve$/],
    [[folder.path, "0", "192.0.2.1"], /^HOST: encontré 192\.0\.2\.1; .+ HOST=127\.0\.0\.1 npm run serve$/],
  ];
  for (const [args, expected] of faults) {
    const child = startServerThroughNpm(...args);
    const [errors] = await Promise.all([text(child.stderr), once(child, "exit")]);
    assert.match(errors.trim(), expected);
    assert.equal(child.exitCode, 1);
  }
  other.close();
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
  await outputWith(/ 200 GET \/\n$/);
  child.kill("SIGTERM");
  assert.deepEqual(await once(child, "exit"), [0, null]);
  await assert.rejects(fetch(url));
});
