import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { createSiteServer } from "../../server/serve.ts";
import { sendForm } from "../application.ts";
import { chromiumArguments, findOrInstallBrowser } from "../browser.ts";
import { waitForAnimations } from "../frames.ts";
import { makeFormThrow } from "../island.ts";
import { listenOnFreePort } from "../listen.ts";
import { startReactOnForm, waitForFonts } from "../react-start.ts";
import { allPagePaths, aSolutionPath, missingPagePath } from "../site-pages.ts";

export const shotWidthsPx = [360, 768, 1280, 1920];

/** A state of a page, such as an open menu, of which `npm run shots` takes a screenshot besides that of the page. */
interface ShotPageState {
  /** The part of the file name: `state-NAME-WIDTH.png`. */
  name: string;
  path: string;
  /** Whether the state exists at this width of the window, in px; at every width when left out. */
  existsAt?: (width: number) => boolean;
  /** The screenshot shows the whole page instead of the window. */
  fullPage?: boolean;
  /** Brings the opened page into the state. */
  enterState: (page: Page) => Promise<unknown>;
}

const clickButton = (name: string) => (page: Page) => page.getByRole("button", { name }).click();

/** Sends the form of /hablemos with valid values; the route of `renderShots` answers, and nothing leaves this machine. */
async function sendTestApplication(page: Page) {
  await sendForm(page);
  await page.getByText("¡Gracias por tu interés!").waitFor();
}

async function sendEmptyForm(page: Page) {
  await startReactOnForm(page);
  await clickButton("Enviar")(page);
}

/** Chooses the first offered hour; with a booking service the site shows no hours. */
const chooseFirstHour = (page: Page) =>
  page
    .frameLocator("iframe")
    .locator("label:has(input[name=time]:enabled)")
    .first()
    .click({ timeout: 5000 })
    .catch(() => {});

/** Makes the form of /hablemos throw, to show what a visitor then sees. */
async function breakForm(page: Page) {
  await makeFormThrow(page);
  await page.getByLabel("Nombre").focus();
  await page.getByText("Unexpected Application Error!").waitFor();
}

const doubleTextSize = (page: Page) => page.addStyleTag({ content: "html{font-size:200%}" }).catch(() => {});
const isWide = (width: number) => width >= 768;
const isNarrow = (width: number) => width < 768;

const shotPageStates: ShotPageState[] = [
  { name: "menu", path: aSolutionPath, existsAt: isWide, enterState: clickButton("Soluciones") },
  { name: "drawer", path: aSolutionPath, existsAt: isNarrow, enterState: clickButton("Abrir el menú") },
  {
    name: "question",
    path: "/",
    fullPage: true,
    enterState: (page) => page.locator("summary").first().click(),
  },
  { name: "scrolled", path: "/", enterState: (page) => page.mouse.wheel(0, 700) },
  { name: "text-200", path: "/", fullPage: true, enterState: doubleTextSize },
  { name: "faults", path: "/hablemos", fullPage: true, enterState: sendEmptyForm },
  { name: "notice", path: "/hablemos", enterState: sendTestApplication },
  { name: "chosen", path: "/contacto", fullPage: true, enterState: chooseFirstHour },
  { name: "error", path: "/hablemos", enterState: breakForm },
];

export interface ShotOptions {
  /** The address of the page to render; all pages when left out. */
  path?: string;
  /** The width of the window, one of `shotWidthsPx`; all of them when left out. */
  width?: number;
  scheme?: Pick<BrowserContextOptions, "colorScheme" | "contrast">;
  /** Renders each page as a PDF of A4 sheets instead of screenshots. */
  print?: boolean;
}

/** Builds the file name of a page's screenshot or PDF, without width and extension; no two pages have the same. */
const buildShotFileName = (path: string) => (path === "/" ? "home" : path.slice(1));

/**
 * Renders screenshots of pages and their states.
 * @param root the folder of the built site
 * @param folder for the pictures, which the function creates
 */
export async function renderShots(root: string, folder: string, options: ShotOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = createSiteServer({ root });
  const origin = await listenOnFreePort(server);
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: chromiumArguments });
  const isWanted = (path: string) => options.path === undefined || options.path === path;
  const paths = [...allPagePaths, missingPagePath].filter(isWanted);

  const openContext = async (width: number) => {
    const context = await browser.newContext({
      viewport: { width, height: width < 768 ? 740 : 900 },
      bypassCSP: true,
      reducedMotion: "reduce",
      locale: "es-AR",
      ...options.scheme,
    });
    // The state of a sent form must not send anything: the configured receiver would get a false application.
    await context.route(
      ({ origin: other }) => other !== origin,
      (route) =>
        route.request().method() === "POST"
          ? route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" }, json: { ok: true } })
          : route.fallback(),
    );
    return { context, page: await context.newPage() };
  };
  const open = async (page: Page, path: string) => {
    await page.goto(origin + path);
    await waitForFonts(page);
    // Loads lazy images before the screenshot.
    await page.evaluate(async () => {
      for (const image of document.images) {
        image.loading = "eager";
        await image.decode().catch(() => {});
      }
    });
    // Waits for the next half hour, which is written when the page is idle.
    const next = page.locator("[data-next-half-hour]");
    if ((await next.count()) > 0) await next.waitFor();
  };

  try {
    if (options.print) {
      const { page } = await openContext(1280);
      for (const path of paths) {
        await open(page, path);
        const file = join(folder, `${buildShotFileName(path)}.pdf`);
        await page.pdf({ path: file, preferCSSPageSize: true });
        console.info(file);
      }
      return;
    }
    for (const width of shotWidthsPx) {
      if (options.width !== undefined && options.width !== width) continue;
      const { context, page } = await openContext(width);
      const shoot = async (name: string, fullPage: boolean) => {
        const path = join(folder, `${name}-${width}.png`);
        await page.screenshot({ path, fullPage });
        console.info(path);
      };
      for (const path of paths) {
        await open(page, path);
        await page.addStyleTag({
          content: ".site-header{position:absolute!important}.booking-bar{position:static!important}",
        });
        await shoot(buildShotFileName(path), true);
      }
      for (const { name, path, existsAt, fullPage = false, enterState } of shotPageStates) {
        // An owner may have no /hablemos.
        if (!isWanted(path) || !allPagePaths.includes(path) || (existsAt && !existsAt(width))) continue;
        await open(page, path);
        await enterState(page);
        await waitForAnimations(page);
        await shoot(`state-${name}`, fullPage);
        await page.unrouteAll();
      }
      await context.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
}
