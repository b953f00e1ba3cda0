import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { createSiteServer } from "../server/serve.ts";
import { careersPath } from "../src/content/careers-path.ts";
import { expectThanksMessageAndEmptyForm, fillForm, locateSubmitButton } from "./application.ts";
import { readIsland } from "./island.ts";
import { listenOnFreePort } from "./listen.ts";
import { missingScriptPattern, reactStartStates, startReactOnForm } from "./react-start.ts";
import { noCareersSkipReason } from "./sample.ts";
import { expect, test } from "./site-test.ts";

/** Writes a copy of the built site that looks like a later build: every script has another name, and <body> an attribute. */
function writeLaterBuild(folder: string): void {
  cpSync(builtSiteFolder, folder, { recursive: true });
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
}

for (const { when, withReact } of reactStartStates)
  test(`new version deployed while the form of /hablemos is open, ${when} → the job application is sent`, {
    tag: "@fault",
  }, async ({ page, browserConsole }) => {
    test.skip(!careersPath, noCareersSkipReason);
    browserConsole.allowFault(missingScriptPattern);
    browserConsole.allowFault(/did not load|ERR_FAILED/);
    const { rendererUrl } = readIsland("/hablemos");
    if (!withReact)
      await page.route(
        ({ pathname }) => pathname === rendererUrl,
        (route) => route.abort(),
      );
    const folder = mkdtempSync(join(tmpdir(), "deploy-"));
    writeLaterBuild(folder);
    const later = createSiteServer({ root: folder });
    try {
      const origin = await listenOnFreePort(later);
      await page.goto("/hablemos");
      if (withReact) await startReactOnForm(page);
      await fillForm(page);
      const { origin: before } = new URL(page.url());
      // From now on every request to the page's origin gets the later build.
      await page.route(`${before}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: origin + pathname + search }) });
      });
      await locateSubmitButton(page).click();
      // A page whose React files no longer exist reloads as the later build, which sends the draft.
      await expectThanksMessageAndEmptyForm(page);
      if (!withReact) await expect(page.locator('body[data-build="next"]')).toBeAttached();
    } finally {
      later.close();
      rmSync(folder, { recursive: true });
    }
  });
