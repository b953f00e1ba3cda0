import type { Locator } from "@playwright/test";
import { ownAgendaPath } from "../src/content/contact-links.ts";
import { openAgendaPageWithClocks, waitForAgenda } from "./agenda-page.ts";
import { expect, test } from "./site-test.ts";

/** Expects that screenshots of a choice, with its focus outline, differ between these states. */
async function expectDifferentLooks(
  label: Locator,
  ...states: ("free" | "chosen" | "unavailable" | "focused")[]
) {
  await label.scrollIntoViewIfNeeded();
  const box = await label.boundingBox();
  if (!box) throw new Error("the choice is not shown");
  const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
  const stateByPicture = new Map<string, string>();
  for (const state of states) {
    await label.locator("input").evaluate((input: HTMLInputElement, wanted) => {
      Object.assign(input, { checked: wanted === "chosen", disabled: wanted === "unavailable" });
      if (wanted === "focused") input.focus({ focusVisible: true } as FocusOptions);
    }, state);
    const picture = (await label.page().screenshot({ clip })).toString("base64");
    expect(stateByPicture.get(picture), `the state that looks like ${state}`).toBeUndefined();
    stateByPicture.set(picture, state);
  }
}

for (const [name, settings] of [
  ["forced colours", { forcedColors: "active" }],
  ["more contrast in the dark scheme", { contrast: "more", colorScheme: "dark" }],
] as const)
  test(`with ${name} choices that are free, chosen and focused look different, the conversations on / as the agenda's half hours, of which also the unavailable ones`, {
    tag: "@fault",
  }, async ({ page }) => {
    await page.emulateMedia(settings);
    await page.goto("/");
    const chip = page.locator(".talk-chip").last();
    // Without the solution of AI agents there is no chat.
    if ((await chip.count()) > 0) await expectDifferentLooks(chip, "free", "chosen", "focused");
    // With a booking service the site has no agenda.
    if (!ownAgendaPath) return;
    await openAgendaPageWithClocks(page);
    await waitForAgenda(page);
    for (const kind of ["day", "time"]) {
      const free = page.locator(`input[name="${kind}"]:enabled:not(:checked)`).last();
      const label = page.locator(`label:has(input[value="${await free.inputValue()}"])`);
      await expectDifferentLooks(label, "free", "chosen", "unavailable", "focused");
    }
  });
