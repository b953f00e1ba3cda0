import { type Browser, chromium, devices } from "@playwright/test";

/** As in the other browser tests: for containers without a sandbox or a graphics card, and without own traffic. */
export const chromiumArguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** The screen of Lighthouse's mobile defaults, a phone of the middle class. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: devices["Moto G4"].userAgent,
};

/** Starts the Chromium at `executablePath` without a window. */
export function startChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: chromiumArguments });
}
