import type { Page } from "@playwright/test";
import { aiAgentsPageTexts } from "../src/ai-agents/words.ts";
import { closingCallTexts, costAnswerLink } from "../src/content/calls.ts";
import { buildMailLink, buildWhatsappLink } from "../src/content/contact-links.ts";
import { receptionistConversation, schedulingConversation } from "../src/content/conversations.ts";
import { whatsappGreetingByPagePath } from "../src/content/greetings.ts";
import { navigationTexts } from "../src/content/navigation.ts";
import { site } from "../src/content/site.ts";
import { topicIdByPagePath } from "../src/content/topics.ts";
import { crmPageTexts } from "../src/crm/words.ts";
import { googleWorkspacePageTexts } from "../src/google-workspace/words.ts";
import { homePageTexts } from "../src/home/words.ts";
import { kaseyaPageTexts } from "../src/kaseya/words.ts";
import { openPageWithFonts } from "./react-start.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";
import { expect, test } from "./site-test.ts";

test.skip(!isSampleContent, sampleTestSkipReason);

const locateMainContent = (page: Page) => page.getByRole("main");

/** Locates the section of the page that has this heading of level 2. */
const locateSection = (page: Page, heading: string) =>
  locateMainContent(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });

/** Replaces no-break spaces by plain ones, because Playwright compares with plain spaces. */
const normalizeSpaces = (text: string) => text.replace(/\s+/g, " ").trim();

