import type { Locator } from "@playwright/test";
import { ownAgendaPath } from "#app/contact-links.ts";
import { navigation } from "#content/navigation";
import { openAgenda, waitForAgenda } from "./agenda-page.ts";
import { openPageWithFonts } from "./react-start.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** Runs in the page: sets the state of a radio button: free, chosen or gone (disabled). */
function setRadioState(input: HTMLElement, state: string) {
  Object.assign(input, { checked: state === "chosen", disabled: state === "gone" });
}

/** @returns the pairs of states in which a choice looks the same */
async function findStatesThatLookEqual(label: Locator, states: readonly string[]): Promise<string[]> {
  const input = label.locator("input");
  await label.scrollIntoViewIfNeeded();
  const box = await label.boundingBox();
  if (!box) throw new Error("the choice is not shown");
  // The screenshot includes the outline.
  const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
  const picture = async () => (await label.page().screenshot({ clip })).toString("base64");
  const pictures: [string, string][] = [];
  for (const state of states) {
    await input.evaluate(setRadioState, state);
    pictures.push([state, await picture()]);
  }
  await input.evaluate(setRadioState, "free");
  await input.evaluate((element) => element.focus({ focusVisible: true } as FocusOptions));
  pictures.push(["focused", await picture()]);
  return pictures.flatMap(([state, one], index) =>
    pictures.slice(index + 1).flatMap(([other, same]) => (same === one ? [`${state} and ${other}`] : [])),
  );
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

  test(`the system's colours (${name}) → a choice of chat and agenda looks different in each of its states, and the menu marks the current page`, {
    tag: "@fault",
  }, async ({ page }) => {
    await page.emulateMedia({ ...settings, reducedMotion: "reduce" });
    await page.goto("/");
    const chip = page.locator(".talk-chip").last();
    // Without the solution of AI agents there is no chat.
    if ((await chip.count()) > 0) expect(await findStatesThatLookEqual(chip, ["free", "chosen"])).toEqual([]);
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
      expect(await findStatesThatLookEqual(label, ["free", "chosen", "gone"]), kind).toEqual([]);
    }
  });
}
