import { expect, test, testCalendarText } from "../../tests/fixtures.ts";
import { anotherSolutionPath, aSolutionPath, solutionPaths } from "../../tests/paths.ts";
import {
  careersPath,
  homePageTexts,
  navigationTexts,
  nextHalfHour,
  ownAgendaPath,
  site,
} from "../../tests/shared-content.ts";
import { careersWords } from "../careers/words.ts";
import { read } from "../site-content.ts";

const careersPageTexts = read(careersWords);

test.use({ javaScriptEnabled: false, reducedMotion: "no-preference" });

test("without scripts / shows questions one at a time, all logos, and a waiting text; /contacto the agenda or the calendar, /hablemos a mail address", async ({
  page,
}) => {
  await page.goto("/contacto");
  const frame = page.locator("iframe").contentFrame();
  const heading = frame.getByRole("heading", { level: 1 });
  await expect(ownAgendaPath ? heading : frame.getByText(testCalendarText)).toBeVisible();
  if (careersPath) {
    await page.goto("/hablemos");
    await expect(page.locator("form")).toBeHidden();
    await expect(page.getByText(careersPageTexts.form.withoutScript)).toBeVisible();
    const mail = page.getByRole("main").locator(`a[href^="mailto:${site.email}?subject="]:visible`);
    await expect(mail).toHaveText(site.email);
  }

  await page.goto("/");
  await expect(page.locator("[data-next-half-hour]")).toBeHidden();
  await expect(page.getByText(nextHalfHour.waiting, { exact: true }).first()).toBeVisible();
  for (const question of await page.locator("details").all()) {
    await question.locator("summary").click();
    await question.locator("p").scrollIntoViewIfNeeded();
    // Not toBeVisible: an answer in a part without height is visible too.
    await expect(question.locator("p")).toBeInViewport();
    await expect(page.locator("details[open]")).toHaveCount(1);
  }
  // Without scripts the header of / scrolls away: it stays transparent, so not legible on the sections below the first.
  await expect(page.getByRole("banner")).not.toBeInViewport();

  if (!homePageTexts.hasIntegrations) return;
  const strip = page.locator("section:has(.strip)");
  await strip.scrollIntoViewIfNeeded();
  for (const item of await strip.getByRole("listitem").all()) await expect(item).toBeInViewport();
  await expect(strip.getByRole("button")).toBeHidden();
});

test("without scripts the solutions menu and the drawer open, close and lead to pages", async ({ page }) => {
  await page.goto(aSolutionPath);
  const menuButton = page.getByRole("button", { name: navigationTexts.solutions.label });
  const panel = page.locator("#soluciones");
  await menuButton.hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(panel).toBeHidden();
  await menuButton.press("Enter");
  await expect(panel).toBeVisible();
  for (const key of ["Tab", "Enter"]) await page.keyboard.press(key);
  await expect(page).toHaveURL(solutionPaths[0] ?? "");

  await page.setViewportSize({ width: 390, height: 844 });
  const drawer = page.getByRole("dialog", { name: navigationTexts.drawer.label });
  const openButton = page.getByRole("button", { name: navigationTexts.drawer.open });
  await openButton.press("Enter");
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: navigationTexts.drawer.close }).click();
  await expect(drawer).toBeHidden();
  await openButton.click();
  await drawer.locator(`a[href="${anotherSolutionPath}"]`).click();
  await expect(page).toHaveURL(anotherSolutionPath);
});
