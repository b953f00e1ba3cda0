import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { createSiteServer } from "../../server/serve.ts";
import { chromiumArguments, findOrInstallBrowser } from "../browser.ts";
import { atRest } from "../frames.ts";
import { listen } from "../listen.ts";
import { startReact, waitForFonts } from "../react-start.ts";
import { aSolution, everyPath, missingPath } from "../site-pages.ts";

/** The widths that a design is judged at, in px. */
export const widths = [360, 768, 1280, 1920];

interface State {
  name: string;
  path: string;
  only?: (width: number) => boolean;
  /** Whether the whole page is wanted and not the window alone. */
  whole?: boolean;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  enter: (page: Page) => Promise<unknown>;
}

const send = (page: Page) => page.getByRole("button", { name: "Enviar" }).click();

const states: State[] = [
  {
    name: "menu",
    path: aSolution,
    only: (width) => width >= 768,
    enter: (page) => page.getByRole("button", { name: "Soluciones" }).click(),
  },
  {
    name: "drawer",
    path: aSolution,
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
      await startReact(page);
      await send(page);
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
      await send(page);
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
      // A booking service has no such hours.
      await hour.click({ timeout: 5000 }).catch(() => {});
    },
  },
  {
    name: "error",
    // A page that every owner has.
    path: "/hablemos",
    prepare: (page) =>
      // Its hash is not the same in another commit.
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

/** What to render. */
export interface Wanted {
  /** One page and its states; all when left out. */
  path?: string;
  /** One of `widths`; all when left out. */
  width?: number;
  /** What the visitor's system asks for. */
  scheme?: Pick<BrowserContextOptions, "colorScheme" | "contrast">;
  /** A sheet of A4 a page, as PDF, in place of the shots. */
  print?: boolean;
}

/** Two pages that share a name would share a file. */
const fileName = (path: string) => (path === "/" ? "home" : path.slice(1));

/**
 * Renders a built site, whole pages and their states.
 * @param root the folder of the site, `build/site`
 * @param folder where the pictures go; it is made
 */
export async function renderShots(root: string, folder: string, wanted: Wanted): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = createSiteServer({ root });
  const origin = await listen(server);
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: chromiumArguments });
  const isWanted = (path: string) => wanted.path === undefined || wanted.path === path;
  const paths = [...everyPath, missingPath].filter(isWanted);

  const openContext = async (width: number) => {
    const context = await browser.newContext({
      viewport: { width, height: width < 768 ? 740 : 900 },
      bypassCSP: true,
      reducedMotion: "reduce",
      locale: "es-AR",
      ...wanted.scheme,
    });
    // A picture of a sent form sends nothing: whoever receives the firm's applications would get a false one.
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
    // Pictures that load late are wanted too.
    await page.evaluate(async () => {
      for (const image of document.images) {
        image.loading = "eager";
        await image.decode().catch(() => {});
      }
    });
    // The next half hour, which comes when the page is idle.
    const next = page.locator("[data-next-half-hour]");
    if ((await next.count()) > 0) await next.waitFor();
  };

  try {
    if (wanted.print) {
      const { page } = await openContext(1280);
      for (const path of paths) {
        await open(page, path);
        await page.pdf({ path: join(folder, `${fileName(path)}.pdf`), preferCSSPageSize: true });
        console.info(join(folder, `${fileName(path)}.pdf`));
      }
      return;
    }
    for (const width of widths) {
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
        await shoot(fileName(path), true);
      }
      for (const { name, path, only, whole = false, prepare, enter } of states) {
        if (!isWanted(path) || (only && !only(width))) continue;
        await prepare?.(page);
        await open(page, path);
        await enter(page);
        await atRest(page);
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
