/** `npx node tests/engines/visits.ts firefox` or `webkit`: what most visitors do, on an installed engine other than Chromium. */
import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import { after, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { builtSiteFolder } from "../../deploy/site-folder.ts";
import { createSiteServer } from "../../server/serve.ts";
import { listenOnFreePort } from "../listen.ts";
import { createDisposableTemporaryFolder } from "../temporary-folder.ts";
import { startFirefox, startWebkit } from "./windows.ts";

const window = await (process.argv[2] === "firefox" ? startFirefox() : startWebkit());
const plainSite = createDisposableTemporaryFolder();
cpSync(builtSiteFolder, plainSite.path, { recursive: true, filter: (path) => !/\.js(\.\w+)?$/.test(path) });
const servers = [builtSiteFolder, plainSite.path].map((root) => createSiteServer({ root }));
const [origin, originWithoutScripts] = await Promise.all(servers.map(listenOnFreePort));
after(async () => {
  await window.end();
  for (const server of servers) server.close().closeAllConnections();
  plainSite.remove();
});

/** Waits until a function that runs in the page returns what is expected; while a page loads, scripts may fail. */
async function expectInPage(expected: unknown, script: (text: string) => unknown, text?: string) {
  const end = performance.now() + 10_000;
  for (;;) {
    try {
      assert.deepEqual(await window.run(script, text), expected);
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(50);
    }
  }
}

/** Waits until so many links of a part are in view. */
const expectLinks = (count: number, part: string) =>
  expectInPage(
    count,
    (inside) =>
      [...document.querySelectorAll(`${inside} a`)].filter((link) => {
        const { left, right, width } = link.getBoundingClientRect();
        const isVisible = link.checkVisibility({ visibilityProperty: true });
        return isVisible && width > 200 && left >= 0 && right <= innerWidth;
      }).length,
    part,
  );

/** Waits until the page with this path has loaded, with one heading. */
const expectPage = (path: string) =>
  expectInPage([path, 1, "complete"], () => [
    location.pathname,
    document.querySelectorAll("h1").length,
    document.readyState,
  ]);

for (const [site, scripts] of [
  [origin, "with"],
  [originWithoutScripts, "without"],
] as const) {
  test(`${scripts} scripts menu and drawer open, close and lead to a page`, async () => {
    await window.open(`${site}/sobre-nosotros`, 1280);
    // Without scripts the menu stays open under the pointer.
    for (const count of scripts === "with" ? [4, 0, 4] : [4]) {
      await window.click(".solutions button");
      await expectLinks(count, "#soluciones");
    }
    await window.click('#soluciones a[href="/crm"]');
    await expectPage("/crm");
    await window.open(`${site}/crm`, 500);
    // Before Safari 26.2 the drawer's button needs the script.
    if (scripts === "without" && !(await window.run(() => "command" in HTMLButtonElement.prototype))) return;
    for (const close of [".drawer button", '.drawer a[href="/hablemos"]']) {
      await window.click(".drawer-button");
      await expectLinks(10, "dialog[open]");
      await window.click(close);
      await expectLinks(0, "dialog[open]");
    }
    await expectPage("/hablemos");
  });

  test(`${scripts} scripts a question of / opens and closes the one that was open`, async () => {
    await window.open(`${site}/`, 1280);
    for (const index of [0, 2, 1]) {
      await window.click(`details:nth-of-type(${index + 1}) summary`);
      await expectInPage([index], () =>
        [...document.querySelectorAll("details")].flatMap(({ open }, at) => (open ? at : [])),
      );
    }
  });
}

test("the form of /hablemos refuses an invalid mail, keeps its draft over a reload, and is empty after it is sent", async () => {
  await window.open(`${origin}/hablemos`, 500);
  const readValues = () =>
    [...document.querySelectorAll<HTMLInputElement>("form [name]")].map(({ value }) => value);
  for (const name of ["name", "phone", "message", "email"]) await window.type(`[name="${name}"]`, "ana");
  await window.click("form [type=submit]");
  await expectInPage("email", () => document.activeElement?.getAttribute("name"));
  await window.type('[name="email"]', "@ejemplo.com");
  await window.run(() => location.reload());
  await expectInPage("reload", () => performance.getEntriesByType("navigation")[0]?.toJSON().type);
  await expectInPage(["ana", "ana@ejemplo.com", "ana", "ana"], readValues);
  await window.click("form [type=submit]");
  await expectInPage(true, () =>
    document.querySelector("form [role=status]")?.textContent?.includes("¡Gracias por tu interés!"),
  );
  await expectInPage(["", "", "", ""], readValues);
});

test("the hour that is chosen in the agenda is shown, and stands in the message for WhatsApp", async () => {
  await window.open(`${origin}/agenda`, 1280);
  await expectInPage(true, () => "running" in document.body.dataset);
  await window.click("label:has(input[name=time]:enabled)");
  await expectInPage([true, true], () => {
    const input = document.querySelector<HTMLInputElement>("input[name=time]:checked");
    // The message has the firm's hour; the page shows the visitor's own.
    const [own = "-"] = /\d+:\d+/.exec(input?.closest("label")?.textContent ?? "") ?? [];
    const firm = input?.value.replace(/^0/, "") ?? "-";
    const link = document.querySelector<HTMLAnchorElement>('[data-agenda="request"] a[href*="wa.me"]');
    const shown = document.querySelector('[data-agenda="half-hour"]')?.textContent ?? "";
    return [shown.includes(own), decodeURIComponent(link?.href ?? "").includes(firm)];
  });
});

test("Back shows the page that was left where it was scrolled to, with its drawer closed", async () => {
  await window.open(`${origin}/`, 500);
  await window.click(".drawer-button");
  await expectLinks(10, "dialog[open]");
  await window.click('.drawer a[href="/crm"]');
  await expectPage("/crm");
  const leftAt = await window.run(() => {
    document.querySelector("footer")?.scrollIntoView({ block: "center", behavior: "instant" });
    return scrollY;
  });
  await window.click('footer a[href="/sobre-nosotros"]');
  await expectPage("/sobre-nosotros");
  await window.run(() => history.back());
  await expectPage("/crm");
  await expectInPage(leftAt, () => scrollY);
  await window.run(() => history.back());
  await expectPage("/");
  await expectLinks(0, "dialog[open]");
});
