/** Tests the most common actions of visitors on an installed WebKit (Debian's), controlled by its WebDriver. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { after, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { builtSiteFolder } from "../../deploy/site-folder.ts";
import { createSiteServer } from "../../server/serve.ts";
import { careersPageTexts } from "../../src/careers/words.ts";
import { crmPageTexts } from "../../src/crm/words.ts";
import { homePageTexts } from "../../src/home/words.ts";
import { findFreePort, listenOnFreePort } from "../listen.ts";
import { findInstalledProgram, reportUntestedEngineAndSetExitCode } from "./installed.ts";

/** The WebDriver of WebKitGTK; undefined when it is not installed. */
const webDriverPath = findInstalledProgram("WebKitWebDriver");
/** The program that gives WebKit a screen on a machine without one. */
const virtualScreenPath = findInstalledProgram("xvfb-run");
if (!webDriverPath || !virtualScreenPath) {
  const missing = webDriverPath ? "xvfb-run" : "WebKitWebDriver";
  reportUntestedEngineAndSetExitCode(
    "WebKit",
    `there is no ${missing}`,
    "Debian: apt-get install webkit2gtk-driver xvfb",
  );
  process.exit();
}

const siteServer = createSiteServer({ root: builtSiteFolder });
const siteOrigin = await listenOnFreePort(siteServer);
const webDriverPort = await findFreePort();
const webDriverAddress = `http://127.0.0.1:${webDriverPort}`;
const webDriverCommand = [webDriverPath, "--host=127.0.0.1", `--port=${webDriverPort}`];
/** Arguments of xvfb-run: any free display, and the size of the virtual screen. */
const virtualScreenArguments = ["-a", "--server-args=-screen 0 1400x1000x24"];
const webDriverProcess = spawn(virtualScreenPath, [...virtualScreenArguments, ...webDriverCommand], {
  stdio: "ignore",
  // A process group of its own, so that the screen, the driver and the browser end together.
  detached: true,
});
webDriverProcess.unref();
process.once("exit", () => webDriverProcess.pid && process.kill(-webDriverProcess.pid));