test("the home page shows its skip link, booking link, three highlights, seven hours of a day and reasons", async ({
  page,
}) => {
  await openPageWithFonts(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: navigationTexts.skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(locateMainContent(page)).toBeFocused();

  await page.evaluate(() => scrollTo(0, 0));
  const call = locateMainContent(page).getByRole("link", { name: homePageTexts.opening.call });
  await expect(call).toHaveAttribute("href", "/contacto");
  await expect(call).toBeInViewport();
  expect(homePageTexts.opening.lead).toMatch(/pymes/);

  const figures = homePageTexts.highlights.claims.map(({ figure }) => normalizeSpaces(figure));
  expect(figures).toHaveLength(3);
  await expect(locateSection(page, homePageTexts.highlights.title).getByRole("listitem")).toContainText(
    figures,
  );

  const moments = locateSection(page, homePageTexts.day.title)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(moments).toHaveCount(7);
  const targets = await moments
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(new Set(targets).size, "moments, each with its own place of a solution's page").toBe(7);
  const pathsOfMoments = Object.groupBy(targets, (target) => target.replace(/#.*/, ""));
  expect(Object.keys(pathsOfMoments).sort()).toEqual(
    navigationTexts.solutions.items.map(({ to }) => to).sort(),
  );
  expect(pathsOfMoments["/kaseya"]).toHaveLength(1);
  expect(pathsOfMoments["/agentes-ia"]).toHaveLength(4);

  const why = locateSection(page, homePageTexts.why.title);
  for (const name of [
    ...homePageTexts.why.reasons.map(({ title }) => normalizeSpaces(title)),
    homePageTexts.why.partners,
  ])
    await expect(why.getByRole("heading", { name, exact: true })).toBeVisible();
  for (const name of ["Partner de Google", "Partner de Kaseya"])
    await expect(why.getByRole("listitem").getByText(name, { exact: true })).toBeVisible();
});

/** By page of a solution: its booking call, its last section, and a check of what the specification requires. */
const expectationsBySolutionPath = {
  "/agentes-ia": ["Solicitar Demo Gratuita", aiAgentsPageTexts.closing, expectAgentsContent],
  "/crm": ["Hablar con un Asesor", crmPageTexts.closing, expectCrmContent],
  "/google-workspace": ["Solicitar Cotización", googleWorkspacePageTexts.closing, expectWorkspaceContent],
  "/kaseya": ["Solicitar Evaluación Gratuita", kaseyaPageTexts.closing, expectKaseyaContent],
} as const;

for (const [path, [call, closing, expectContent]] of Object.entries(expectationsBySolutionPath))
  test(`${path} has the features and figures of the specification, at least two booking links, and a link to what it costs in the last call`, async ({
    page,
  }) => {
    await page.goto(path);
    const links = locateMainContent(page).getByRole("link", { name: call, exact: true });
    await expect(links.first()).toBeInViewport();
    expect(await links.count(), "calls").toBeGreaterThanOrEqual(2);
    for (const link of await links.all())
      await expect(link).toHaveAttribute("href", `/contacto?tema=${topicIdByPagePath[path]}`);
    await expectContent(page);
    await locateMainContent(page).getByRole("link", { name: costAnswerLink.label, exact: true }).click();
    await expect(page.locator(`#${costAnswerLink.id}`)).toBeInViewport();
    await expect(page.locator(`#${costAnswerLink.id}`)).toContainText(closing.cost);
  });

async function expectAgentsContent(page: Page) {
  const titles = ["Recepcionista", "Atención al cliente", "Agenda de citas", "Reactivación de base de datos"];
  const agents = locateSection(page, aiAgentsPageTexts.agents.heading.title);
  await expect(agents.getByRole("heading", { level: 3 })).toHaveText(titles);
  await expect(locateMainContent(page).getByText("Con cualquier agente, el CRM es gratis")).toBeVisible();
  await expect(locateMainContent(page).getByRole("figure")).toHaveCount(2);
  for (const { label, messages } of [receptionistConversation, schedulingConversation]) {
    const lines = locateMainContent(page).getByRole("figure", { name: label }).getByRole("listitem");
    await expect(lines, label).toContainText(messages.map(({ text }) => text));
  }
}

async function expectCrmContent(page: Page) {
  await expect(
    page.getByRole("heading", { name: /^El CRM es gratis con cualquier agente de IA$/ }),
  ).toBeVisible();
  const titles = crmPageTexts.tools.groups.flatMap(({ list }) => list.map(({ title }) => title));
  const band = locateSection(page, crmPageTexts.tools.heading.title);
  await expect(band.getByRole("heading", { level: 3 })).toHaveText(
    crmPageTexts.tools.groups.map(({ title }) => title),
  );
  await expect(band.getByRole("term")).toHaveText(titles);
  const features =
    "contactos, ventas, automatizaciones, email marketing, bandeja, informes, embudos, integraciones, membresías y cursos, app móvil";
  const missing = features
    .split(", ")
    .filter((feature) => !titles.some((title) => title.toLowerCase().includes(feature)));
  expect(missing, "features of the specification that the page does not name").toEqual([]);

  const end = locateSection(page, crmPageTexts.closing.title);
  await expect(end.getByRole("link", { name: crmPageTexts.opening.call })).toBeVisible();
  const whatsapp = end.locator(
    `a[href="${buildWhatsappLink(whatsappGreetingByPagePath["/crm"])}"][target="_blank"]`,
  );
  await expect(whatsapp).toHaveText(new RegExp(`^${closingCallTexts.whatsapp}`));
  await expect(end.getByRole("link", { name: site.email })).toHaveAttribute("href", buildMailLink());
  const marks = await page
    .locator('a[target="_blank"]:not(.icon-only)')
    .evaluateAll((all) => all.map((link) => getComputedStyle(link, "::after").content));
  expect(marks.length, "links that open a tab").toBeGreaterThan(1);
  for (const mark of marks) expect(mark, "the arrow of links that open a tab").toContain("\u2197");
}

async function expectWorkspaceContent(page: Page) {
  await expect(
    locateSection(page, googleWorkspacePageTexts.parts.heading.title).getByRole("heading", { level: 3 }),
  ).toHaveText(["Gmail", "Drive", "Meet", "Calendar", "Chat", "Seguridad"]);
}

async function expectKaseyaContent(page: Page) {
  const { backup, monitoring, reasons } = kaseyaPageTexts;
  const backupBand = locateSection(page, backup.heading.title);
  await expect(backupBand).toContainText("Datto SaaS Protection");
  await expect(backupBand.getByRole("term")).toHaveText(backup.points.map(({ title }) => title));
  expect(monitoring.heading.title).toMatch(/monitoreo proactivo/i);
  const watched = locateSection(page, monitoring.heading.title).locator("dl > div");
  await expect(watched).toHaveCount(monitoring.list.length);
  for (const [index, words] of monitoring.list.entries())
    for (const text of [words.title, words.text, words.value])
      await expect(watched.nth(index).getByText(text, { exact: true })).toBeVisible();
  expect(reasons.list.length, "reasons to back up").toBeGreaterThanOrEqual(3);
  await expect(locateSection(page, reasons.title).getByRole("heading", { level: 3 })).toHaveText(
    reasons.list.map(({ title }) => title),
  );
}

test("/sobre-nosotros shows the firm's history of 2003, 2012 and today, with one, three and seven shops", async ({
  page,
}) => {
  await page.goto("/sobre-nosotros");
  const years = page.locator(".growing-street > li");
  await expect(years).toContainText([/^2003/, /^2012.*partner de Google/, /^Hoy.*partner de Kaseya/]);
  for (const [index, shopCount] of [1, 3, 7].entries())
    await expect(years.nth(index).locator("use")).toHaveCount(shopCount);
});
