#!/usr/bin/env node
import { spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

/**
 * Adapts Firefox's messages for Playwright: media emulation, which Firefox 153 lacks, counts as done, and console errors get
 * their text.
 */
function adaptFirefoxMessageForPlaywright(message: string): string {
  if (message.includes('"unknown command"') && message.includes("emulation.setMediaFeaturesOverride")) {
    return JSON.stringify({ type: "success", id: JSON.parse(message).id, result: {} });
  }
  if (message.includes('"log.entryAdded"') && message.includes('"type":"error"')) {
    const event = JSON.parse(message);
    if (event.params?.args) event.params.args = [{ type: "string", value: event.params.text }];
    return JSON.stringify(event);
  }
  return message;
}

/** Relays between Playwright and a running Firefox. @returns the address of the relay */
async function startFirefoxRelay(firefoxAddress: string): Promise<string> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (playwright, { url }) => {
    const firefox = new WebSocket(firefoxAddress + url);
    const opened = new Promise((resolve) => firefox.once("open", resolve));
    playwright.on("message", async (data) => {
      await opened;
      firefox.send(String(data));
    });
    firefox.on("message", (data) => playwright.send(adaptFirefoxMessageForPlaywright(String(data))));
    firefox.on("close", () => playwright.close());
    firefox.on("error", () => playwright.close());
    playwright.on("close", () => firefox.close());
  });
  await new Promise((resolve) => server.once("listening", resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Firefox itself. Playwright starts this file in its place, with Firefox's arguments, and reads the printed address. */
const firefoxProcess = spawn(process.env.FIREFOX_PATH ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefoxProcess.once("error", ({ message }) => console.error(message));
firefoxProcess.once("exit", (code) => process.exit(code ?? 1));
process.once("SIGTERM", () => firefoxProcess.kill());
for await (const line of createInterface(firefoxProcess.stderr)) {
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  console.error(address ? line.replace(address, await startFirefoxRelay(address)) : line);
}
