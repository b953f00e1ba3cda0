import { careers } from "#content/careers";
import { careersPath } from "../app/careers-path.ts";
import { readPageHeading } from "./built-site.ts";
import { expectCompletePage, locateFooterLink, reactStartStates, startReactOnForm } from "./react-start.ts";
import { noCareersSkipReason } from "./sample.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** Changes the page as a browser's translation does: wraps every text in new elements, except the texts of scripts. */
function changePageLikeTranslator() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement instanceof HTMLScriptElement) continue;
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    font.firstElementChild?.append(`«${text.data}»`);
    text.replaceWith(font);
  }
  document.documentElement.lang = "en";
  document.documentElement.classList.add("translated-ltr");
}

/**
 * Changes the page as browser extensions do: adds attributes to the document, and nodes to the form, the header and both
 * ends of the body.
 */
function changePageLikeExtension() {
  document.documentElement.setAttribute("data-extension", "1");
  document.body.setAttribute("cz-shortcut-listen", "true");
  for (const place of document.querySelectorAll("form, form label, header, header nav, main, body")) {
    place.prepend(document.createElement("extension-first"));
    place.append(document.createElement("extension-last"));
  }
  for (const field of document.querySelectorAll("input, textarea")) field.setAttribute("data-extension", "1");
}

const formPage = { path: "/hablemos", title: careers.opening.title };
const typedEmail = "ana@ejemplo.com";

for (const [change, changePage] of [
  ["translated by the browser", changePageLikeTranslator],
  ["changed by an extension", changePageLikeExtension],
] as const)
  for (const { when, withReact } of reactStartStates)
    test(`/hablemos ${change} ${when} → the form keeps the typed text and sends it, and then a link and Back work`, {
      tag: "@fault",
    }, async ({ page, browserConsole }) => {
      test.skip(!careersPath, noCareersSkipReason);
      // React logs a hydration error, because the page differs from what it renders, and renders the page again.
      if (!withReact) browserConsole.expectFault(/React error #418/);
      await page.goto(formPage.path);
      const fields = page.locator("form").locator("input:visible, textarea:visible");
      if (withReact) await startReactOnForm(page);
      else await page.evaluate(changePage);
      if (!withReact && changePage === changePageLikeExtension) {
        await fields.first().fill(typedEmail);
        await startReactOnForm(page);
        // React has rendered the form again and restored the focus.
        await expect(fields.first()).toBeFocused();
        // Without the attribute data-form the form would say that it does not respond.
        await expect(page.locator("html")).toHaveAttribute("data-form");
      }
      for (const field of await fields.all()) await field.fill(typedEmail);
      if (withReact) await page.evaluate(changePage);
      else if (changePage === changePageLikeTranslator) {
        // React would replace the translation by the original text, so it starts only when the form is sent.
        await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
        await expect(page.locator("h1 font").first()).toBeVisible();
      }

      for (const field of await fields.all()) await expect(field).toHaveValue(typedEmail);
      await page.locator('form [type="submit"]').click();
      await expect(page.locator("form").getByText(careers.form.sent.title)).toBeVisible();
      await expectCompletePage(page, formPage);
      await locateFooterLink(page, aSolutionPath).click();
      await expectCompletePage(page, { path: aSolutionPath, title: readPageHeading(aSolutionPath) });
      await page.goBack();
      await expectCompletePage(page, formPage);
    });
