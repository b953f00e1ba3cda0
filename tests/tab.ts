import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { WebSocket } from "ws";
import { chromiumArguments, findOrInstallBrowser } from "./browser.ts";

type JsonObject = Record<string, unknown>;

/** Milliseconds without an event from a page after which a tab counts as idle. */
const idleQuietMs = 500;

/** The timeout of every command and every wait, in milliseconds. */
const waitTimeoutMs = 20_000;

/**
 * Polls until `look` returns a value.
 * @param what describes the awaited thing, for the error message
 * @returns the first result of `look` that is neither false nor undefined
 * @throws Error after 20 s
 */
export async function waitUntilFound<Found>(
  what: string,
  look: () => Found | Promise<Found>,
): Promise<Exclude<Found, undefined | false>> {
  const end = performance.now() + waitTimeoutMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found as Exclude<Found, undefined | false>;
    if (performance.now() > end) throw new Error(`${what}: found none within ${waitTimeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const isHeadlessShell = (path: string | undefined) => /headless[-_]shell/.test(path ?? "");

/** @returns a full Chromium, if there is one: the headless shell has neither prerendering nor a back/forward cache */
export function findWindowedBrowserPath(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (isHeadlessShell(CHROME_PATH)) delete process.env.CHROME_PATH;
  try {
    const found = findOrInstallBrowser();
    return isHeadlessShell(found) ? undefined : found;
  } finally {
    if (CHROME_PATH) process.env.CHROME_PATH = CHROME_PATH;
  }
}

interface TabOptions {
  /** A script that runs in every page before the page's own scripts. */
  script?: string;
  /** The slowdown factor of the emulated processor. */
  slowdown?: number;
}

/**
 * Opens a tab in a Chromium of its own, which prerenders pages and has a back/forward cache. Under Playwright Chromium
 * does neither, because Playwright's DevTools session belongs to a page and not to the tab.
 * @throws Error when there is no such browser
 */
export async function openBrowserTab({ script = "", slowdown = 1 }: TabOptions = {}) {
  const executable = findWindowedBrowserPath();
  if (!executable) throw new Error("found no Chromium with windows; expected one, as `chromium` of Debian");
  const profile = mkdtempSync(join(tmpdir(), "tab-"));
  const browser = spawn(
    executable,
    [
      ...chromiumArguments,
      "--headless=new",
      "--no-first-run",
      "--window-size=1280,800",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = new Promise<void>((resolve) => browser.once("exit", () => resolve()));
  const end = async () => {
    browser.kill("SIGKILL");
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  let output = "";
  browser.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const address = await waitUntilFound("the browser's DevTools address", () => {
    if (browser.exitCode !== null) throw new Error(`the browser ended: ${output.slice(-500)}`);
    return /DevTools listening on (\S+)/.exec(output)?.[1];
  }).catch(async (error) => {
    await end();
    throw error;
  });
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));

  let count = 0;
  const waiting = new Map<number, PromiseWithResolvers<JsonObject> & { sessionId?: string }>();
  const send = (method: string, params: JsonObject = {}, sessionId?: string) => {
    count += 1;
    socket.send(JSON.stringify({ id: count, method, params, sessionId }));
    const request = { ...Promise.withResolvers<JsonObject>(), sessionId };
    waiting.set(count, request);
    const timeout = new Error(`${method}: no answer within ${waitTimeoutMs} ms`);
    setTimeout(request.reject, waitTimeoutMs, timeout).unref();
    return request.promise;
  };
  /** The DevTools session of the shown page. A prerendered page has its own session until it is shown. */
  let shown = "";
  const pages = new Map<string, { targetId: string; subtype?: string }>();
  /** The status of each speculative load by action and address: `Prerender http://…` to `Ready`. */
  const ahead = new Map<string, string>();

  const firstPage = Promise.withResolvers<void>();
  const onAttached = async (
    sessionId: string,
    target: { targetId: string; type: string; subtype?: string },
  ) => {
    if (target.type !== "page") return;
    pages.set(sessionId, target);
    if (!target.subtype) shown = sessionId;
    // Chromium responds to these commands only when the page runs.
    await Promise.all([
      send("Runtime.enable", {}, sessionId),
      send("Page.enable", {}, sessionId),
      send("Network.enable", {}, sessionId),
      send("Preload.enable", {}, sessionId),
      send("Runtime.addBinding", { name: "reportToTest" }, sessionId),
      script && send("Page.addScriptToEvaluateOnNewDocument", { source: script }, sessionId),
      slowdown > 1 && send("Emulation.setCPUThrottlingRate", { rate: slowdown }, sessionId),
      send("Runtime.runIfWaitingForDebugger", {}, sessionId),
    ]);
    firstPage.resolve();
  };
  const reports: string[] = [];
  const traced: JsonObject[] = [];
  let onTraced = () => {};
  let changed = 0;
  socket.on("message", (data) => {
    changed = performance.now();
    const { id, result, error, method, params } = JSON.parse(String(data));
    if (id !== undefined) {
      const request = waiting.get(id);
      waiting.delete(id);
      if (error) request?.reject(new Error(`${error.message} (DevTools protocol)`));
      else request?.resolve(result);
    }
    // A page that is closed meanwhile does not respond.
    if (method === "Target.attachedToTarget") onAttached(params.sessionId, params.targetInfo).catch(() => {});
    if (method === "Target.targetInfoChanged") {
      const { targetId, subtype } = params.targetInfo;
      for (const [sessionId, page] of pages) if (page.targetId === targetId && !subtype) shown = sessionId;
    }
    if (method === "Target.detachedFromTarget") {
      pages.delete(params.sessionId);
      // A prerendered page has replaced the page that was shown.
      if (params.sessionId === shown) shown = [...pages.keys()].at(-1) ?? "";
      // The closed page does not respond to pending commands.
      for (const { sessionId, reject } of waiting.values())
        if (sessionId === params.sessionId) reject(new Error("the page has gone"));
    }
    if (method === "Runtime.bindingCalled") reports.push(params.payload);
    if (method === "Preload.prefetchStatusUpdated" || method === "Preload.prerenderStatusUpdated")
      ahead.set(`${params.key.action} ${params.key.url}`, params.status);
    if (method === "Tracing.dataCollected") traced.push(...params.value);
    if (method === "Tracing.tracingComplete") onTraced();
  });

  await send("Target.setDiscoverTargets", { discover: true });
  const { targetId } = await send("Target.createTarget", { url: "about:blank", forTab: true });
  const { sessionId: tab } = await send("Target.attachToTarget", { targetId, flatten: true });
  await send(
    "Target.setAutoAttach",
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    tab as string,
  );
  // Chromium would open an address before it knows the script for new documents.
  await firstPage.promise;

  /** Runs a function in the shown page. @returns its result, which must be serializable as JSON */
  const evaluate = async <Given extends JsonObject[keyof JsonObject][], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> => {
    const expression = `(${run})(...${JSON.stringify(given)})`;
    const options = { expression, returnByValue: true, awaitPromise: true, userGesture: true };
    const { result, exceptionDetails } = await send("Runtime.evaluate", options, shown);
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value: never }).value;
  };
  let at = { x: 0, y: 0 };
  const mouse = (type: string) =>
    send("Input.dispatchMouseEvent", { type, ...at, button: "left", clickCount: 1 }, shown);
  return {
    /** The texts that pages have passed to `reportToTest(text)`, a function on every page, oldest first. */
    reports,
    evaluate,
    /** @returns the addresses that speculation rules have prefetched or prerendered, and that are not opened yet */
    listPreloadedUrls: (action: "Prefetch" | "Prerender") =>
      [...ahead].flatMap(([key, status]) => {
        const [kind, url = ""] = key.split(" ");
        return kind === action && status === "Ready" ? [url] : [];
      }),
    enableSaveData: () => send("Emulation.setDataSaverOverride", { dataSaverEnabled: true }, shown),
    /** Starts a trace. @returns a function that ends it and returns its events, of all pages */
    async startTrace(categories: string[]) {
      await send("Tracing.start", { traceConfig: { includedCategories: categories } });
      return async (): Promise<unknown[]> => {
        const { promise, resolve } = Promise.withResolvers<void>();
        onTraced = resolve;
        await send("Tracing.end");
        await promise;
        return traced.splice(0);
      };
    },
    async open(url: string) {
      await send("Page.navigate", { url }, shown);
      await waitUntilFound(`${url} whole`, () =>
        evaluate((to) => location.href === to && document.readyState === "complete", url).catch(() => false),
      );
    },
    /** Scrolls an element into view and moves the pointer to its middle. */
    async hover(selector: string) {
      at = await evaluate((one) => {
        const element = document.querySelector(one);
        element?.scrollIntoView({ block: "center", behavior: "instant" });
        const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return { x: x + width / 2, y: y + height / 2 };
      }, selector);
      await send("Input.dispatchMouseEvent", { type: "mouseMoved", ...at }, shown);
    },
    /** Waits until no page has sent a request or changed for half a second. */
    async waitUntilIdle() {
      changed = performance.now();
      await waitUntilFound("an idle tab", () => performance.now() - changed >= idleQuietMs);
    },
    press: () => mouse("mousePressed"),
    /** @returns when the button was released, in milliseconds of the clock of the pages (`performance.timeOrigin`) */
    async release() {
      const now = performance.timeOrigin + performance.now();
      // A page that is being left may be closed before it responds.
      await mouse("mouseReleased").catch(() => {});
      return now;
    },
    async close() {
      socket.terminate();
      await end();
    },
  };
}

export type BrowserTab = Awaited<ReturnType<typeof openBrowserTab>>;

export type BasicTab = Pick<BrowserTab, "open" | "evaluate" | "close">;

/**
 * Opens a tab with a back/forward cache: in a separate Chromium, or Playwright's own page in Firefox, which has the
 * cache.
 * @param page of the test
 */
export async function openBasicTab(browserName: string, page: Page): Promise<BasicTab> {
  if (browserName !== "firefox") return openBrowserTab();
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (script, ...given) =>
      page.evaluate(`(${script})(...${JSON.stringify(given)})`) as Promise<never>,
    close: async () => {},
  };
}
