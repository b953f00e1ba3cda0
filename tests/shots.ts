/** `npx node tests/shots.ts [/crm]` renders pages into `shots/`, with `--readme` the picture of README.md. */
import "./exit-without-built-site.ts";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { builtSiteFolder } from "../deploy/output-folders.ts";
import { createSiteServer } from "../server/serve.ts";
import { exitWithError } from "../src/content/reading/problems.ts";
import { chromiumArguments, findBrowser } from "./browser.ts";
import { listenOnFreePort } from "./listen.ts";
import { allPagePaths, missingPagePath } from "./paths.ts";

const server = createSiteServer({ root: builtSiteFolder });
const baseURL = await listenOnFreePort(server);
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumArguments });

async function shoot(path: string, width: number, file?: string): Promise<Buffer> {
  // The policy of a page forbids the style below.
  const options = { viewport: { width, height: 800 }, reducedMotion: "reduce", bypassCSP: true } as const;
  const page = await browser.newPage({ ...options, baseURL });
  await page.goto(path);
  // Pictures below the window load when they come near it.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await page.waitForLoadState("networkidle");
  // On the whole page what is fixed to the window would cover a part of it.
  const whole = { fullPage: true, path: file, style: ".booking-bar { position: static !important }" };
  const png = await page.screenshot(file ? whole : {});
  await page.close();
  return png;
}

const named = process.argv.slice(2);
const unknown = named.filter((path) => path !== "--readme" && !allPagePaths.includes(path));
if (unknown.length > 0)
  exitWithError(`${unknown}: found no such page in the table; expected some of ${allPagePaths}`);
if (named[0] === "--readme") {
  const picture = sharp({ create: { width: 1694, height: 800, channels: 4, background: "#fff0" } });
  const parts = [
    { input: await shoot("/", 1280), left: 0, top: 0 },
    { input: await shoot("/", 390), left: 1304, top: 0 },
  ];
  await picture.composite(parts).webp({ quality: 80 }).toFile("docs/site.webp");
} else
  for (const path of named.length > 0 ? named : [...allPagePaths, missingPagePath])
    for (const width of [360, 1280])
      await shoot(path, width, `shots/${path.slice(1).replaceAll("/", "-") || "home"}-${width}.png`);
await browser.close();
server.close();
