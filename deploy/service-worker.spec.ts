import { createServer } from "node:http";
import { createSiteServer } from "../server/serve.ts";
import { expect, test } from "../tests/fixtures.ts";
import { listenOnFreePort } from "../tests/listen.ts";
import { builtSiteFolder } from "./output-folders.ts";

const formerPage = `<!doctype html><title>Former</title><h1>Former site</h1>
  <script>navigator.serviceWorker.register("/sw.js")</script>`;
const formerWorker = `
  self.addEventListener("install", (event) => event.waitUntil(caches.open("v1").then((cache) => cache.add("/"))));
  self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  self.addEventListener("fetch", (event) => {
    if (event.request.mode === "navigate") event.respondWith(caches.match("/"));
  });`;

// The visitor gets this site, and worker and cache are gone.
test("former site's worker → this site", { tag: "@fault" }, async ({ page, browserConsole }) => {
  browserConsole.allowFault(/./);
  const site = createSiteServer({ root: builtSiteFolder });
  let isFormer = true;
  const server = createServer((request, response) => {
    if (!isFormer) return site.emit("request", request, response);
    const isWorker = request.url === "/sw.js";
    response.setHeader("Content-Type", isWorker ? "text/javascript" : "text/html");
    return response.end(isWorker ? formerWorker : formerPage);
  });
  const origin = await listenOnFreePort(server);
  await page.goto(origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  isFormer = false;

  // The former worker still answers this visit. The browser then asks for it again, and gets its removal.
  await page.goto(origin);
  await expect(page.locator("h1")).not.toHaveText("Former site", { timeout: 20_000 });
  const isGone = async () =>
    !(await navigator.serviceWorker.getRegistration()) && (await caches.keys()).length === 0;
  await expect.poll(() => page.evaluate(isGone)).toBe(true);
  server.close();
});
