/**
 * `npx node tests/shots.ts`: renders pages of the built site as PNG files into `shots/` (`-- /crm 360`), and with
 * `--readme` the picture of README.md.
 */
import "./exit-without-built-site.ts";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { createSiteServer } from "../server/serve.ts";
import { chromiumArguments, findBrowser } from "./browser.ts";
import { listenOnFreePort } from "./listen.ts";
import { allPagePaths, missingPagePath } from "./site-pages.ts";

const commandArguments = process.argv.slice(2);
const paths = commandArguments.filter((one) => one.startsWith("/"));
const widths = commandArguments.map(Number).filter((width) => width > 0);
const server = createSiteServer({ root: builtSiteFolder });
const origin = await listenOnFreePort(server);
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumArguments });

/** @returns the PNG of a page in a window of this size in px, or of the whole page */
async function shoot(path: string, width: number, height: number, fullPage: boolean): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: "reduce",
    // For the style below.
    bypassCSP: true,
  });
  // Pictures below the window load when they come near it.
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      for (const image of document.images) image.loading = "eager";
    }),
  );
  await page.goto(origin + path, { waitUntil: "networkidle" });
  // On the whole page what is fixed to the window would cover a part of it.
  const style = ".booking-bar { position: static !important }";
  const png = await page.screenshot(fullPage ? { fullPage, style } : {});
  await page.close();
  return png;
}

if (commandArguments.includes("--readme")) {
  const [desktop, phone] = [await shoot("/", 1280, 800, false), await shoot("/", 390, 800, false)];
  const picture = sharp({ create: { width: 1694, height: 800, channels: 4, background: "#fff0" } });
  const parts = [
    { input: desktop, left: 0, top: 0 },
    { input: phone, left: 1304, top: 0 },
  ];
  await picture.composite(parts).webp({ quality: 80 }).toFile("docs/site.webp");
} else {
  mkdirSync("shots", { recursive: true });
  for (const path of paths.length > 0 ? paths : [...allPagePaths, missingPagePath])
    for (const width of widths.length > 0 ? widths : [360, 1280]) {
      const file = join("shots", `${path.slice(1).replaceAll("/", "-") || "home"}-${width}.png`);
      await sharp(await shoot(path, width, 800, true)).toFile(file);
      console.info(file);
    }
}
await browser.close();
server.close();
