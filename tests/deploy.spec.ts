import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { about } from "#content/about";
import { home } from "#content/home";
import { expectThanksMessage, fillForm, locateSubmitButton } from "./application.ts";
import { readPageHeading } from "./built-site.ts";
import { type RunningHost, testHosts } from "./hosts/hosts.ts";
import { listenOnFreePort } from "./listen.ts";
import {
  expectCompletePage,
  locateFooterLink,
  missingScriptPattern,
  reactStartStates,
  startReactOnForm,
} from "./react-start.ts";
import { anotherSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const builtSiteFolder = "build/site";

/** Writes the site into a folder as a later build: every script has another name, and the body has an attribute. */
function writeLaterBuild(within: string): string {
  const folder = join(within, "next");
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
  return folder;
}

/** A proxy for two hosts: `turnTo` closes all connections and forwards new ones to the given host. */
class Gate {
  #port = 0;
  readonly #open = new Set<Socket>();
  readonly #server = createServer((visitor) => {
    const host = connect(this.#port, "127.0.0.1");
    for (const [from, to] of [
      [visitor, host],
      [host, visitor],
    ] as const) {
      this.#open.add(from);
      from.on("error", () => to.destroy()).on("close", () => this.#open.delete(from));
      from.pipe(to);
    }
  });

  /** @returns the origin of the proxy */
  open(): Promise<string> {
    return listenOnFreePort(this.#server);
  }

  turnTo({ origin }: { origin: string }): void {
    this.#port = Number(new URL(origin).port);
    for (const socket of this.#open) socket.destroy();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
  }
}

const expectLaterBuild = (page: Page) => expect(page.locator('body[data-build="next"]')).toBeAttached();

for (const host of testHosts.filter(({ name }) => ["Node", "workerd"].includes(name))) {
  test.describe(host.name, () => {
    // All tests run in one worker, because workerd takes seconds to start.
    test.describe.configure({ mode: "default" });
    const missing = host.missing();
    test.skip(missing !== undefined, `${host.name} is not installed. To get it: ${missing}`);

    let folder: string;
    let before: RunningHost;
    let after: RunningHost;
    let gate: Gate;
    let origin: string;
    /** Replaces the old build by the new one, at the same address. */
    const deploy = () => gate.turnTo(after);

    test.beforeAll(async () => {
      test.setTimeout(60_000);
      folder = mkdtempSync(join(tmpdir(), "deploy-"));
      const start = (site: string, name: string) => {
        const scratch = join(folder, name);
        mkdirSync(scratch);
        return host.start(site, scratch);
      };
      [before, after] = await Promise.all([
        start(builtSiteFolder, "before"),
        start(writeLaterBuild(folder), "after"),
      ]);
    });
    test.afterAll(async () => {
      await Promise.all([before?.stop(), after?.stop()]);
      rmSync(folder, { recursive: true });
    });

    test.beforeEach(async () => {
      gate = new Gate();
      origin = await gate.open();
      gate.turnTo(before);
    });
    test.afterEach(() => gate.close());

    test(`deploy on ${host.name} while a page is open → its links load the new pages, once`, {
      tag: "@fault",
    }, async ({ page }) => {
      // Without speculation rules: a page prerendered before the click would fire no event after it.
      await page.route("**/speculation-rules.json", (route) =>
        route.fulfill({ contentType: "application/speculationrules+json", body: "{}" }),
      );
      await page.goto(`${origin}/sobre-nosotros`);
      deploy();
      const documents: string[] = [];
      page.on("domcontentloaded", () => documents.push(new URL(page.url()).pathname));
      await locateFooterLink(page, anotherSolutionPath).click();
      await expectCompletePage(page, {
        path: origin + anotherSolutionPath,
        title: readPageHeading(anotherSolutionPath),
      });
      await expectLaterBuild(page);
      expect(documents).toEqual([anotherSolutionPath]);
      await page.goBack();
      await expectCompletePage(page, { path: `${origin}/sobre-nosotros`, title: about.history.title });
      await locateFooterLink(page, "/").or(page.locator('header a[href="/"]')).first().click();
      await expectCompletePage(page, { path: `${origin}/`, title: home.opening.title });
    });

    for (const { way, withReact } of reactStartStates) {
      test(`deploy on ${host.name} while the form is open, ${way} → the application is sent`, {
        tag: "@fault",
      }, async ({ page, browserConsole }) => {
        browserConsole.expectFault(missingScriptPattern);
        browserConsole.expectFault(/did not load|ERR_FAILED/);
        if (!withReact) await page.route(/\/assets\/start-.*(?<!-next)\.js$/, (route) => route.abort());
        await page.goto(`${origin}/hablemos`);
        if (withReact) await startReactOnForm(page);
        await fillForm(page);
        deploy();
        await locateSubmitButton(page).click();
        // When React's old files no longer exist, the new page sends the draft of the old page.
        await expectThanksMessage(page);
        if (!withReact) await expectLaterBuild(page);
      });
    }
  });
}
