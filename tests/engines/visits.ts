/** `npx node tests/engines/visits.ts firefox` or `webkit`: what most visitors do, on an installed engine other than Chromium. */
import "../exit-without-built-site.ts";
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, getTestContext, type TestContext, test } from "node:test";
import puppeteer from "puppeteer-core";
import { builtSiteFolder } from "../../deploy/output-folders.ts";
import { createSiteServer } from "../../server/serve.ts";
import { findFreePort, listenOnFreePort } from "../listen.ts";
import { findInstalledProgram, startServer } from "../server-command.ts";

type PageScript = (text: string) => unknown;

/** Repeats an action: scripts and clicks fail while a page loads or an element moves. */
const retry = (action: () => Promise<void>) =>
  (getTestContext() as TestContext).waitFor(action, { timeout: 20_000 });

async function startFirefox() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX_PATH ?? findInstalledProgram("firefox-esr", "firefox") ?? "firefox",
    // A fine pointer that can hover, as a mouse, on a machine without one.
    extraPrefsFirefox: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 },
  });
  const page = await browser.newPage();
  return {
    resize: (width: number): Promise<unknown> => page.setViewport({ width, height: 800 }),
    click: (selector: string) => retry(() => page.click(selector)),
    type: (selector: string, text: string) => page.type(selector, text),
    run: (script: PageScript, text = ""): Promise<unknown> => page.evaluate(script, text),
    end: () => browser.close(),
  };
}

async function startWebkit() {
  const port = await findFreePort();
  const program = findInstalledProgram("WebKitWebDriver") ?? "WebKitWebDriver";
  const driver = await startServer([program, `--port=${port}`], {}, `http://127.0.0.1:${port}`);
  /** Sends a command of the WebDriver protocol: https://www.w3.org/TR/webdriver2/#endpoints */
  const send = async (path: string, body: object, method = "POST") => {
    const content = method === "POST" ? { body: JSON.stringify(body) } : {};
    const response = await fetch(`${driver.origin}/session${path}`, { method, ...content });
    const { value } = (await response.json()) as { value: Record<string, string> };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId } = await send("", { capabilities: { alwaysMatch: { browserName: "MiniBrowser" } } });
  const act = async (selector: string, action: "click" | "value", body: object) => {
    const found = await send(`/${sessionId}/element`, { using: "css selector", value: selector });
    await send(`/${sessionId}/element/${Object.values(found)[0]}/${action}`, body);
  };
  return {
    resize: (width: number) => send(`/${sessionId}/window/rect`, { x: 0, y: 0, width, height: 800 }),
    click: (selector: string) => retry(() => act(selector, "click", {})),
    type: (selector: string, text: string) => act(selector, "value", { text }),
    run: (script: PageScript, text = ""): Promise<unknown> =>
      send(`/${sessionId}/execute/sync`, { script: `return (${script})(...arguments)`, args: [text] }),
    end: async () => {
      await send(`/${sessionId}`, {}, "DELETE");
      await driver.stop();
    },
  };
}

const window = await (process.argv[2] === "firefox" ? startFirefox() : startWebkit());
after(window.end);
const site = createSiteServer({ root: builtSiteFolder });
const siteWithoutScripts = createServer((request, response) => {
  if (request.url?.endsWith(".js")) response.writeHead(404).end();
  else site.emit("request", request, response);
});
let isAgendaReachable = false;
const siteWithoutAgenda = createServer((request, response) => {
  if (request.url?.startsWith("/agenda") && !isAgendaReachable) request.socket.destroy();
  else site.emit("request", request, response);
});
const origin = await listenOnFreePort(site.unref());
const originWithoutScripts = await listenOnFreePort(siteWithoutScripts.unref());
const originWithoutAgenda = await listenOnFreePort(siteWithoutAgenda.unref());

const expectInPage = (expected: unknown, script: PageScript, text?: string) =>
  retry(async () => assert.deepEqual(await window.run(script, text), expected));

