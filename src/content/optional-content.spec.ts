import type { Page } from "@playwright/test";
import { completeOwnerConfig, completeOwnerWords, lastMilestone } from "../../tests/complete-owner.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { expectNoLayoutFaultsAtWidths } from "../../tests/layout-faults.ts";
import { setUpCompleteOwner } from "../../tests/on-variant.ts";
import { costAnswerLink, homePageTexts } from "../../tests/shared-content.ts";

setUpCompleteOwner();

const locateReference = (page: Page) => page.getByRole("figure").filter({ hasText: "Todo claro." });
async function expectAnswers(page: Page, answers: { title: string; text: string }[]) {
  for (const { title, text } of answers) {
    await expect(page.getByRole("main").getByRole("term").filter({ hasText: title })).toBeVisible();
    await expect(page.getByRole("main").getByText(text)).toBeVisible();
  }
}

test("/sobre-nosotros shows the owner's terms, team, reference and legal details", {
  tag: "@variant",
}, async ({ page }) => {
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

/** Expects the owner's telephones in footer, text and structured data. */
async function expectPhones(page: Page): Promise<void> {
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  for (const { label, number } of completeOwnerConfig.phones) {
    const digits = number.replaceAll(/[\s-]/g, "");
    const links = page.getByRole("link", { name: `${label}: ${number}` });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", `tel:${digits}`);
    expect(data).toContain(`"telephone":"${digits}"`);
  }
}

test("the owner's answers, prices, host, telephones and reference are on the pages that they concern", {
  tag: "@variant",
}, async ({ page }) => {
  const { buyerQuestions, host, startingPrice, solutionPrices, invoicing } = completeOwnerWords;
  const prices: Record<string, string> = { "google-workspace": startingPrice, ...solutionPrices };
  const answerAboutCosts = page.locator(`#${costAnswerLink.id}`);
  for (const [name, list] of Object.entries(buyerQuestions.lists)) {
    const price = prices[name];
    await page.goto(`/${name}${price ? `#${costAnswerLink.id}` : ""}`);
    if (price) {
      await expect(answerAboutCosts, name).toContainText(`${price} ${invoicing}`);
      await expect(answerAboutCosts, name).toBeInViewport();
    }
    await expectAnswers(page, list);
    await expect(page.locator(".first-step-sheet")).toContainText(host);
    await expectNoLayoutFaultsAtWidths(page, `/${name}`);
  }
  await page.goto("/contacto");
  await expect(page.getByText(host)).toBeVisible();
  await expectPhones(page);
  await page.goto(`/#${costAnswerLink.id}`);
  await expect(answerAboutCosts).toContainText(`${startingPrice} ${invoicing}`);
  await expect(answerAboutCosts).toBeInViewport();
  await expect(locateReference(page)).toContainText("Taller Sur");
  // Another milestone follows the partnerships, so these have no heading.
  await expect(page.getByRole("listitem").filter({ hasText: lastMilestone.what })).toBeVisible();
  const heading = homePageTexts.why.partners ?? "Partner";
  await expect(page.getByRole("heading", { name: heading, exact: true })).toHaveCount(0);
  const question = page.locator("details").filter({ hasText: startingPrice });
  await question.locator("summary").click();
  await expect(question.getByText(`${startingPrice} ${invoicing}`)).toBeVisible();
});
