import { locateForm } from "../../tests/application.ts";
import { aSolutionPath } from "../../tests/site-pages.ts";
import { expect, phoneWindow, test } from "../../tests/site-test.ts";
import { careersPage } from "../content/pages/careers-path.ts";
import { navigation } from "../content/pages/navigation.ts";
import { read } from "../site-content.ts";

const careersPath = read(careersPage);
const navigationTexts = read(navigation);

/** Runs in the page before its scripts: removes features that the oldest supported Safari lacks (docs/browsers.md). */
function removeNewBrowserFeatures() {
  Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
  Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
  for (const name of ["trustedTypes", "requestIdleCallback"]) Reflect.deleteProperty(window, name);
  // The browser itself must not act on the attributes closedby and commandfor either.
  addEventListener("DOMContentLoaded", () => {
    for (const dialog of document.querySelectorAll("dialog")) dialog.removeAttribute("closedby");
  });
  const ignoreCommand = (event: Event) => {
    if ((event.target as Element).closest("[commandfor]")) event.preventDefault();
  };
  addEventListener("click", ignoreCommand, true);
}

for (const isPhone of [true, false])
  test.describe(isPhone ? "in a narrow window" : "in a wide window", () => {
    if (isPhone) test.use(phoneWindow);

    test("oldest supported Safari → menus and form work", { tag: "@fault" }, async ({ page }) => {
      await page.addInitScript(removeNewBrowserFeatures);
      await page.goto("/");
      if (isPhone) {
        const drawer = page.getByRole("dialog");
        for (const close of [
          () => drawer.getByRole("button", { name: navigationTexts.drawer.close }).click(),
          () => page.mouse.click(20, 400),
          () => drawer.locator(`a[href="${aSolutionPath}"]`).click(),
        ]) {
          await page.getByRole("button", { name: navigationTexts.drawer.open }).click();
          await expect(drawer).toBeVisible();
          await close();
          await expect(drawer).toBeHidden();
        }
      } else {
        await page.getByRole("banner").getByRole("button", { name: navigationTexts.solutions.label }).click();
        await page.locator(`#soluciones a[href="${aSolutionPath}"]`).click();
      }
      await expect(page).toHaveURL(aSolutionPath);
      if (!careersPath) return;
      await page.goto(careersPath);
      const form = locateForm(page);
      await form.send();
      await form.expectThanks();
    });
  });
