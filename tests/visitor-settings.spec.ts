import type { Locator, Page } from "@playwright/test";
import { ownAgendaPath } from "#app/contact-links.ts";
import { navigation } from "#content/navigation";
import { openAgenda, waitForAgenda } from "./agenda-page.ts";
import { expectFieldValues, expectThanksMessage, sendForm } from "./application.ts";
import { openPageWithFonts } from "./react-start.ts";
import { allPagePaths, aSolutionPath, pathsWithHeaderAndFooter } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

// Settings of the visitor's system: colours, larger text, voice control.

const faultTag = "@fault";

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
    tag: faultTag,
  }, async ({ page }) => {
    await page.emulateMedia({ ...settings, reducedMotion: "reduce" });
    await test.step("a choice of the opening's chat looks different when free, chosen and focused", async () => {
      await page.goto("/");
      const chip = page.locator(".talk-chip").last();
      // Without the solution of AI agents there is no chat.
      if ((await chip.count()) > 0)
        expect(await findStatesThatLookEqual(chip, ["free", "chosen"])).toEqual([]);
    });
    await test.step("the current page looks different in the menu", async () => {
      await openPageWithFonts(page, aSolutionPath);
      await page.getByRole("button", { name: navigation.solutions.label }).click();
      const item = page.locator(`#soluciones a[href="${aSolutionPath}"]`);
      await expect(item).toHaveAttribute("aria-current", "page");
      const picture = await item.screenshot();
      await item.evaluate((link) => link.removeAttribute("aria-current"));
      const isSame = (await item.screenshot()).equals(picture);
      expect(isSame, "the current page looks like the others").toBe(false);
    });
    // With a booking service the site has no agenda.
    if (!ownAgendaPath) return;
    await test.step("a day and an hour of the agenda look different when free, chosen, unavailable and focused", async () => {
      await openAgenda(page);
      await waitForAgenda(page);
      for (const kind of ["day", "time"]) {
        const free = page.locator(`input[name="${kind}"]:enabled:not(:checked)`).last();
        const label = page.locator(`label:has(input[value="${await free.inputValue()}"])`);
        expect(await findStatesThatLookEqual(label, ["free", "chosen", "gone"]), kind).toEqual([]);
      }
    });
  });
}

test("text is twice as large at 320 px → no page scrolls sideways", { tag: faultTag }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of allPagePaths) {
    await page.goto(path);
    await page.locator("html").evaluate((html) => {
      html.style.fontSize = "200%";
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(320);
  }
});

/** The visible links of a page, each with its accessible name and its address. */
const listVisibleLinks = (page: Page) =>
  page.getByRole("link").evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility() && !link.closest("dialog:not([open])"))
      .map((link) => ({
        name: (link.ariaLabel ?? link.textContent ?? "").replace(/\s+/g, " ").trim().toLocaleLowerCase(),
        // Without the query, which is the topic of a meeting or the subject of a mail.
        to: (link as HTMLAnchorElement).href.replace(/\?.*/, ""),
        inMain: link.closest("main") !== null,
      })),
  );

test("a visitor uses voice control and speaks the name of a link → on every page links with the same name lead to one address", {
  tag: faultTag,
}, async ({ page }) => {
  for (const path of pathsWithHeaderAndFooter)
    await test.step(`on ${path} links with the same name lead to one address`, async () => {
      await openPageWithFonts(page, path);
      const links = await listVisibleLinks(page);
      expect(links.length).toBeGreaterThan(5);
      for (const { name, to } of links)
        for (const other of links) expect(other.name === name ? other.to : to, `${path}: ${name}`).toBe(to);
      // The header's booking link is always in view.
      const booking = links.filter(
        ({ name, inMain }) => inMain && name === navigation.book.label.toLowerCase(),
      );
      expect(booking, path).toEqual([]);
    });
});

test("session storage has values with an unexpected shape → the form of /hablemos is empty and is sent as usual", {
  tag: faultTag,
}, async ({ context }) => {
  for (const stored of ["{}", '["nonsense"]', '{"utm_source":"x"}', '{"name":5,"email":{},"message":["x"]}'])
    await test.step(`with ${stored} in session storage the form is sent`, async () => {
      const tab = await context.newPage();
      await tab.addInitScript((text) => {
        for (const key of ["first-touch", "draft:application"]) sessionStorage[key] ??= text;
      }, stored);
      await tab.goto("/hablemos");
      await expectFieldValues(tab, {});
      await sendForm(tab);
      await expectThanksMessage(tab);
      await tab.close();
    });
});
