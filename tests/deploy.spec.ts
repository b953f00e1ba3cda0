import { careersPath } from "../src/content/careers-path.ts";
import { expectThanksMessageAndEmptyForm, fillForm, locateSubmitButton } from "./application.ts";
import { missingScriptPattern, reactFilePattern, reactStartStates, startReactOnForm } from "./react-start.ts";
import { noCareersSkipReason } from "./sample.ts";
import { expect, test } from "./site-test.ts";

for (const { when, withReact } of reactStartStates)
  test(`new version deployed while the form of /hablemos is open, ${when} → the job application is sent`, {
    tag: "@fault",
  }, async ({ page, browserConsole }) => {
    test.skip(!careersPath, noCareersSkipReason);
    browserConsole.allowFault(missingScriptPattern);
    browserConsole.allowFault(/did not load|ERR_FAILED/);
    let documents = 0;
    let missingScripts = withReact ? /^$/ : reactFilePattern;
    // The host has the scripts of the new version alone, which a page gets that loads again.
    await page.route("**/*", (route) => {
      const request = route.request();
      if (request.isNavigationRequest()) documents += 1;
      return documents === 1 && missingScripts.test(request.url())
        ? route.fulfill({ status: 404 })
        : route.fallback();
    });
    await page.goto("/hablemos");
    if (withReact) await startReactOnForm(page);
    await fillForm(page);
    missingScripts = /\.js\b/;
    await locateSubmitButton(page).click();
    await expectThanksMessageAndEmptyForm(page);
    expect(documents, "documents loaded").toBe(withReact ? 1 : 2);
  });
