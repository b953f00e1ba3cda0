import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { about } from "#app/content/about.ts";
import { careers } from "#app/content/careers.ts";
import { home } from "#app/content/home.ts";
import { kaseya } from "#app/content/kaseya.ts";
import { createSiteServer } from "../server/serve.ts";
import { expectOnePage, footerLink, startReact } from "./react-start.ts";
import { expect, test } from "./site-test.ts";

const builtSite = "build/site";

/** The site as another build would have written it: every script under another name, its first heading changed. */
function anotherBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  cpSync(builtSite, folder, { recursive: true });
  const assets = join(folder, "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const renamed = (text: string) =>
    scripts.reduce((all, name) => all.replaceAll(name, name.replace(/\.js$/, "-next.js")), text);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (/\.(br|gz)$/.test(entry.name)) rmSync(path);
    else if (/\.(html|js)$/.test(entry.name)) {
      const text = renamed(readFileSync(path, "utf8"));
      writeFileSync(path, text.replace("<body>", '<body data-build="next">'));
    }
  }
  for (const name of scripts) renameSync(join(assets, name), join(assets, name.replace(/\.js$/, "-next.js")));
  return folder;
}

let next: string;
let server: Server;
let origin: string;

const listen = (root: string, port: number) =>
  new Promise<Server>((resolve) => {
    const started = createSiteServer({ root });
    started.listen(port, "127.0.0.1", () => resolve(started));
  });

/** Takes the new build in place of the old one, under the same address. */
async function deploy() {
  const { port } = server.address() as AddressInfo;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  server = await listen(next, port);
}

test.beforeAll(() => {
  next = anotherBuild();
});
test.afterAll(() => rmSync(next, { recursive: true }));

test.beforeEach(async () => {
  server = await listen(builtSite, 0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const isNext = (page: Page) => expect(page.locator('body[data-build="next"]')).toBeAttached();

for (const withReact of [true, false]) {
  const way = withReact ? "with React" : "before React";
  test(`deploy under an open page, ${way} → its links load the new pages, once`, { tag: "@fault" }, async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(
      /status of 404|Error loading route module|dynamically imported module|did not load/,
    );
    await page.goto(`${origin}/sobre-nosotros`);
    if (withReact) await startReact(page);
    await page.waitForLoadState("networkidle");
    await deploy();
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await footerLink(page, "/kaseya").click();
    await expectOnePage(page, { path: `${origin}/kaseya`, title: kaseya.opening.title });
    await isNext(page);
    expect(documents).toEqual(["/kaseya"]);
    await page.goBack();
    await expectOnePage(page, { path: `${origin}/sobre-nosotros`, title: about.history.title });
    await startReact(page).catch(() => {});
    await footerLink(page, "/").or(page.locator('header a[href="/"]')).first().click();
    await expectOnePage(page, { path: `${origin}/`, title: home.opening.title });
  });

  test(`deploy under an open form, ${way} → the application is sent`, { tag: "@fault" }, async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(/status of 404|dynamically imported module|did not load/);
    if (!withReact) await page.route(/\/assets\/start-.*(?<!-next)\.js$/, (route) => route.abort());
    browserConsole.expectFault(/ERR_FAILED/);
    await page.goto(`${origin}/hablemos`);
    if (withReact) await startReact(page);
    for (const field of await page.locator("form").getByRole("textbox").all())
      await field.fill("a@ejemplo.com");
    await deploy();
    await page.locator('form [type="submit"]').click();
    // Where React's files are gone, the new page sends what was kept of the old one.
    await expect(page.locator("form").getByText(careers.form.sent.title)).toBeVisible();
    if (!withReact) await isNext(page);
  });
}
