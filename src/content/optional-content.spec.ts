import type { Page } from "@playwright/test";
import { completeOwnerConfig, completeOwnerWords, lastMilestone } from "../../tests/complete-owner.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { expectNoLayoutFaultsAtWidths } from "../../tests/no-faults.ts";
import { setUpCompleteOwner } from "../../tests/on-variant.ts";
import { solutionPaths } from "../../tests/paths.ts";
import { homeWords } from "../home/words.ts";
import { read } from "../site-content.ts";
import { calls } from "./shared/calls.ts";

const { page: homePageTexts } = read(homeWords);
const { costAnswerLink } = read(calls);

setUpCompleteOwner();

const locateReference = (page: Page) => page.getByRole("figure").filter({ hasText: "Todo claro." });
async function expectAnswers(page: Page, answers: { title: string; text: string }[]) {
  for (const { title, text } of answers) {
    await expect(page.getByRole("main").getByRole("term").filter({ hasText: title })).toBeVisible();
    await expect(page.getByRole("main").getByText(text)).toBeVisible();
  }
}

test("/sobre-nosotros shows the owner's terms, team, reference and legal details", async ({ page }) => {
  await page.goto("/sobre-nosotros");
  await expectAnswers(page, completeOwnerWords.terms.list);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: completeOwnerWords.team.title })).toBeVisible();
  await expect(main.getByText("Ana Prueba", { exact: true })).toBeVisible();
  await expect(locateReference(page)).toContainText("Taller Sur");
  const footer = page.getByRole("contentinfo");
  const { legal, address } = completeOwnerConfig;
  for (const text of [legal.name, legal.taxId, address.street, legal.hours])
    await expect(footer.getByText(text)).toBeVisible();
  const privacy = footer.getByRole("link", { name: "Privacidad" });
  await expect(privacy).toHaveAttribute("href", legal.privacyUrl);
});

test("the owner's answers, host and reference are on the pages that they concern", async ({ page }) => {
  for (const [name, list = []] of Object.entries(completeOwnerWords.buyerQuestions.lists)) {
    if (!solutionPaths.includes(`/${name}`)) continue;
    await page.goto(`/${name}`);
    await expectAnswers(page, list);
    await expect(page.locator(".first-step-sheet")).toContainText(completeOwnerWords.host);
    await expectNoLayoutFaultsAtWidths(page, `/${name}`);
  }
  await page.goto("/contacto");
  await expect(page.getByText(completeOwnerWords.host)).toBeVisible();
  await page.goto("/");
  await expect(locateReference(page)).toContainText("Taller Sur");
  // Another milestone follows the partnerships, so these have no heading.
  await expect(page.getByRole("listitem").filter({ hasText: lastMilestone.what })).toBeVisible();
  const heading = homePageTexts.why.partners ?? "Partner";
  await expect(page.getByRole("heading", { name: heading, exact: true })).toHaveCount(0);
});

test("the answers about costs have the owner's price and way of invoicing", async ({ page }) => {
  const { startingPrice, solutionPrices, invoicing } = completeOwnerWords;
  await page.goto("/");
  const question = page.locator("details").filter({ hasText: startingPrice });
  await question.locator("summary").click();
  await expect(question.getByText(`${startingPrice} ${invoicing}`)).toBeVisible();
  for (const [path, price] of [
    ["/", startingPrice],
    ["/google-workspace", startingPrice],
    ["/kaseya", solutionPrices.kaseya],
    ["/crm", solutionPrices.crm],
  ] as const) {
    if (path !== "/" && !solutionPaths.includes(path)) continue;
    await page.goto(`${path}#${costAnswerLink.id}`);
    const answer = page.locator(`#${costAnswerLink.id}`);
    await expect(answer, path).toContainText(`${price} ${invoicing}`);
    await expect(answer, path).toBeInViewport();
  }
});
