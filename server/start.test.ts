import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";

const project = join(import.meta.dirname, "..");

function serve(folder: string, env = {}) {
  // Through npm, as an owner starts it: a signal to npm must reach the server.
  return spawn("npm", ["run", "--silent", "serve", "--", folder], {
    cwd: project,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PORT: "0", HOST: "", LOG: "1", NO_COLOR: "1", ...env },
  });
}

test("without a build it ends with one line and builds nothing", async () => {
  const child = serve("no-such-folder");
  const [said] = await Promise.all([text(child.stderr), once(child, "exit")]);
  assert.match(said, /^no-such-folder: .+ index\.html; .+ npm run build( makes)?$/m);
  assert.doesNotMatch(said, /^ +at /m);
  assert.equal(child.exitCode, 1);
});

test("listens on this machine only, logs, and ends without an error on SIGTERM", {
  timeout: 20_000,
}, async (t) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "start-"));
  writeFileSync(join(folder.path, "index.html"), "<h1>Inicio</h1>");
  const child = serve(folder.path);
  t.after(() => child.kill("SIGKILL"));
  const said: string[] = [];
  let url = "";
  for await (const chunk of child.stdout.setEncoding("utf8")) {
    said.push(chunk);
    if (url) {
      child.kill("SIGTERM");
      break;
    }
    url = /http:\/\/localhost:\d+/.exec(said.join(""))?.[0] ?? "";
    if (url) assert.equal((await fetch(url.replace("localhost", "127.0.0.1"))).status, 200);
  }
  assert.match(said.join(""), / 200 GET \/ 15 bytes \d+ ms\n$/);
  const [status] = await once(child, "exit");
  assert.equal(status, 0);
  await assert.rejects(fetch(url.replace("localhost", "127.0.0.1")));
});
