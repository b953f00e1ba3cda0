import { ownAgendaPath } from "../src/content/contact-links.ts";
import { openAgendaPageWithClocks, waitForAgenda } from "./agenda-page.ts";
import { expect, test } from "./site-test.ts";

for (const [name, settings] of [
  ["forced colours", { forcedColors: "active" }],
  ["more contrast in the dark scheme", { contrast: "more", colorScheme: "dark" }],
] as const)
  test(`with ${name} half hours that are free, chosen, unavailable and focused look different`, {
    tag: "@fault",
  }, async ({ page }) => {
    test.skip(!ownAgendaPath, "content/site.yaml names a booking service");
    await page.emulateMedia(settings);
    await openAgendaPageWithClocks(page);
    await waitForAgenda(page);
    const input = page.locator('input[name="time"]:enabled:not(:checked)').last();
    const label = page.locator(`label:has(input[value="${await input.inputValue()}"])`);
    await label.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await label.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // With room for the focus outline.
    const clip = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
    const pictures = new Set<string>();
    for (const [index, state] of ["free", "chosen", "unavailable", "focused"].entries()) {
      await label.locator("input").evaluate((element: HTMLInputElement, wanted) => {
        element.checked = wanted === "chosen";
        element.disabled = wanted === "unavailable";
        if (wanted === "focused") element.focus({ focusVisible: true } as FocusOptions);
      }, state);
      pictures.add((await page.screenshot({ clip })).toString("base64"));
      expect(pictures.size, `looks until ${state}`).toBe(index + 1);
    }
  });
