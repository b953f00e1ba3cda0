/** `npm run shots -- --guide`: renders the pictures of docs/guia.md. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { builtSiteFolder } from "../../deploy/site-folder.ts";
import { createSiteServer } from "../../server/serve.ts";
import { navigationTexts } from "../../src/content/navigation.ts";
import { chromiumArguments, findOrInstallBrowser } from "../browser.ts";
import { waitForAnimations } from "../frames.ts";
import { listenOnFreePort } from "../listen.ts";
import { waitForFonts } from "../react-start.ts";
import { createSecondBrandCopy } from "../second-brand-copy.ts";
import { editorPictureFile, renderEditorPicture } from "./guide-editor.ts";

export const guidePicturesFolder = "docs/guia";
export const guidePictureFiles = [
  "antes-y-despues.webp",
  "logo.webp",
  "solucion.webp",
  "agenda.webp",
  editorPictureFile,
] as const;

/** A screenshot of a page that becomes a part of a picture. */
interface PicturePart {
  /** The folder of the built site. */
  root: string;
  path: string;
  width: number;
  height: number;
  dark?: boolean;
  /** Brings the page into the state to show, such as an open drawer. */
  prepare?: (page: Page) => Promise<unknown>;
}

async function renderPicturePart(
  browser: Browser,
  { root, path, width, height, dark, prepare }: PicturePart,
): Promise<Buffer> {
  const server = createSiteServer({ root });
  const origin = await listenOnFreePort(server);
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    // The time zone of the second brand: in another one the agenda shows a note about its hours.
    timezoneId: "America/Asuncion",
  });
  try {
    await page.goto(origin + path);
    await waitForFonts(page);
    await prepare?.(page);
    await waitForAnimations(page);
    return await page.screenshot();
  } finally {
    await page.close();
    server.close();
  }
}

/** Joins pictures into one WebP, half the size of a JPEG. */
async function joinPictures(
  browser: Browser,
  pictures: Buffer[],
  direction: "row" | "column" = "row",
): Promise<Buffer> {
  const images = pictures.map((png) => `<img src="data:image/png;base64,${png.toString("base64")}">`);
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.setContent(
    `<style>body{margin:0}main{display:inline-flex;flex-direction:${direction};gap:16px}img{border:1px solid #bbb}</style><main>${images.join("")}</main>`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const clip = await page.locator("main").boundingBox();
  if (!clip) throw new Error("expected pictures to put together");
  // Playwright's screenshots are PNG or JPEG only.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 80,
    clip: { ...clip, scale: 1 },
  });
  await page.close();
  return Buffer.from(data, "base64");
}

/** The window of the pictures that show pages as on a phone, in px. */
const phoneViewport = { width: 340, height: 560 };

/** Renders the pictures of docs/guia.md, most from the site of the second brand, into docs/guia/. */
export async function renderGuidePictures(): Promise<void> {
  const run = (cwd: string, command: string, values: Record<string, string> = {}) => {
    const env = { ...process.env, ...values };
    const { status, stdout, stderr } = spawnSync(command, { cwd, env, encoding: "utf8", shell: true });
    if (status !== 0) throw new Error(`${command}: ${stdout}${stderr}`);
  };
  const folder = createSecondBrandCopy(run);
  const root = join(folder, builtSiteFolder);
  run(folder, "npm run build");
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: chromiumArguments });
  const write = (name: (typeof guidePictureFiles)[number], picture: Buffer) => {
    writeFileSync(join(guidePicturesFolder, name), picture);
    console.info(`${join(guidePicturesFolder, name)}: ${(picture.length / 1024).toFixed(0)} KB`);
  };
  mkdirSync(guidePicturesFolder, { recursive: true });
  try {
    write(editorPictureFile, await renderEditorPicture(browser));
    const part = (one: Omit<PicturePart, "root">, at = root) =>
      renderPicturePart(browser, { root: at, ...one });
    const home = { path: "/", ...phoneViewport };
    const both = [await part(home, builtSiteFolder), await part(home)];
    write("antes-y-despues.webp", await joinPictures(browser, both));

    const own = { path: "/telefonia-ip", ...phoneViewport };
    const prepare = (page: Page) => page.getByRole("button", { name: navigationTexts.drawer.open }).click();
    write("solucion.webp", await joinPictures(browser, [await part(own), await part({ ...own, prepare })]));

    const header = { path: "/sobre-nosotros", width: 520, height: 80 };
    const logoPictures = [await part(header), await part({ ...header, dark: true })];

    // For the last two pictures: the site's own agenda in place of Calendly, and no dark version of the logo.
    const hours = { tue: ["10:00-12:30"], thu: ["15:00-18:00"] };
    const answers = { booking: { url: null, hours, place: "Asunción" } };
    writeFileSync(join(folder, "answers.json"), JSON.stringify(answers));
    run(folder, "npm run setup -- --from answers.json");
    rmSync(join(folder, "public/logo-dark.svg"));
    run(folder, "npm run build");
    logoPictures.push(await part({ ...header, dark: true }));
    write("logo.webp", await joinPictures(browser, logoPictures, "column"));
    const agenda = await part({ path: "/agenda", width: 700, height: 560 });
    write("agenda.webp", await joinPictures(browser, [agenda]));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
