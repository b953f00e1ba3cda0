import type { Page } from "@playwright/test";
import { locateAgenda, waitForAgenda } from "../../tests/agenda-page.ts";
import { locateForm } from "../../tests/application.ts";
import { readRecordedEvents, recordSiteEvents } from "../../tests/events.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { aSolutionPath } from "../../tests/paths.ts";
import { careersPath, navigationTexts, ownAgendaPath } from "../../tests/shared-content.ts";

const locateDrawer = (page: Page) => page.getByRole("dialog");
const openDrawer = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: navigationTexts.drawer.open }).click();
  await expect(locateDrawer(page)).toBeVisible();
};

async function sendForm(page: Page) {
  if (!careersPath) return;
  await page.goto(careersPath);
  const form = locateForm(page);
  await form.send();
  await form.expectThanks();
}

/** What a supported browser or that of iOS 15 lacks; how to remove it before the page's scripts; what a visitor still does. */
const missingFeatures: [name: string, remove: () => void, visit: (page: Page) => Promise<void>][] = [
  [
    "commandfor",
    () => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      // The browser itself must not act on the attribute either.
      const ignoreCommand = (event: Event) => {
        if ((event.target as Element).closest("[commandfor]")) event.preventDefault();
      };
      addEventListener("click", ignoreCommand, true);
    },
    async (page) => {
      await openDrawer(page);
      await locateDrawer(page).getByRole("button", { name: navigationTexts.drawer.close }).click();
      await expect(locateDrawer(page)).toBeHidden();
    },
  ],
  [
    "closedby",
    () => {
      Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
      addEventListener("DOMContentLoaded", () =>
        document.querySelector("dialog")?.removeAttribute("closedby"),
      );
    },
    async (page) => {
      await openDrawer(page);
      await page.mouse.click(20, 400);
      await expect(locateDrawer(page)).toBeHidden();
    },
  ],
  [
    "popover",
    () => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
      addEventListener("DOMContentLoaded", () => {
        for (const name of ["popover", "popovertarget"])
          document.querySelector(`.solutions [${name}]`)?.removeAttribute(name);
      });
    },
    async (page) => {
      await page.goto("/");
      const link = page.locator(`#soluciones a[href="${aSolutionPath}"]`);
      await expect(link).toBeHidden();
      await page.getByRole("banner").getByRole("button", { name: navigationTexts.solutions.label }).hover();
      await link.click();
      await expect(page).toHaveURL(aSolutionPath);
    },
  ],
  [
    "new CSSStyleSheet and transitions between documents",
    () => {
      Reflect.deleteProperty(window, "onpageswap");
      window.CSSStyleSheet = new Proxy(CSSStyleSheet, {
        construct() {
          throw new TypeError("Illegal constructor");
        },
      });
    },
    async (page) => {
      await recordSiteEvents(page);
      await page.goto("/");
      await page.locator('footer a[href^="mailto:"]').first().click();
      expect(await readRecordedEvents(page)).toContainEqual(expect.objectContaining({ event: "site_mail" }));
    },
  ],
  [
    "Array.prototype.at",
    () => void Reflect.deleteProperty(Array.prototype, "at"),
    async (page) => {
      if (!ownAgendaPath) return;
      // A date that is over: the agenda compares it with its first and last day.
      await page.goto(`${ownAgendaPath}?cuando=2026-01-05T10:00`);
      await waitForAgenda(page);
      await expect(locateAgenda(page).unofferedNotice).not.toBeEmpty();
    },
  ],
  ["requestIdleCallback", () => void Reflect.deleteProperty(window, "requestIdleCallback"), sendForm],
  ["Trusted Types", () => void Reflect.deleteProperty(window, "trustedTypes"), sendForm],
];

for (const [name, remove, visit] of missingFeatures)
  test(`without ${name} → menus, agenda and form work`, { tag: "@fault" }, async ({ page }) => {
    await page.addInitScript(remove);
    await visit(page);
  });
