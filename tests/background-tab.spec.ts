import type { Browser, CDPSession } from "@playwright/test";
import { expect, test } from "./site-test.ts";

/** With these Playwright keeps tabs in the background as busy as the one in front, unlike a visitor's browser. */
const keepBusy = [
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
];

interface Tab {
  evaluate: (expression: string) => Promise<unknown>;
}

/**
 * Opens two tabs, so that the first is behind the second. Playwright tells each of its own pages that it is in
 * front; these are in a context that it does not know.
 */
async function openBehind(browser: Browser, url: string): Promise<Tab> {
  const client = await browser.newBrowserCDPSession();
  const { browserContextId } = await client.send("Target.createBrowserContext");
  const { targetId } = await client.send("Target.createTarget", { url: "about:blank", browserContextId });
  await client.send("Target.createTarget", { url: "about:blank", browserContextId, newWindow: false });
  const { sessionId } = await client.send("Target.attachToTarget", { targetId, flatten: false });
  const tab = { evaluate: (expression: string) => evaluate(client, sessionId, expression) };
  await expect.poll(() => tab.evaluate("document.visibilityState")).toBe("hidden");
  await tab.evaluate(`void (location.href = ${JSON.stringify(url)})`);
  return tab;
}

let lastId = 0;

function evaluate(client: CDPSession, sessionId: string, expression: string): Promise<unknown> {
  lastId += 1;
  const id = lastId;
  const params = { expression, returnByValue: true };
  return new Promise((resolve) => {
    const receive = (event: { sessionId: string; message: string }) => {
      const answer = JSON.parse(event.message);
      if (event.sessionId !== sessionId || answer.id !== id) return;
      client.off("Target.receivedMessageFromTarget", receive);
      resolve(answer.result?.result?.value);
    };
    client.on("Target.receivedMessageFromTarget", receive);
    const message = JSON.stringify({ id, method: "Runtime.evaluate", params });
    void client.send("Target.sendMessageToTarget", { sessionId, message });
  });
}

test("in a tab behind another React starts too", async ({ playwright, launchOptions, baseURL, isMobile }) => {
  test.skip(isMobile, "tabs are the same on a phone");
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: keepBusy });
  try {
    const tab = await openBehind(browser, `${baseURL}/crm`);
    await expect
      .poll(() => tab.evaluate("'hydrated' in document.documentElement.dataset"), { timeout: 30_000 })
      .toBe(true);
    expect(await tab.evaluate("document.visibilityState")).toBe("hidden");
    expect(await tab.evaluate("location.pathname")).toBe("/crm");
  } finally {
    await browser.close();
  }
});