const isShown: PageScript = (selector) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;

const expectPage = (address: string) =>
  expectInPage([address, "complete"], () => [location.href, document.readyState]);

async function open(address: string, width: number) {
  await window.resize(width);
  await window.run((to) => location.assign(to), address);
  await expectPage(address);
}

for (const [at, scripts] of [
  [origin, "with"],
  [originWithoutScripts, "without"],
])
  test(`${scripts} scripts questions, menu and drawer open, close and lead to a page`, async () => {
    await open(`${at}/`, 1280);
    for (const nth of [1, 3, 2]) {
      await window.click(`details:nth-of-type(${nth}) summary`);
      await expectInPage(true, isShown, `details[open]:nth-of-type(${nth})`);
      await expectInPage(false, isShown, "details[open] ~ details[open]");
    }
    // Without scripts the menu stays open under the pointer.
    for (const shown of scripts === "with" ? [true, false, true] : [true]) {
      await window.click(".solutions button");
      await expectInPage(shown, isShown, "#soluciones a");
    }
    await window.click('#soluciones a[href="/crm"]');
    await expectPage(`${at}/crm`);
    await open(`${at}/kaseya`, 500);
    // Before Safari 26.2 the drawer's button needs the script.
    if (scripts === "without" && !(await window.run(() => "command" in HTMLButtonElement.prototype))) return;
    for (const close of [".drawer button", '.drawer a[href="/hablemos"]']) {
      await window.click('[command="show-modal"]');
      await expectInPage(true, isShown, ".drawer");
      await window.click(close);
      await expectInPage(false, isShown, ".drawer");
    }
    await expectPage(`${at}/hablemos`);
  });

test("the form of /hablemos refuses an invalid mail, keeps its draft over a reload, and is empty after it is sent", async () => {
  await open(`${origin}/hablemos`, 500);
  const expectValues = (expected: string) =>
    expectInPage(expected, () =>
      [...document.querySelectorAll<HTMLInputElement>("form [name]")].map(({ value }) => value).join(),
    );
  for (const name of ["name", "phone", "message", "email"]) await window.type(`[name="${name}"]`, "ana");
  await window.click("form [type=submit]");
  await expectInPage("email", () => document.activeElement?.getAttribute("name"));
  await window.type('[name="email"]', "@ejemplo.com");
  await expectValues("ana,ana@ejemplo.com,ana,ana");
  await window.run(() => location.reload());
  await expectInPage("reload", () => performance.getEntriesByType("navigation")[0]?.toJSON().type);
  await expectValues("ana,ana@ejemplo.com,ana,ana");
  await window.click("form [type=submit]");
  await expectInPage(true, isShown, "form [role=status] [data-end]");
  await expectValues(",,,");
});

test("the hour that is chosen in the agenda stands in the message for WhatsApp", async () => {
  await open(`${origin}/agenda`, 1280);
  await expectInPage(true, () => "running" in document.body.dataset);
  await window.click("label:has(input[name=time]:enabled)");
  await expectInPage(true, () => {
    const hour = document.querySelector<HTMLInputElement>("input[name=time]:checked")?.value ?? "-";
    const link = document.querySelector<HTMLAnchorElement>('[data-agenda="request"] a[href*="wa.me"]');
    return decodeURIComponent(link?.href ?? "").includes(hour.replace(/^0/, ""));
  });
});

test("a notice shows while the agenda cannot be opened, and goes when it can", async () => {
  await open(`${originWithoutAgenda}/contacto`, 1280);
  await window.run(() => document.querySelector("iframe")?.scrollIntoView());
  await expectInPage(true, isShown, '[data-notice="offline"]');
  isAgendaReachable = true;
  const isAgendaShown: PageScript = () =>
    Boolean(document.querySelector("iframe")?.contentDocument?.querySelector("[data-agenda]"));
  await expectInPage(true, isAgendaShown);
  await expectInPage(false, isShown, '[data-notice="offline"]');
});