/** Sends a command to the WebDriver. @returns its value @throws Error with the message of the driver, or after 20 s */
async function sendDriverCommand<Value>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body = {},
): Promise<Value> {
  const answer = await fetch(webDriverAddress + path, {
    method,
    ...(method === "POST" && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}

await retryUntilPassed(() => sendDriverCommand("GET", "/status"), 20_000);
/** What the WebDriver returns for a new session: its id, and which browser it has started. */
type WebDriverSession = { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
const { sessionId, capabilities } = await sendDriverCommand<WebDriverSession>("POST", "/session", {
  capabilities: {},
});
/** Sends a command of the session: POST with a body, GET without. @param path after that of the session */
const sendSessionCommand = <Value>(path: string, body?: object) =>
  sendDriverCommand<Value>(body ? "POST" : "GET", `/session/${sessionId}${path}`, body);
console.info(`Testing with ${capabilities.browserName} ${capabilities.browserVersion}`);
after(async () => {
  await sendDriverCommand("DELETE", `/session/${sessionId}`);
  siteServer.closeAllConnections();
  siteServer.close();
});

/** Runs a function in the page. @param script uses no variables of this file */
const runInPage = <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) =>
  sendSessionCommand<Awaited<Result>>("/execute/sync", { script: `return (${script})(...arguments)`, args });
/** Clicks on the first element that matches, or types the text of `body` into it, as a user would. */
async function actOnElement(selector: string, action: "click" | "value", body = {}): Promise<void> {
  const found = await sendSessionCommand<object>("/element", { using: "css selector", value: selector });
  await sendSessionCommand(`/element/${Object.values(found)[0]}/${action}`, body);
}
const clickElement = (selector: string) => actOnElement(selector, "click");
const typeIntoField = (selector: string, text: string) => actOnElement(selector, "value", { text });
const setWindowWidth = (width: number) => sendSessionCommand("/window/rect", { width, height: 800 });

async function openPageAtWidth(path: string, width: number) {
  await setWindowWidth(width);
  await sendSessionCommand("/url", { url: siteOrigin + path });
}

/** Repeats a check until it passes, because the page may still be loading, and scripts fail during a navigation. */
async function retryUntilPassed(check: () => Promise<unknown>, timeoutMs = 10_000) {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await wait(50);
  }
}

/** Waits until a function that runs in the page returns the expected value. */
const waitUntilEqual = <Args extends unknown[]>(
  expected: unknown,
  script: (...args: Args) => unknown,
  ...args: Args
) => retryUntilPassed(async () => assert.deepEqual(await runInPage(script, ...args), expected));

/** Waits until the page at this path is shown, with one h1, which has this text, one header and one footer. */
const expectPageShown = (path: string, h1Text: string) =>
  waitUntilEqual([path, [h1Text], 1, 1], () => [
    location.pathname,
    [...document.querySelectorAll("h1")].map(({ textContent }) => textContent),
    document.querySelectorAll("header").length,
    document.querySelectorAll("footer").length,
  ]);

const testInWebkit = (title: string, run: () => Promise<void>) => test(title, { timeout: 60_000 }, run);
/** A width of the window at which pages have their phone layout. */
const phoneWidthPx = 500;
const desktopWidthPx = 1280;

const scrollIntoCenter = (selector: string) =>
  runInPage(
    (at) => document.querySelector(at)?.scrollIntoView({ block: "center", behavior: "instant" }),
    selector,
  );

/** Runs in the page: counts the visible links in `part` (a selector) that are wider than 200 px and not cut off at the sides. */
const countWideFullyVisibleLinks = (part: string) =>
  [...document.querySelectorAll(`${part} a`)].filter((link) => {
    const { left, right, width } = link.getBoundingClientRect();
    return width > 200 && left >= 0 && right <= innerWidth && link.checkVisibility();
  }).length;

/** Runs in the page: counts the animations of the elements that match, without those of the elements inside them. */
const countAnimationsOfElements = (selector: string) =>
  document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.matches(selector))
    .length;

testInWebkit(
  "in a narrowed window the drawer shows its eight links, WhatsApp and mail, and closes",
  async () => {
    await openPageAtWidth("/crm", desktopWidthPx);
    await setWindowWidth(phoneWidthPx);
    await waitUntilEqual(phoneWidthPx, () => innerWidth);
    for (const close of [".drawer button", '.drawer a[href="/hablemos"]']) {
      await waitUntilEqual(0, countAnimationsOfElements, "dialog");
      await clickElement(".drawer-button");
      await waitUntilEqual(10, countWideFullyVisibleLinks, "dialog[open]");
      await waitUntilEqual(0, countAnimationsOfElements, "dialog");
      await clickElement(close);
      await waitUntilEqual(0, countWideFullyVisibleLinks, "dialog[open]");
    }
    await expectPageShown("/hablemos", careersPageTexts.opening.title);
  },
);

testInWebkit("the solutions menu shows its four links, closes, and leads to a page", async () => {
  await openPageAtWidth("/sobre-nosotros", desktopWidthPx);
  await clickElement(".solutions button");
  await waitUntilEqual(4, countWideFullyVisibleLinks, "#soluciones");
  await clickElement(".solutions button");
  await clickElement(".solutions button");
  await waitUntilEqual(4, countWideFullyVisibleLinks, "#soluciones");
  await retryUntilPassed(() => clickElement('#soluciones a[href="/crm"]'));
  await expectPageShown("/crm", crmPageTexts.opening.title);
});

testInWebkit("a click on a question of / opens it and closes the one that was open", async () => {
  await openPageAtWidth("/", desktopWidthPx);
  for (const index of [0, 2, 1]) {
    await scrollIntoCenter(`details:nth-of-type(${index + 1}) summary`);
    await clickElement(`details:nth-of-type(${index + 1}) summary`);
    await waitUntilEqual([index], () =>
      [...document.querySelectorAll("details")].flatMap(({ open }, at) => (open ? at : [])),
    );
  }
});

testInWebkit(
  "the form of /hablemos refuses an invalid email, keeps its draft over a reload, and is empty after it is sent",
  async () => {
    await openPageAtWidth("/hablemos", phoneWidthPx);
    const values = () =>
      [...document.querySelectorAll<HTMLInputElement>("form [name]")].map(({ value }) => value);
    for (const name of ["name", "phone", "message", "email"]) await typeIntoField(`[name="${name}"]`, "ana");
    await clickElement("form [type=submit]");
    await waitUntilEqual("email", () => document.activeElement?.getAttribute("name"));
    await typeIntoField('[name="email"]', "@ejemplo.com");
    await sendSessionCommand("/refresh", {});
    await waitUntilEqual(["ana", "ana@ejemplo.com", "ana", "ana"], values);
    await clickElement("form [type=submit]");
    const { title } = careersPageTexts.form.sent;
    await waitUntilEqual(
      true,
      (thanks) => document.querySelector("form [role=status]")?.textContent?.includes(thanks),
      title,
    );
    await waitUntilEqual(["", "", "", ""], values);
  },
);

testInWebkit(
  "Back after a reload loads the previous page at the scroll position where it was left",
  async () => {
    const link = 'footer a[href="/crm"]';
    await openPageAtWidth("/", desktopWidthPx);
    await scrollIntoCenter(link);
    const leftAtScrollY = await runInPage(() => scrollY);
    assert.ok(leftAtScrollY > 900);
    // Follows the link with Enter, because Back skips a page that was left by a script without user input.
    await typeIntoField(link, "\uE007");
    await expectPageShown("/crm", crmPageTexts.opening.title);
    await waitUntilEqual(0, () => scrollY);
    await sendSessionCommand("/refresh", {});
    await sendSessionCommand("/back", {});
    await expectPageShown("/", homePageTexts.opening.title);
    await waitUntilEqual(leftAtScrollY, () => scrollY);
    await sendSessionCommand("/forward", {});
    await expectPageShown("/crm", crmPageTexts.opening.title);
  },
);

testInWebkit("after a link in the drawer or menu, Back shows the drawer or menu closed", async () => {
  const press = (at: string) => document.querySelector<HTMLElement>(at)?.click();
  for (const [width, button, part] of [
    [phoneWidthPx, ".drawer-button", "dialog[open]"],
    [desktopWidthPx, ".solutions button", "#soluciones:popover-open"],
  ] as const) {
    await openPageAtWidth("/sobre-nosotros", width);
    await runInPage(press, button);
    await retryUntilPassed(async () => assert.ok((await runInPage(countWideFullyVisibleLinks, part)) > 0));
    await waitUntilEqual(0, countAnimationsOfElements, part);
    // Clicks with WebDriver, because a click by a script creates no history entry for Back.
    await clickElement(`${part} a[href="/crm"]`);
    await expectPageShown("/crm", crmPageTexts.opening.title);
    await sendSessionCommand("/back", {});
    await waitUntilEqual("/sobre-nosotros", () => location.pathname);
    await waitUntilEqual(0, countWideFullyVisibleLinks, part);
  }
});

testInWebkit(
  "a click on a question in the chat of / shows that conversation and hides the others",
  async () => {
    await openPageAtWidth("/", desktopWidthPx);
    const shown = () =>
      [...document.querySelectorAll(".talk-log")].flatMap((talk, at) =>
        getComputedStyle(talk).visibility === "visible" ? at : [],
      );
    await waitUntilEqual([0], shown);
    for (const index of [1, 0]) {
      await clickElement(`.talk-chip:nth-of-type(${index + 1})`);
      await waitUntilEqual([index], shown);
    }
  },
);
