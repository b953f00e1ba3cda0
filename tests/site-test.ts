import { test as base, type ConsoleMessage } from "@playwright/test";
import { adaptToFirefox, modulesLeftBehind } from "./engines/firefox-page.ts";

interface Console {
  /** What was said so far, of every kind, oldest first. */
  said: string[];
  /** Lets errors and warnings that match pass; the test asserts separately that they came where it matters. */
  expectFault: (pattern: RegExp) => void;
}

const told = (message: ConsoleMessage) => `${message.type()}: ${message.text()} (${message.location().url})`;

/** Playwright's `test`, which fails when any page of the test leaves an error or warning in the console. */
export const test = base.extend<{ browserConsole: Console }>({
  page: async ({ page, browserName }, use) => {
    if (browserName === "firefox") adaptToFirefox(page);
    await use(page);
  },
  browserConsole: [
    async ({ context, browserName }, use) => {
      const said: string[] = [];
      const faults: string[] = [];
      const expected = browserName === "firefox" ? [modulesLeftBehind] : [];
      context.on("console", (message) => {
        said.push(message.text());
        if (["error", "warning"].includes(message.type())) faults.push(told(message));
      });
      context.on("weberror", (error) => faults.push(`uncaught: ${error.error().stack || error.error()}`));
      await use({ said, expectFault: (pattern) => expected.push(pattern) });
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
