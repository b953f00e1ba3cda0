/** `npx node tests/engines/visits.ts firefox` or `webkit`: what most visitors do, on an installed engine other than Chromium. */
import "../exit-without-built-site.ts";
import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import { after, test } from "node:test";
import { builtSiteFolder } from "../../deploy/site-folder.ts";
import { createSiteServer } from "../../server/serve.ts";
import { listenOnFreePort } from "../listen.ts";
import { createDisposableTemporaryFolder } from "../temporary-folder.ts";
import { retry, startFirefox, startWebkit } from "./windows.ts";

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

/** Waits until a function that runs in the page returns what is expected. */
const expectInPage = (expected: unknown, script: (text: string) => unknown, text?: string) =>
  retry(async () => assert.deepEqual(await window.run(script, text), expected));

/** Waits until the page with this address has loaded. */
const expectPage = (address: string) =>
  expectInPage([address, "complete"], () => [location.href, document.readyState]);

/** Opens another page than the one that is open. */
async function open(address: string, width: number) {
  await window.resize(width);
  await window.run((to) => location.assign(to), address);
  await expectPage(address);
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

for (const [site, scripts] of [
  [origin, "with"],
  [originWithoutScripts, "without"],
] as const) {
  test(`${scripts} scripts menu and drawer open, close and lead to a page, and Back leads to where it was scrolled to`, async () => {
    await open(`${site}/sobre-nosotros`, 1280);
    // Without scripts the menu stays open under the pointer.
    for (const count of scripts === "with" ? [4, 0, 4] : [4]) {
      await window.click(".solutions button");
      await expectLinks(count, "#soluciones");
    }
    await window.click('#soluciones a[href="/crm"]');
    await expectPage(`${site}/crm`);
    await open(`${site}/kaseya`, 500);
    // Before Safari 26.2 the drawer's button needs the script.
    if (scripts === "without" && !(await window.run(() => "command" in HTMLButtonElement.prototype))) return;
    const leftAt = await window.run(() => {
      document.querySelector("footer")?.scrollIntoView({ block: "center", behavior: "instant" });
      return Math.round(scrollY);
    });
    for (const close of [".drawer button", '.drawer a[href="/hablemos"]']) {
      await window.click(".drawer-button");
      await expectLinks(10, "dialog[open]");
      await window.click(close);
      await expectLinks(0, "dialog[open]");
    }
    await expectPage(`${site}/hablemos`);
    if (scripts === "without") return;
    await window.run(() => history.back());
    await expectPage(`${site}/kaseya`);
    await expectInPage(leftAt, () => Math.round(scrollY));
    await expectLinks(0, "dialog[open]");
  });

  test(`${scripts} scripts a question of / opens and closes the one that was open`, async () => {
    await open(`${site}/`, 1280);
    for (const index of [0, 2, 1]) {
      await window.click(`details:nth-of-type(${index + 1}) summary`);
      await expectInPage([index], () =>
        [...document.querySelectorAll("details")].flatMap(({ open }, at) => (open ? at : [])),
      );
    }
  });
}

test("the form of /hablemos refuses an invalid mail, keeps its draft over a reload, and is empty after it is sent", async () => {
  await open(`${origin}/hablemos`, 500);
  const expectValues = (expected: string) =>
    expectInPage(expected, () =>
      [...document.querySelectorAll<HTMLInputElement>("form [name]")].map(({ value }) => value).join(),
    );
  for (const name of ["name", "phone", "message", "email"]) await window.type(`[name="${name}"]`, "ana");
  await window.click("form [type=submit]");
  await expectInPage("email", () => document.activeElement?.getAttribute("name"));
  await window.type('[name="email"]', "@ejemplo.com");
  await window.run(() => location.reload());
  await expectInPage("reload", () => performance.getEntriesByType("navigation")[0]?.toJSON().type);
  await expectValues("ana,ana@ejemplo.com,ana,ana");
  await window.click("form [type=submit]");
  await expectInPage(true, () =>
    document.querySelector("form [role=status]")?.textContent?.includes("¡Gracias por tu interés!"),
  );
  await expectValues(",,,");
});

test("the hour that is chosen in the agenda is shown, and stands in the message for WhatsApp", async () => {
  await open(`${origin}/agenda`, 1280);
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
