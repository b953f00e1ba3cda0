import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { createSiteServer } from "../../server/serve.ts";
import { sendForm } from "../application.ts";
import { chromiumArguments, findOrInstallBrowser } from "../browser.ts";
import { waitForAnimations } from "../frames.ts";
import { listenOnFreePort } from "../listen.ts";
import { startReactOnForm, waitForFonts } from "../react-start.ts";
import { allPagePaths, aSolutionPath, missingPagePath } from "../site-pages.ts";

export const shotWidthsPx = [360, 768, 1280, 1920];

interface ShotPageState {
  name: string;
  path: string;
  only?: (width: number) => boolean;
  /** Shows the whole page instead of the window. */
  whole?: boolean;
  enter: (page: Page) => Promise<unknown>;
}

const clickButton = (name: string) => (page: Page) => page.getByRole("button", { name }).click();

async function sendTestApplication(page: Page) {
  await sendForm(page);
  await page.getByText("¡Gracias por tu interés!").waitFor();
}

async function sendEmptyForm(page: Page) {
  await startReactOnForm(page);
  await clickButton("Enviar")(page);
}

/** Chooses the first offered hour; with a booking service the site shows no hours. */
const chooseHour = (page: Page) =>
  page
    .frameLocator("iframe")
    .locator("label:has(input[name=time]:enabled)")
    .first()
    .click({ timeout: 5000 })
    .catch(() => {});

async function breakCareersPage(page: Page) {
  // Without the hash, which differs between commits.
  await page.route(/\/assets\/careers-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default function Broken() { throw new Error("A propósito"); }',
    }),
  );
  await page.reload();
  await page.getByLabel("Nombre").focus();
  await page.getByText("Unexpected Application Error!").waitFor();
}

const enlargeText = (page: Page) => page.addStyleTag({ content: "html{font-size:200%}" }).catch(() => {});
const isWide = (width: number) => width >= 768;
const isNarrow = (width: number) => width < 768;

const shotPageStates: ShotPageState[] = [
  { name: "menu", path: aSolutionPath, only: isWide, enter: clickButton("Soluciones") },
  { name: "drawer", path: aSolutionPath, only: isNarrow, enter: clickButton("Abrir el menú") },
  { name: "question", path: "/", whole: true, enter: (page) => page.locator("summary").first().click() },
  { name: "scrolled", path: "/", enter: (page) => page.mouse.wheel(0, 700) },
  { name: "text-200", path: "/", whole: true, enter: enlargeText },
  { name: "faults", path: "/hablemos", whole: true, enter: sendEmptyForm },
  { name: "notice", path: "/hablemos", enter: sendTestApplication },
  { name: "chosen", path: "/contacto", whole: true, enter: chooseHour },
  { name: "error", path: "/hablemos", enter: breakCareersPage },
];

export interface WantedShots {
  /** The address of the page to render; all pages when left out. */
  path?: string;
  width?: number;
  scheme?: Pick<BrowserContextOptions, "colorScheme" | "contrast">;
  /** Renders each page as a PDF of A4 sheets instead of screenshots. */
  print?: boolean;
}

/** Builds the file name of a page's screenshot, without the width; no two pages have the same. */
const buildShotFileName = (path: string) => (path === "/" ? "home" : path.slice(1));

/** Renders screenshots of pages and their states. @param folder for the pictures, which the function creates */
export async function renderShots(root: string, folder: string, wanted: WantedShots): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = createSiteServer({ root });
  const origin = await listenOnFreePort(server);
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: chromiumArguments });
  const isWanted = (path: string) => wanted.path === undefined || wanted.path === path;
  const paths = [...allPagePaths, missingPagePath].filter(isWanted);

  const openContext = async (width: number) => {
    const context = await browser.newContext({
      viewport: { width, height: width < 768 ? 740 : 900 },
      bypassCSP: true,
      reducedMotion: "reduce",
      locale: "es-AR",
      ...wanted.scheme,
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
    // Loads lazy pictures too.
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
    if (wanted.print) {
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
      if (wanted.width !== undefined && wanted.width !== width) continue;
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
      for (const { name, path, only, whole = false, enter } of shotPageStates) {
        // An owner may have no /hablemos.
        if (!isWanted(path) || !allPagePaths.includes(path) || (only && !only(width))) continue;
        await open(page, path);
        await enter(page);
        await waitForAnimations(page);
        await shoot(`state-${name}`, whole);
        await page.unrouteAll();
      }
      await context.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
}
