import { type BrowserContext, test as base, type ConsoleMessage } from "@playwright/test";
import { buildFrameAddress } from "../src/booking/services.ts";
import { site } from "../src/content/site.ts";

interface BrowserConsole {
  messages: string[];
  /** Allows errors and warnings that match. If they are required, the test asserts that separately. */
  allowFault: (pattern: RegExp) => void;
}

const formatConsoleMessage = (message: ConsoleMessage) =>
  `${message.type()}: ${message.text()} (${message.location().url})`;

export const testCalendarText = "Calendar";

/**
 * The page of a test booking service. It posts the messages that Calendly and Cal.com post after loading; other
 * services post none.
 */
const testCalendarHtml = `<!doctype html><title>${testCalendarText}</title><p>${testCalendarText}</p>
  <script>
    parent.postMessage({ event: "calendly.event_type_viewed" }, "*");
    parent.postMessage({ originator: "CAL", type: "__iframeReady" }, "*");
  </script>`;

/** Serves test responses for the services in content/site.yaml, so that tests neither need nor contact other machines. */
async function mockConfiguredExternalServices(context: BrowserContext): Promise<void> {
  const { booking, applications, analytics } = site;
  const at = (address: string) => `${new URL(address).origin}/**`;
  if (booking.url)
    await context.route(at(buildFrameAddress(booking.url, "localhost")), (route) =>
      route.fulfill({ contentType: "text/html", body: testCalendarHtml }),
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

/** Playwright's `test`, which fails when a page of the test leaves an error or warning that is not allowed in the console. */
export const test = base.extend<{ browserConsole: BrowserConsole }>({
  context: async ({ context }, use) => {
    await mockConfiguredExternalServices(context);
    await use(context);
  },
  browserConsole: [
    async ({ context }, use) => {
      const messages: string[] = [];
      const faults: string[] = [];
      const expected: RegExp[] = [];
      context.on("console", (message) => {
        messages.push(message.text());
        if (["error", "warning"].includes(message.type())) faults.push(formatConsoleMessage(message));
      });
      context.on("weberror", (error) => faults.push(`uncaught: ${error.error().stack || error.error()}`));
      await use({ messages, allowFault: (pattern) => expected.push(pattern) });
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
