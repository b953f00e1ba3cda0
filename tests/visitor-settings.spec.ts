import type { Locator, Page } from "@playwright/test";
import { ownBookingPath } from "#app/contact-links.ts";
import { navigation } from "#content/navigation";
import { openAgenda } from "./agenda-page.ts";
import { expectSent, expectValues, send } from "./application.ts";
import { open } from "./react-start.ts";
import { aSolution, everyPath, pagePaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

// What visitors set in their system or say to it: the system's colours, larger text, voice.

const tag = "@fault";

/** Runs in the page: puts a radio button into a state: free, chosen or gone. */
function putInto(input: HTMLElement, state: string) {
  Object.assign(input, { checked: state === "chosen", disabled: state === "gone" });
}

/** @returns the states of a choice that look alike, each pair once */
async function alike(label: Locator, states: readonly string[]): Promise<string[]> {
  const input = label.locator("input");
  await label.scrollIntoViewIfNeeded();
  const box = await label.boundingBox();
  if (!box) throw new Error("the choice is not shown");
  // With the outline about it.
  const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
  const picture = async () => (await label.page().screenshot({ clip })).toString("base64");
  const pictures: [string, string][] = [];
  for (const state of states) {
    await input.evaluate(putInto, state);
    pictures.push([state, await picture()]);
  }
  await input.evaluate(putInto, "free");
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
  const name = Object.values(settings).join(", ");

  test(`the system's colours (${name}) → each day and hour shows whether it is free, chosen or gone`, {
    tag,
  }, async ({ page }) => {
    test.skip(!ownBookingPath, "site.config.ts names a booking service");
    await page.emulateMedia({ ...settings, reducedMotion: "reduce" });
    await openAgenda(page);
    await expect(page.locator("body")).toHaveAttribute("data-running");
    for (const of of ["day", "time"]) {
      const free = page.locator(`input[name="${of}"]:enabled:not(:checked)`).last();
      const label = page.locator(`label:has(input[value="${await free.inputValue()}"])`);
      expect(await alike(label, ["free", "chosen", "gone"]), of).toEqual([]);
    }
  });

  test(`the system's colours (${name}) → the chosen question of the first chat shows that it is chosen`, {
    tag,
  }, async ({ page }) => {
    await page.emulateMedia({ ...settings, reducedMotion: "reduce" });
    await page.goto("/");
    const chip = page.locator(".talk-chip").last();
    test.skip((await chip.count()) === 0, "the agents are not offered");
    expect(await alike(chip, ["free", "chosen"])).toEqual([]);
  });

  test(`the system's colours (${name}) → the menu shows the page that one is on`, { tag }, async ({
    page,
  }) => {
    await page.emulateMedia({ ...settings, reducedMotion: "reduce" });
    await open(page, aSolution);
    await page.getByRole("button", { name: navigation.solutions.label }).click();
    const item = page.locator(`#soluciones a[href="${aSolution}"]`);
    await expect(item).toHaveAttribute("aria-current", "page");
    const picture = await item.screenshot();
    await item.evaluate((link) => link.removeAttribute("aria-current"));
    expect((await item.screenshot()).equals(picture)).toBe(false);
  });
}

for (const path of everyPath)
  test(`text is twice as large at 320 px on ${path} → nothing lies beside the window`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.locator("html").evaluate((html) => {
      html.style.fontSize = "200%";
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  });

/** The visible links of a page: what one calls them, and where they lead. */
const linksOf = (page: Page) =>
  page.getByRole("link").evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility() && !link.closest("dialog:not([open])"))
      .map((link) => ({
        name: (link.ariaLabel ?? link.textContent ?? "").replace(/\s+/g, " ").trim().toLocaleLowerCase(),
        // What the address says besides is the topic of a meeting or the subject of a mail.
        to: (link as HTMLAnchorElement).href.replace(/\?.*/, ""),
        inMain: link.closest("main") !== null,
      })),
  );

for (const path of pagePaths)
  test(`a link of ${path} is called by its name → one place answers to it`, { tag }, async ({ page }) => {
    await open(page, path);
    const links = await linksOf(page);
    expect(links.length).toBeGreaterThan(5);
    for (const { name, to } of links)
      for (const other of links) expect(other.name === name ? other.to : to, name).toBe(to);
    // The header's is always in view.
    const booking = links.filter(
      ({ name, inMain }) => inMain && name === navigation.book.label.toLowerCase(),
    );
    expect(booking).toEqual([]);
  });

for (const shape of ["{}", '["nonsense"]', '{"utm_source":"x"}', '{"name":5,"email":{},"message":["x"]}'])
  test(`the tab's storage holds ${shape} → the form is sent as ever`, { tag }, async ({ page }) => {
    await page.addInitScript((text) => {
      for (const key of ["first-touch", "draft:application"]) sessionStorage[key] ??= text;
    }, shape);
    await page.goto("/hablemos");
    await expectValues(page, {});
    await send(page);
    await expectSent(page);
  });
