import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { Builder, By } from "selenium-webdriver";
import { findFreePort } from "../listen.ts";
import { findInstalledProgram } from "./installed.ts";

/** Runs in a page and uses no variables around it. */
type PageScript = (text: string) => unknown;

/** Starts an installed Firefox by its own protocol, WebDriver BiDi. @returns what a visitor does in its window */
export async function startFirefox() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX_PATH ?? findInstalledProgram("firefox-esr", "firefox") ?? "firefox",
    // A fine pointer that can hover, as a mouse, on a machine without one.
    extraPrefsFirefox: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 },
  });
  let page = await browser.newPage();
  return {
    async open(address: string, width: number) {
      // A new tab, because Puppeteer waits in vain for a page that is opened after one of the back/forward cache.
      await page.close();
      page = await browser.newPage();
      await page.setViewport({ width, height: 800 });
      await page.goto(address);
    },
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
  process.once("exit", () => driver.kill());
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => undefined))) await wait(100);
  const builder = new Builder().usingServer(address).withCapabilities({ browserName: "MiniBrowser" });
  const session = await builder.build();
  return {
    async open(page: string, width: number) {
      await session.manage().window().setRect({ x: 0, y: 0, width, height: 800 });
      await session.get(page);
    },
    // A click on what still moves is refused, and tried again.
    click: (selector: string) =>
      session.wait(
        () =>
          session
            .findElement(By.css(selector))
            .click()
            .then(
              () => true,
              () => false,
            ),
        5000,
      ),
    type: (selector: string, text: string) => session.findElement(By.css(selector)).sendKeys(text),
    run: (script: PageScript, text = ""): Promise<unknown> => session.executeScript(script, text),
    end: async () => {
      await session.quit();
      driver.kill();
    },
  };
}
