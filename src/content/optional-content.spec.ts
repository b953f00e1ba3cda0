import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  completeOwnerConfig,
  completeOwnerWords,
  createCompleteOwner,
  lastMilestone,
} from "../../tests/complete-owner.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { expectNoLayoutFaultsAtWidths } from "../../tests/layout-faults.ts";
import { setUpVariantSite } from "../../tests/on-variant.ts";
import { homeWords } from "../home/words.ts";
import { getContentPath, read } from "../site-content.ts";
import { calls } from "./shared/calls.ts";

const { page: homePageTexts } = read(homeWords);
const { costAnswerLink } = read(calls);

setUpVariantSite(createCompleteOwner);

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

test("the owner's answers, prices, host and reference are on the pages that they concern", async ({
  page,
}) => {
  const { startingPrice, solutionPrices, invoicing, buyerQuestions } = completeOwnerWords;
  const priceByName: Record<string, string> = solutionPrices;
  const costAnswer = page.locator(`#${costAnswerLink.id}`);
  for (const [name, list] of Object.entries(buyerQuestions.lists)) {
    await page.goto(`/${name}#${costAnswerLink.id}`);
    await expect(costAnswer, name).toBeInViewport();
    await expect(costAnswer, name).toContainText(`${priceByName[name] ?? startingPrice} ${invoicing}`);
    await expectAnswers(page, list);
    await expect(page.locator(".first-step-sheet")).toContainText(completeOwnerWords.host);
    await expectNoLayoutFaultsAtWidths(page, `/${name}`);
  }
  await page.goto("/contacto");
  await expect(page.getByText(completeOwnerWords.host)).toBeVisible();
  await page.goto(`/#${costAnswerLink.id}`);
  await expect(costAnswer).toBeInViewport();
  const question = page.locator("details").filter({ hasText: startingPrice });
  await question.locator("summary").click();
  await expect(question.getByText(`${startingPrice} ${invoicing}`)).toBeVisible();
  await expect(locateReference(page)).toContainText("Taller Sur");
  // Another milestone follows the partnerships, so these have no heading.
  await expect(page.getByRole("listitem").filter({ hasText: lastMilestone.what })).toBeVisible();
  const heading = homePageTexts.why.partners ?? "Partner";
  await expect(page.getByRole("heading", { name: heading, exact: true })).toHaveCount(0);
});

test("an owner's dark logo has a light plate on dark parts alone, and its shape", async ({ page }) => {
  test.skip(existsSync(getContentPath("logo-dark.svg")), "this owner's logo has a dark version");
  const noColour = "rgba(0, 0, 0, 0)";
  const logo = (place: "banner" | "contentinfo") => page.getByRole(place).locator("img:visible");
  await page.goto("/");
  for (const place of ["banner", "contentinfo"] as const) {
    const { width = 0, height = 1 } = (await logo(place).boundingBox()) ?? {};
    expect(width / height, place).toBeCloseTo(30 / 50, 1);
    await expect(logo(place), place).toHaveCSS("padding", "0px");
    await expect(logo(place), place).not.toHaveCSS("background-color", noColour);
  }
  await page.goto("/contacto");
  await expect(logo("banner")).toHaveCSS("background-color", noColour);
});

test("with careers: false the site has no /hablemos", async ({ request }) => {
  expect((await request.get("/hablemos")).status()).toBe(404);
});
