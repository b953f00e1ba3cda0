import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { Builder, By } from "selenium-webdriver";
import { findInstalledProgram } from "../installed.ts";
import { findFreePort } from "../listen.ts";

/** Runs in a page and uses no variables around it. */
type PageScript = (text: string) => unknown;

/** Repeats an action until it succeeds, for 10 s at most: what loads or moves refuses scripts and clicks. */
export async function retry<Result>(action: () => Promise<Result>): Promise<Result> {
  for (const end = performance.now() + 10_000; ; await wait(50))
    try {
      return await action();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
}

/** Starts an installed Firefox by its own protocol, WebDriver BiDi. @returns what a visitor does in its window */
export async function startFirefox() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX_PATH ?? findInstalledProgram("firefox-esr", "firefox") ?? "firefox",
    // A fine pointer that can hover, as a mouse, on a machine without one.
    extraPrefsFirefox: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 },
  });
  const page = await browser.newPage();
  return {
    resize: (width: number): Promise<unknown> => page.setViewport({ width, height: 800 }),
    click: (selector: string) => page.click(selector),
    type: (selector: string, text: string) => page.type(selector, text),
    run: (script: PageScript, text = ""): Promise<unknown> => page.evaluate(script, text),
    end: () => browser.close(),
  };
}

/** Starts an installed WebKitGTK by its WebDriver. @returns what a visitor does in its window */
export async function startWebkit() {
  const port = await findFreePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore" });
  driver.unref();
  process.once("exit", () => driver.kill());
  const address = `http://127.0.0.1:${port}`;
  await retry(() => fetch(`${address}/status`));
  const session = await new Builder().usingServer(address).forBrowser("MiniBrowser").build();
  const find = (selector: string) => session.findElement(By.css(selector));
  return {
    resize: (width: number) => session.manage().window().setRect({ x: 0, y: 0, width, height: 800 }),
    click: (selector: string) => retry(() => find(selector).click()),
    type: (selector: string, text: string) => find(selector).sendKeys(text),
    run: (script: PageScript, text = ""): Promise<unknown> => session.executeScript(script, text),
    end: () => session.quit(),
  };
}
