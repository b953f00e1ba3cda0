import puppeteer, { type Browser } from "puppeteer-core";
import { chromiumArguments, findFullBrowser } from "./browser.ts";

/** Starts a Chromium with prerendering and a back/forward cache, both of which Playwright turns off. @throws Error if there is none */
export async function startFullChromium(...moreArguments: string[]): Promise<Browser> {
  const executablePath = findFullBrowser();
  if (!executablePath)
    throw new Error("found no Chromium with windows; expected one, as `chromium` of Debian");
  return puppeteer.launch({
    executablePath,
    args: [...chromiumArguments, "--window-size=1280,800", ...moreArguments],
    defaultViewport: null,
  });
}
