import type { Page } from "@playwright/test";
import { careers } from "#content/careers";
import { headingOf } from "./built-site.ts";
import { expectOnePage, footerLink, open, startReact } from "./react-start.ts";
import { aSolution } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** What a browser's translation does: every text in an element of its own. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim()) continue;
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    font.firstElementChild?.append(`«${text.data}»`);
    text.replaceWith(font);
  }
  document.documentElement.lang = "en";
  document.documentElement.classList.add("translated-ltr");
}

/** What extensions do: attributes on the document, nodes in form, header and at the ends of the body. */
function extend() {
  document.documentElement.setAttribute("data-extension", "1");
  document.body.setAttribute("cz-shortcut-listen", "true");
  for (const place of document.querySelectorAll("form, form label, header, header nav, main, body")) {
    place.prepend(document.createElement("extension-first"));
    place.append(document.createElement("extension-last"));
  }
  for (const field of document.querySelectorAll("input, textarea")) field.setAttribute("data-extension", "1");
}

const form = { path: "/hablemos", title: careers.opening.title };
const next = { path: aSolution, title: headingOf(aSolution) };
const written = "ana@ejemplo.com";
const fields = (page: Page) => page.locator("form").locator("input:visible, textarea:visible");

async function write(page: Page) {
  for (const field of await fields(page).all()) await field.fill(written);
}

async function expectSentAndOnward(page: Page) {
  for (const field of await fields(page).all()) await expect(field).toHaveValue(written);
  await page.locator('form [type="submit"]').click();
  await expect(page.locator("form").getByText(careers.form.sent.title)).toBeVisible();
  await expectOnePage(page, form);
  await footerLink(page, aSolution).click();
  await expectOnePage(page, next);
  await page.goBack();
  await expectOnePage(page, form);
}

for (const [meddling, meddle] of [
  ["translated", translate],
  ["extended", extend],
] as const) {
  test(`page ${meddling} before React → keeps what is typed, sends it and leads on`, {
    tag: "@fault",
  }, async ({ page, browserConsole }) => {
    // React says that it found another page than it wrote, and writes its own.
    browserConsole.expectFault(/React error #418/);
    await page.goto("/hablemos");
    await page.evaluate(meddle);
    if (meddling === "extended") {
      const first = fields(page).first();
      await first.fill(written);
      await startReact(page);
      // React has built the form anew.
      await expect(first).toBeFocused();
    }
    await write(page);
    if (meddling === "translated") {
      // React would bring the original back: it comes only where it must.
      await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
      await expect(page.locator("h1 font").first()).toBeVisible();
    }
    await expectSentAndOnward(page);
  });

  test(`page ${meddling} with React → keeps what is typed, sends it and leads on`, { tag: "@fault" }, async ({
    page,
  }) => {
    await open(page, "/hablemos", { withReact: true });
    await write(page);
    await page.evaluate(meddle);
    await expectSentAndOnward(page);
  });
}
