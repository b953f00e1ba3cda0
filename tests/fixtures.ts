import { type BrowserContext, test as base, type Route } from "@playwright/test";
import { buildFrameAddress } from "../src/booking/services.ts";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { missingPagePath } from "./paths.ts";
import { site } from "./shared-content.ts";

interface BrowserConsole {
  messages: string[];
  /** Allows errors and warnings that match. If they are required, the test asserts that separately. */
  allowFault: (pattern: RegExp) => void;
}

/** The window of a phone, for `test.use`. */
export const phoneWindow = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

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

type ExternalServices = Pick<SiteConfig, "booking" | "applications" | "analytics">;

/** Serves test responses for these services, so that tests neither need nor contact other machines. */
export async function mockExternalServices(
  context: BrowserContext,
  services: ExternalServices,
): Promise<void> {
  const { booking, applications, analytics } = services;
  const answer = (address: string, response: Parameters<Route["fulfill"]>[0]) =>
    context.route(`${new URL(address).origin}/**`, (route) => route.fulfill(response));
  const frame = booking.url && buildFrameAddress(booking.url, "localhost");
  if (frame) await answer(frame, { contentType: "text/html", body: testCalendarHtml });
  const headers = { "Access-Control-Allow-Origin": "*" };
  if (applications) await answer(applications.endpoint, { json: { ok: true }, headers });
  if (analytics) await answer(analytics.src, { contentType: "text/javascript", body: "" });
}

/** Playwright's `test`, which fails when a page of the test leaves an error or warning that is not allowed in the console. */
export const test = base.extend<{ browserConsole: BrowserConsole }>({
  context: async ({ context }, use) => {
    await mockExternalServices(context, site);
    await use(context);
  },
  browserConsole: [
    async ({ context }, use) => {
      const messages: string[] = [];
      const faults: string[] = [];
      // Chromium and the page itself log the status of a missing page.
      const expected = [new RegExp(`404.*${missingPagePath}`)];
      context.on("console", (message) => {
        const [type, text] = [message.type(), message.text()];
        messages.push(text);
        if (/error|warning/.test(type)) faults.push(`${type}: ${text} (${message.location().url})`);
      });
      context.on("weberror", (error) => faults.push(`uncaught: ${error.error().stack || error.error()}`));
      await use({ messages, allowFault: (pattern) => expected.push(pattern) });
      const unexpected = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      base.expect(unexpected, "errors and warnings in the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
