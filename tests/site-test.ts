import { type BrowserContext, test as base, type ConsoleMessage, type Page } from "@playwright/test";
import { frameAddress } from "#app/booking/services.ts";
import { site } from "#site";
import { adaptToFirefox, modulesLeftBehind } from "./engines/firefox-page.ts";

interface Console {
  /** What was messages so far, of every kind, oldest first. */
  messages: string[];
  /** Lets errors and warnings that match pass; the test asserts separately that they came where it matters. */
  expectFault: (pattern: RegExp) => void;
}

const formatMessage = (message: ConsoleMessage) =>
  `${message.type()}: ${message.text()} (${message.location().url})`;

/** What the stand-in for a booking service shows. */
export const calendarText = "Calendar";

/** Posts the messages that Calendly and Cal.com post when they have loaded; the other services post none. */
const calendar = `<!doctype html><title>${calendarText}</title><p>${calendarText}</p>
  <script>
    parent.postMessage({ event: "calendly.event_type_viewed" }, "*");
    parent.postMessage({ originator: "CAL", type: "__iframeReady" }, "*");
  </script>`;

/** Stands in for the services that site.config.ts names, so that no test needs another machine, or asks one. */
async function serveServices(context: BrowserContext): Promise<void> {
  const { booking, applications, analytics } = site;
  const at = (address: string) => `${new URL(address).origin}/**`;
  if (booking.url)
    await context.route(at(frameAddress(booking.url, "localhost")), (route) =>
      route.fulfill({ contentType: "text/html", body: calendar }),
    );
  if (applications)
    await context.route(at(applications.endpoint), (route) =>
      route.fulfill({ json: {}, headers: { "Access-Control-Allow-Origin": "*" } }),
    );
  if (analytics)
    await context.route(at(analytics.src), (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
}

/** In headless Chromium the mouse pointer is in the corner of every window, and the page would take it for the visitor's first input. So the window is moved away from it. */
async function moveWindowOffPointer(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { windowId } = await client.send("Browser.getWindowForTarget");
  await client.send("Browser.setWindowBounds", { windowId, bounds: { left: 100, top: 100 } });
  await client.detach();
}

/** Playwright's `test`, which fails when any page of the test leaves an error or warning in the console. */
export const test = base.extend<{ browserConsole: Console }>({
  context: async ({ context }, use) => {
    await serveServices(context);
    await use(context);
  },
  page: async ({ page, browserName }, use) => {
    if (browserName === "firefox") adaptToFirefox(page);
    else await moveWindowOffPointer(page);
    await use(page);
  },
  browserConsole: [
    async ({ context, browserName }, use) => {
      const messages: string[] = [];
      const faults: string[] = [];
      const expected = browserName === "firefox" ? [modulesLeftBehind] : [];
      context.on("console", (message) => {
        messages.push(message.text());
        if (["error", "warning"].includes(message.type())) faults.push(formatMessage(message));
      });
      context.on("weberror", (error) => faults.push(`uncaught: ${error.error().stack || error.error()}`));
      await use({ messages, expectFault: (pattern) => expected.push(pattern) });
      base
        .expect(
          faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
          "errors and warnings in the console",
        )
        .toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
