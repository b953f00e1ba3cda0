import type { Page } from "@playwright/test";
import { formatExampleAmount } from "#app/region.ts";
import { crm, crmPictureTexts } from "#content/crm";
import { openPageWithFonts } from "./react-start.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";
import { expect, test } from "./site-test.ts";

test.skip(!isSampleContent, sampleTestSkipReason);

const { pipeline } = crmPictureTexts;
const locatePipelineBoard = (page: Page) => page.getByRole("img", { name: pipeline.label });
const [firstStage] = pipeline.stages;
const wonStage = pipeline.stages.at(-1);
if (!firstStage || !wonStage) throw new Error("there are no stages");
const sumDealAmounts = (deals: readonly { amount: number }[]) =>
  deals.reduce((sum, { amount }) => sum + amount, 0);
const wonAmountBefore = formatExampleAmount(sumDealAmounts(wonStage.deals.filter(({ moved }) => !moved)));
const wonAmountAfter = formatExampleAmount(sumDealAmounts(wonStage.deals));

test("with reduced motion the sales board of /crm shows the sum with the won sale at once", async ({
  page,
}) => {
  await openPageWithFonts(page, "/crm");
  await expect(locatePipelineBoard(page).getByText(wonAmountAfter)).toHaveCSS("opacity", "1");
  await expect(locatePipelineBoard(page).getByText(wonAmountBefore)).toHaveCSS("opacity", "0");
  // Scroll-driven animations are not counted as motion.
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
  );
  expect(running).toBe(0);
});

test("with reduced motion hovering a tool in the list of /crm highlights the tool's field in the picture", async ({
  page,
}) => {
  await openPageWithFonts(page, "/crm");
  const rows = page.locator(".lit-row");
  await expect(rows).toHaveCount(crm.tools.groups.flatMap(({ list }) => list).length);
  const litFields = () =>
    page
      .locator(".lit-field")
      .evaluateAll((fields) =>
        fields.flatMap((field, index) =>
          getComputedStyle(field, "::before").opacity === "1" ? [index] : [],
        ),
      );
  // The row is at the lower edge of the window, where scrolling alone highlights no row.
  await rows.nth(2).evaluate((row) => row.scrollIntoView({ block: "end" }));
  await rows.nth(2).hover();
  await expect.poll(litFields).toContain(2);
});

test("on a phone the sales board of /crm scrolls sideways from its first to its last stage", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPageWithFonts(page, "/crm");
  const last = locatePipelineBoard(page).getByText(wonStage.name, { exact: true });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const first = locatePipelineBoard(page).getByText(firstStage.name, { exact: true });
  await expect(first).not.toBeInViewport();
  await locatePipelineBoard(page).evaluate((scroller) => scroller.scrollTo({ left: -scroller.scrollWidth }));
  await expect(first).toBeInViewport();
});

test("with motion the won sum on the sales board of /crm changes to include the moved sale", {
  tag: "@motion",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPageWithFonts(page, "/crm");
  await expect(locatePipelineBoard(page).getByText(wonAmountBefore)).toHaveCSS("opacity", "1");
  await expect(locatePipelineBoard(page).getByText(wonAmountAfter)).toHaveCSS("opacity", "1");
  await expect(locatePipelineBoard(page).getByText(wonAmountBefore)).toHaveCSS("opacity", "0");
});

test("the mail icon of /google-workspace reaches its end position, with motion and with reduced motion", {
  tag: "@motion",
}, async ({ page }) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await openPageWithFonts(page, "/google-workspace");
    await page.locator(".migration-steps").evaluate((steps) => steps.scrollIntoView({ block: "start" }));
    await expect(page.locator(".migration-mail"), reducedMotion).toHaveCSS("translate", /^(none|0px)/);
  }
});
