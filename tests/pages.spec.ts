import type { Page } from "@playwright/test";
import { aiAgentsPageTexts } from "../src/ai-agents/words.ts";
import { costAnswerLink } from "../src/content/calls.ts";
import { receptionistConversation, schedulingConversation } from "../src/content/conversations.ts";
import { navigationTexts } from "../src/content/navigation.ts";
import { topicIdByPagePath } from "../src/content/topics.ts";
import { crmPageTexts } from "../src/crm/words.ts";
import { googleWorkspacePageTexts } from "../src/google-workspace/words.ts";
import { homePageTexts } from "../src/home/words.ts";
import { kaseyaPageTexts } from "../src/kaseya/words.ts";
import { openPageWithFonts } from "./react-start.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";
import { expect, test } from "./site-test.ts";

test.skip(!isSampleContent, sampleTestSkipReason);

const locateSection = (page: Page, heading: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });

const listTitles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
/** Replaces no-break spaces by plain ones, because Playwright compares with plain spaces. */
const normalizeSpaces = (text: string) => text.replace(/\s+/g, " ").trim();

test("/ has a skip link, a booking link, highlights, hours of a day and reasons", async ({ page }) => {
  const main = page.getByRole("main");
  await openPageWithFonts(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: navigationTexts.skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  const call = main.getByRole("link", { name: homePageTexts.opening.call });
  await expect(call).toHaveAttribute("href", "/contacto");
  await expect(call).toBeInViewport();

  const figures = homePageTexts.highlights.claims.map(({ figure }) => normalizeSpaces(figure));
  expect(figures).toHaveLength(3);
  const highlights = locateSection(page, homePageTexts.highlights.title).getByRole("listitem");
  await expect(highlights).toContainText(figures);

  const moments = locateSection(page, homePageTexts.day.title).locator("li:has(h3)").getByRole("link");
  const targets = await moments.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(new Set(targets).size, "moments, each with its own place of a solution's page").toBe(7);
  const countByPath = targets.map((target) => target.replace(/#.*/, "")).sort();
  expect(new Set(countByPath)).toEqual(new Set(navigationTexts.solutions.items.map(({ to }) => to)));
  expect(countByPath.filter((path) => path === "/agentes-ia")).toHaveLength(4);

  const why = locateSection(page, homePageTexts.why.title);
  await expect(why.getByRole("heading", { level: 3 })).toContainText(
    listTitles(homePageTexts.why.reasons).map(normalizeSpaces),
  );
  await expect(why.getByRole("heading", { name: homePageTexts.why.partners, exact: true })).toBeVisible();
  for (const name of ["Partner de Google", "Partner de Kaseya"])
    await expect(why.getByRole("listitem").getByText(name, { exact: true })).toBeVisible();
});

const { tools } = crmPageTexts;
const crmFeatures = tools.groups.flatMap(({ list }) => listTitles(list));
const { backup, monitoring, reasons } = kaseyaPageTexts;

/** By page of a solution: its booking call, the answer about costs, and lists with what the specification requires. */
const expectationsBySolutionPath: Record<
  string,
  [call: string, cost: string, ...lists: [section: string, items: "h3" | "dt", texts: string[]][]]
> = {
  "/agentes-ia": [
    "Solicitar Demo Gratuita",
    aiAgentsPageTexts.closing.cost,
    [
      aiAgentsPageTexts.agents.heading.title,
      "h3",
      ["Recepcionista", "Atención al cliente", "Agenda de citas", "Reactivación de base de datos"],
    ],
  ],
  "/crm": [
    "Hablar con un Asesor",
    crmPageTexts.closing.cost,
    [tools.heading.title, "h3", listTitles(tools.groups)],
    [tools.heading.title, "dt", crmFeatures],
  ],
  "/google-workspace": [
    "Solicitar Cotización",
    googleWorkspacePageTexts.closing.cost,
    [
      googleWorkspacePageTexts.parts.heading.title,
      "h3",
      ["Gmail", "Drive", "Meet", "Calendar", "Chat", "Seguridad"],
    ],
  ],
  "/kaseya": [
    "Solicitar Evaluación Gratuita",
    kaseyaPageTexts.closing.cost,
    [backup.heading.title, "dt", listTitles(backup.points)],
    [monitoring.heading.title, "dt", listTitles(monitoring.list)],
    [reasons.title, "h3", listTitles(reasons.list)],
  ],
};

for (const [path, [call, cost, ...lists]] of Object.entries(expectationsBySolutionPath))
  test(`${path} has the specified features, booking links, and a link to its cost`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    const links = main.getByRole("link", { name: call, exact: true });
    await expect(links.first()).toBeInViewport();
    expect(await links.count(), "calls").toBeGreaterThanOrEqual(2);
    for (const link of await links.all())
      await expect(link).toHaveAttribute("href", `/contacto?tema=${topicIdByPagePath[path]}`);
    for (const [section, items, texts] of lists)
      await expect(locateSection(page, section).locator(items), section).toContainText(texts);
    for (const link of await page.locator('a[target="_blank"]:not(.icon-only)').all())
      expect(await link.evaluate((one) => getComputedStyle(one, "::after").content)).toContain("\u2197");
    await main.getByRole("link", { name: costAnswerLink.label, exact: true }).click();
    await expect(page.locator(`#${costAnswerLink.id}`)).toBeInViewport();
    await expect(page.locator(`#${costAnswerLink.id}`)).toContainText(cost);
  });

test("the pages name what the specification lists", async ({ page }) => {
  await page.goto("/agentes-ia");
  await expect(page.getByText("Con cualquier agente, el CRM es gratis")).toBeVisible();
  for (const { label, messages } of [receptionistConversation, schedulingConversation]) {
    const lines = page.getByRole("figure", { name: label }).getByRole("listitem");
    await expect(lines, label).toContainText(messages.map(({ text }) => text));
  }
  const required =
    /contactos|ventas|automatizaciones|email marketing|bandeja|informes|embudos|integraciones|membresías y cursos|app móvil/gi;
  const named = crmFeatures.join(", ").match(required) ?? [];
  expect(new Set(named.map((name) => name.toLowerCase())).size, crmFeatures.join(", ")).toBe(10);
  expect(monitoring.heading.title).toMatch(/monitoreo proactivo/i);
  expect(reasons.list.length, "reasons to back up").toBeGreaterThanOrEqual(3);
  await page.goto("/kaseya");
  await expect(locateSection(page, backup.heading.title)).toContainText("Datto SaaS Protection");
  await page.goto("/sobre-nosotros");
  const years = page.locator(".growing-street > li");
  await expect(years).toContainText([/^2003/, /^2012.*partner de Google/, /^Hoy.*partner de Kaseya/]);
});
