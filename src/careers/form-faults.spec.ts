import type { Page } from "@playwright/test";
import {
  expectNoApplicationStored,
  formTexts,
  locateForm,
  readMailText,
  testApplication,
} from "../../tests/application.ts";
import { findAxeViolations } from "../../tests/axe.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { waitForPaint } from "../../tests/frames.ts";
import { delayReactFiles, reactFiles, startReactOnForm } from "../../tests/react-start.ts";
import { noCareersSkipReason } from "../../tests/sample.ts";
import { careersPath } from "../../tests/shared-content.ts";

test.skip(!careersPath, noCareersSkipReason);

let form: ReturnType<typeof locateForm>;
test.beforeEach(({ page }) => {
  form = locateForm(page);
});

const waitForHydrationError = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => addEventListener("astro:hydration-error", () => resolve(1))));

test.describe("the form of /hablemos, when something fails", { tag: "@fault" }, () => {
  test("React is slow → after 5 s the form says so, and sends once React starts", async ({ page }) => {
    const releaseReact = await delayReactFiles(page);
    await page.goto("/hablemos");
    await page.clock.install();
    await form.send();
    await expect(page.getByText(formTexts.waiting)).toBeVisible();
    await expect(form.stalled).toBeHidden();
    await page.clock.fastForward(5000);
    await expect(form.stalled).toBeVisible();
    releaseReact();
    await form.expectThanks();
    await expect(form.stalled).toBeHidden();
  });

  for (const [fault, files, loadCount] of [
    ["React failed before the click", reactFiles, 2],
    ["React fails after the click", reactFiles, 2],
    ["no script of the page loads", /\/assets\/.*\.js/, 1],
  ] as const)
    test(`${fault} → the form says so and keeps its text`, async ({ page, browserConsole }) => {
      browserConsole.allowFault(/ERR_FAILED|astro-island/);
      const loads: Page[] = [];
      page.on("load", (loaded) => loads.push(loaded));
      await page.route(files, (route) => route.abort());
      await page.goto("/hablemos");
      const failure = fault === "React failed before the click" ? waitForHydrationError(page) : undefined;
      await form.fill();
      await failure;
      await form.button.click();
      await expect(form.stalled).toBeVisible();
      // After a deploy React's files have other names, which a reload brings.
      expect(loads).toHaveLength(loadCount);
      await expect(form.stalled.getByRole("link")).toHaveAttribute("href", /^mailto:/);
      await form.expectValues(testApplication);
      if (files !== reactFiles) return;
      await page.unroute(files);
      // Browsers may cache a failed import, so the second click reloads, too.
      await form.submitAndExpectThanks();
      await expectNoApplicationStored(page);
    });

  test("reload, Back, then a changed page → text and focus are kept", async ({ page, browserConsole }) => {
    browserConsole.allowFault(/React error #418/);
    const releaseReact = await delayReactFiles(page);
    await page.goto("/hablemos");
    await form.fill();
    await page.reload();
    await form.expectValues(testApplication);
    await page.goto("/sobre-nosotros");
    await page.goBack();
    await form.expectValues(testApplication);
    // As a browser extension does.
    await page.evaluate(() => {
      for (const place of document.querySelectorAll("form, form label, header, main, body")) {
        place.prepend(document.createElement("extension-first"));
        place.append(document.createElement("extension-last"));
      }
    });
    await form.field("name").fill("Ana");
    releaseReact();
    await startReactOnForm(page);
    await expect(form.field("name")).toBeFocused();
    await form.expectValues({ ...testApplication, name: "Ana" });
    await form.submitAndExpectThanks();
    await page.reload();
    await form.expectValues({});
  });

  test("form throws while it renders → an error screen, text kept", async ({ page, browserConsole }) => {
    browserConsole.allowFault(/null/);
    const releaseReact = await delayReactFiles(page);
    await page.goto("/hablemos");
    await page.locator("astro-island").evaluate((island) => {
      const props = JSON.parse(island.getAttribute("props") ?? "");
      // Astro writes each value with its type before it; 0 stands for a plain value.
      props.texts[1].delivery = [0, null];
      island.setAttribute("props", JSON.stringify(props));
      island.dispatchEvent(new Event("pointerover"));
    });
    await form.field("message").fill(testApplication.message);
    releaseReact();
    const island = page.locator("astro-island");
    await expect(island.getByRole("heading", { name: "Unexpected Application Error!" })).toBeFocused();
    await expect(island.getByText("null")).toBeVisible();
    for (const part of ["banner", "contentinfo"] as const) await expect(page.getByRole(part)).toBeVisible();
    const mailText = await readMailText(island.getByRole("link", { name: formTexts.failure.mail }));
    expect(mailText).toContain(testApplication.message);
    await expect(island.locator('a[href^="https://wa.me/"]')).toBeVisible();
    expect(await findAxeViolations(page, { selector: "main" })).toEqual([]);
    // An error screen that failed itself would be rendered and logged endlessly.
    await waitForPaint(page);
    expect(browserConsole.messages.filter((line) => line.includes("null"))).toHaveLength(1);
    await page.reload();
    await form.expectValues({ message: testApplication.message });
  });

  test("form throws after it was sent → thanks, empty after a reload", async ({ page, browserConsole }) => {
    browserConsole.allowFault(/on purpose/);
    await form.open();
    await page.evaluate(() => {
      const fail = () => {
        throw new Error("on purpose");
      };
      window.dataLayer = Object.assign([], { push: fail });
      // The thanks move the focus to themselves.
      HTMLDivElement.prototype.focus = () => {
        HTMLDivElement.prototype.focus = HTMLElement.prototype.focus;
        fail();
      };
    });
    await form.send();
    await expect(page.getByText(formTexts.sent.title)).toBeVisible();
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    await page.reload();
    await form.expectValues({});
  });
});
