import type { Locator } from "@playwright/test";
import { ownAgendaPath } from "#app/contact-links.ts";
import { navigation } from "#content/navigation";
import { openAgenda, waitForAgenda } from "./agenda-page.ts";
import { openPageWithFonts } from "./react-start.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** Sets the state of a choice and takes a screenshot of the choice with its focus outline. */
async function takeChoicePicture(label: Locator, state: string): Promise<string> {
  await label.locator("input").evaluate((input: HTMLInputElement, wanted) => {
    Object.assign(input, { checked: wanted === "chosen", disabled: wanted === "gone" });
    if (wanted === "focused") input.focus({ focusVisible: true } as FocusOptions);
  }, state);
  const box = await label.boundingBox();
  if (!box) throw new Error("the choice is not shown");
  const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
  return (await label.page().screenshot({ clip })).toString("base64");
}

/** Expects that a choice looks different in each of these states. */
async function expectDifferentLooks(label: Locator, ...states: string[]) {
  await label.scrollIntoViewIfNeeded();
  const stateByPicture = new Map<string, string>();
  for (const state of states) {
    const picture = await takeChoicePicture(label, state);
    expect(stateByPicture.get(picture), `the state that looks like ${state}`).toBeUndefined();
    stateByPicture.set(picture, state);
  }
}

for (const settings of [
  { forcedColors: "active", colorScheme: "light" },
  { forcedColors: "active", colorScheme: "dark" },
  { contrast: "more", colorScheme: "light" },
  { contrast: "more", colorScheme: "dark" },
] as const) {
  const name = Object.entries(settings)
    .map(([setting, value]) => `${setting}: ${value}`)
    .join(", ");

  test(`visitor's settings (${name}) → choices of the chat and the agenda look different in each state, and the menu marks the current page`, {
    tag: "@fault",
  }, async ({ page }) => {
    await page.emulateMedia({ ...settings, reducedMotion: "reduce" });
    await page.goto("/");
    const chip = page.locator(".talk-chip").last();
    // Without the solution of AI agents there is no chat.
    if ((await chip.count()) > 0) await expectDifferentLooks(chip, "free", "chosen", "focused");
    await openPageWithFonts(page, aSolutionPath);
    await page.getByRole("button", { name: navigation.solutions.label }).click();
    const item = page.locator(`#soluciones a[href="${aSolutionPath}"]`);
    await expect(item).toHaveAttribute("aria-current", "page");
    const picture = await item.screenshot();
    await item.evaluate((link) => link.removeAttribute("aria-current"));
    const isSame = (await item.screenshot()).equals(picture);
    expect(isSame, "the current page looks like the others").toBe(false);
    // With a booking service the site has no agenda.
    if (!ownAgendaPath) return;
    await openAgenda(page);
    await waitForAgenda(page);
    for (const kind of ["day", "time"]) {
      const free = page.locator(`input[name="${kind}"]:enabled:not(:checked)`).last();
      const label = page.locator(`label:has(input[value="${await free.inputValue()}"])`);
      await expectDifferentLooks(label, "free", "chosen", "gone", "focused");
    }
  });
}
