import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { createSiteServer } from "../../server/serve.ts";
import { chromiumArguments, findOrInstallBrowser } from "../browser.ts";
import { waitForAnimations } from "../frames.ts";
import { listenOnFreePort } from "../listen.ts";
import { startReactOnForm, waitForFonts } from "../react-start.ts";
import { allPagePaths, aSolutionPath, missingPagePath } from "../site-pages.ts";

/** The window widths of the screenshots, in px. */
export const shotWidthsPx = [360, 768, 1280, 1920];

interface ShotPageState {
  name: string;
  path: string;
  only?: (width: number) => boolean;
  /** Whether the screenshot shows the whole page instead of the window. */
  whole?: boolean;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  enter: (page: Page) => Promise<unknown>;
}

const clickSendButton = (page: Page) => page.getByRole("button", { name: "Enviar" }).click();

const shotPageStates: ShotPageState[] = [
  {
    name: "menu",
    path: aSolutionPath,
    only: (width) => width >= 768,
    enter: (page) => page.getByRole("button", { name: "Soluciones" }).click(),
  },
  {
    name: "drawer",
    path: aSolutionPath,
    only: (width) => width < 768,
    enter: (page) => page.getByRole("button", { name: "Abrir el menú" }).click(),
  },
  { name: "question", path: "/", whole: true, enter: (page) => page.locator("summary").first().click() },
  { name: "scrolled", path: "/", enter: (page) => page.mouse.wheel(0, 700) },
  {
    name: "text-200",
    path: "/",
    whole: true,
    enter: (page) => page.addStyleTag({ content: "html{font-size:200%}" }).catch(() => {}),
  },
  {
    name: "faults",
    path: "/hablemos",
    whole: true,
    enter: async (page) => {
      await startReactOnForm(page);
      await clickSendButton(page);
    },
  },
  {
    name: "notice",
    path: "/hablemos",
    enter: async (page) => {
      await page.getByLabel("Nombre").fill("Ana Prueba");
      await page.getByLabel("Correo").fill("ana@ejemplo.com");
      await page.getByLabel("Teléfono").fill("+54 9 11 5555-1234");
      await page.getByLabel("Mensaje").fill("Hola");
      await clickSendButton(page);
      await page.getByText("¡Gracias por tu interés!").waitFor();
    },
  },
  {
    name: "chosen",
    path: "/contacto",
    whole: true,
    enter: async (page) => {
      const inside = page.frameLocator("iframe");
      const hour = inside.locator("label:has(input[name=time]:enabled)").first();
      // With a booking service the site shows no hours.
      await hour.click({ timeout: 5000 }).catch(() => {});
    },
  },
  {
    name: "error",
    path: "/hablemos",
    prepare: (page) =>
      // Without the hash, which differs between commits.
      page.route(/\/assets\/careers-[\w-]+\.js$/, (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: 'export default function Broken() { throw new Error("A propósito"); }',
        }),
      ),
    enter: async (page) => {
      await page.getByLabel("Nombre").focus();
      await page.getByText("Unexpected Application Error!").waitFor();
    },
  },
];

/** The selection of pages, states and widths to render. */
export interface WantedShots {
  /** One page and its states; all pages when left out. */
  path?: string;
  /** One of `shotWidthsPx`; all widths when left out. */
  width?: number;
  /** The emulated settings of the visitor's system. */
  scheme?: Pick<BrowserContextOptions, "colorScheme" | "contrast">;
  /** Renders each page as a PDF of A4 sheets instead of screenshots. */
  print?: boolean;
}

/** The file name of a screenshot; two pages must not have the same one. */
const buildShotFileName = (path: string) => (path === "/" ? "home" : path.slice(1));

/**
 * Renders a built site, whole pages and their states.
 * @param root the folder of the site, `build/site`
 * @param folder for the pictures; the function creates it
 */
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
        await page.pdf({ path: join(folder, `${buildShotFileName(path)}.pdf`), preferCSSPageSize: true });
        console.info(join(folder, `${buildShotFileName(path)}.pdf`));
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
      for (const { name, path, only, whole = false, prepare, enter } of shotPageStates) {
        // An owner may have no /hablemos.
        if (!isWanted(path) || !allPagePaths.includes(path) || (only && !only(width))) continue;
        await prepare?.(page);
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
