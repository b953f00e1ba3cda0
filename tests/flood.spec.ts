import { mkdtempDisposableSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headingOf } from "./built-site.ts";
import { floods } from "./hosts/floods.ts";
import { nodeWith } from "./hosts/hosts.ts";
import { expect, test } from "./site-test.ts";

test("Node server with 64 MB, flooded with headers that never end → the page opens", {
  tag: "@fault",
}, async ({ page }) => {
  using scratch = mkdtempDisposableSync(join(tmpdir(), "flood-"));
  const { origin, stop } = await nodeWith("--max-old-space-size=64").start("build/site", scratch.path);
  const { hostname, port } = new URL(origin);
  const sockets = Array.from({ length: 1000 }, () => {
    const socket = connect(Number(port), hostname).pause();
    // The server resets the connection.
    socket.on("error", () => {});
    socket.write(floods[0]?.bytes ?? "");
    return socket;
  });
  try {
    await page.goto(`${origin}/sobre-nosotros`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/sobre-nosotros"));
  } finally {
    for (const socket of sockets) socket.destroy();
    await stop();
  }
});
