/**
 * Renders every page, whole, at the four widths and in its states into `shots/`, for whoever changes the design.
 * `npm run shots` renders all; `npm run shots -- /crm 360` one page or width.
 */
import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { chromium, type Page } from "@playwright/test";
import { createSiteServer } from "../server/serve.ts";
import { chromiumArguments, findBrowser } from "./browser.ts";
import { atRest } from "./frames.ts";
import { inItsFont } from "./react-start.ts";
import { everyPath, missingPath } from "./site-pages.ts";

const widths = [360, 768, 1280, 1920];
const paths = [...everyPath, missingPath];

interface State {
  name: string;
  path: string;
  only?: (width: number) => boolean;
  enter: (page: Page) => Promise<unknown>;
}

const states: State[] = [
  {
    name: "menu",
    path: "/crm",
    only: (width) => width >= 768,
    enter: (page) => page.getByRole("button", { name: "Soluciones" }).click(),
  },
  {
    name: "drawer",
    path: "/crm",
    only: (width) => width < 768,
    enter: (page) => page.getByRole("button", { name: "Abrir el menú" }).click(),
  },
  { name: "question", path: "/", enter: (page) => page.locator("summary").first().click() },
  { name: "scrolled", path: "/", enter: (page) => page.mouse.wheel(0, 700) },
  {
    name: "text-200",
    path: "/",
    enter: (page) => page.addStyleTag({ content: "html{font-size:200%}" }).catch(() => {}),
  },
  {
    name: "notice",
    path: "/hablemos",
    enter: async (page) => {
      await page.getByLabel("Nombre").fill("Ana Prueba");
      await page.getByLabel("Correo").fill("ana@ejemplo.com");
      await page.getByLabel("Teléfono").fill("+54 9 11 5555-1234");
      await page.getByLabel("Mensaje").fill("Hola");
      await page.getByRole("button", { name: "Enviar" }).click();
      await page.getByText("¡Gracias por tu interés!").waitFor();
    },
  },
];

const [pathWanted, widthWanted] = process.argv.slice(2);
const server = createSiteServer({ root: "build/site" });
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: chromiumArguments,
});
mkdirSync("shots", { recursive: true });

for (const width of widths) {
  if (widthWanted && Number(widthWanted) !== width) continue;
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 740 : 900 },
    bypassCSP: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const open = async (path: string) => {
    await page.goto(base + path);
    await inItsFont(page);
    // Pictures that load late are wanted too.
    await page.evaluate(async () => {
      for (const image of document.images) {
        image.loading = "eager";
        await image.decode().catch(() => {});
      }
    });
  };
  for (const path of paths) {
    if (pathWanted && pathWanted !== path) continue;
    await open(path);
    await page.addStyleTag({
      content: ".site-header{position:absolute!important}.booking-bar{position:static!important}",
    });
    const name = path === "/" ? "home" : path.slice(1);
    await page.screenshot({ path: `shots/${name}-${width}.png`, fullPage: true });
    console.info(`shots/${name}-${width}.png`);
  }
  for (const { name, path, only, enter } of states) {
    if ((pathWanted && pathWanted !== path) || (only && !only(width))) continue;
    await open(path);
    await enter(page);
    await atRest(page);
    await page.screenshot({
      path: `shots/state-${name}-${width}.png`,
      fullPage: name === "text-200" || name === "question",
    });
    console.info(`shots/state-${name}-${width}.png`);
  }
  await context.close();
}
await browser.close();
server.close();
