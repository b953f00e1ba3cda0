import type { Page } from "@playwright/test";
import { buildMailLink, buildWhatsappLink } from "#app/contact-links.ts";
import { aiAgents } from "#content/agentes-ia";
import { closingCall, costLink } from "#content/calls";
import { receptionist, scheduling } from "#content/conversations";
import { crm } from "#content/crm";
import { googleWorkspace } from "#content/google-workspace";
import { greetingByPath } from "#content/greetings";
import { home } from "#content/home";
import { kaseya } from "#content/kaseya";
import { navigation } from "#content/navigation";
import { topicByPage } from "#content/topics";
import { site } from "#site";
import { openPageWithFonts } from "./react-start.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";
import { expect, test } from "./site-test.ts";

test.skip(!isSampleContent, sampleTestSkipReason);

const locateMainContent = (page: Page) => page.getByRole("main");

/** The section of a page with this heading. */
const locateSection = (page: Page, heading: string) =>
  locateMainContent(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });

/** Replaces no-break spaces by plain ones, because Playwright compares with plain spaces. */
const normalizeSpaces = (text: string) => text.replace(/\s+/g, " ").trim();

test("the home page shows skip link, booking link, highlights, solutions and reasons; the links to the day story and to the costs scroll to them", async ({
  page,
}) => {
  await openPageWithFonts(page, "/?utm_source=boletin");

  await test.step("Tab reaches the skip link, which leads to the content; the footer is shown", async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: navigation.skip })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(locateMainContent(page)).toBeFocused();
    await expect(page.getByRole("contentinfo").getByText(site.email)).toBeVisible();
  });

  await test.step("the link to /contacto is in the first viewport", async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const call = locateMainContent(page).getByRole("link", { name: home.opening.call });
    await expect(call).toHaveAttribute("href", "/contacto");
    await expect(call).toBeInViewport();
  });

  await test.step("the page shows three highlights", async () => {
    const items = locateSection(page, home.highlights.title).getByRole("listitem");
    await expect(items).toHaveCount(3);
    for (const [index, { figure }] of home.highlights.claims.entries()) {
      await expect(items.nth(index)).toContainText(normalizeSpaces(figure));
    }
  });

  await test.step("the day story has seven moments, each with a link to a place of a solution's page", async () => {
    const cards = locateSection(page, home.day.title)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) });
    await expect(cards).toHaveCount(7);
    const targets: (string | null)[] = [];
    for (const card of await cards.all()) {
      const link = card.getByRole("link");
      await expect(link).toHaveCount(1);
      targets.push(await link.getAttribute("href"));
    }
    expect(targets.filter((target) => target === "/kaseya")).toHaveLength(1);
    const agents = targets.filter((target) => target?.startsWith("/agentes-ia"));
    expect(agents).toHaveLength(4);
    expect(new Set(agents).size, "each to its own place").toBe(4);
    expect(new Set(targets.map((target) => target?.split("#")[0]))).toEqual(
      new Set(navigation.solutions.items.map(({ to }) => to)),
    );
  });

  await test.step("the page shows the reasons to choose the firm, with its partnerships", async () => {
    const why = locateSection(page, home.why.title);
    for (const { title } of home.why.reasons) {
      await expect(why.getByRole("heading", { name: normalizeSpaces(title), exact: true })).toBeVisible();
    }
    const partners = why.getByRole("heading", { name: home.why.partners });
    await expect(partners).toBeVisible();
    for (const name of ["Partner de Google", "Partner de Kaseya"]) {
      await expect(
        why.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) }),
      ).toBeVisible();
    }
  });

  await test.step("the link to the day story scrolls to it, below the header, and keeps the query of the address", async () => {
    await locateMainContent(page).getByRole("link", { name: home.opening.more }).click();
    await expect(page).toHaveURL("/?utm_source=boletin#un-dia");
    const heading = page.getByRole("heading", { level: 2, name: home.day.title });
    await expect(heading).toBeInViewport();
    await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(80);
  });

  await test.step("the address of the answer about costs scrolls to the answer", async () => {
    await page.goto(`${navigation.cost.to}#${navigation.cost.hash}`);
    await expect(page.locator(`#${costLink.id}`)).toBeInViewport();
    await expect(page.locator(`#${costLink.id}`)).toContainText(closingCall.cost);
  });
});

/** By product page: its booking call, its answer about costs, and a check of what the specification requires. */
const productPageCases = {
  "/agentes-ia": {
    call: "Solicitar Demo Gratuita",
    closing: aiAgents.closing,
    expectContent: expectAgentsPage,
  },
  "/crm": { call: "Hablar con un Asesor", closing: crm.closing, expectContent: expectCrmPage },
  "/google-workspace": {
    call: "Solicitar Cotización",
    closing: googleWorkspace.closing,
    expectContent: expectWorkspacePage,
  },
  "/kaseya": {
    call: "Solicitar Evaluación Gratuita",
    closing: kaseya.closing,
    expectContent: expectKaseyaPage,
  },
} as const;

for (const [path, { call, closing, expectContent }] of Object.entries(productPageCases))
  test(`${path} shows its offer and at least two booking links, and its link to the costs scrolls to the answer about costs`, async ({
    page,
  }) => {
    await page.goto(path);
    const links = locateMainContent(page).getByRole("link", { name: call, exact: true });
    await expect(links.first()).toBeInViewport();
    expect(await links.count(), "calls").toBeGreaterThanOrEqual(2);
    for (const link of await links.all())
      await expect(link).toHaveAttribute("href", `/contacto?tema=${topicByPage[path]}`);
    await expectContent(page);
    await locateMainContent(page).getByRole("link", { name: costLink.link, exact: true }).click();
    await expect(page.locator(`#${costLink.id}`)).toBeInViewport();
    await expect(page.locator(`#${costLink.id}`)).toContainText(closing.cost);
  });

async function expectAgentsPage(page: Page) {
  const { heading, list } = aiAgents.agents;
  const titles = list.map(({ title }) => title);
  expect(titles, "agents").toHaveLength(4);
  await expect(locateSection(page, heading.title).getByRole("heading", { level: 3 })).toHaveText(titles);
  await expect(locateMainContent(page).getByText("Con cualquier agente, el CRM es gratis")).toBeVisible();
  await expect(locateMainContent(page).getByRole("figure")).toHaveCount(2);
  for (const { label, messages } of [receptionist, scheduling]) {
    const lines = locateMainContent(page).getByRole("figure", { name: label }).getByRole("listitem");
    await expect(lines, label).toContainText(messages.map(({ text }) => text));
  }
}

async function expectCrmPage(page: Page) {
  const offer = page.getByRole("heading", {
    name: "El CRM es gratis con cualquier agente de IA",
    exact: true,
  });
  await expect(offer).toBeVisible();
  const titles = crm.tools.groups.flatMap(({ list }) => list.map(({ title }) => title));
  const band = locateSection(page, crm.tools.heading.title);
  await expect(band.getByRole("heading", { level: 3 })).toHaveText(
    crm.tools.groups.map(({ title }) => title),
  );
  await expect(band.getByRole("term")).toHaveText(titles);
  const features = [
    "contactos",
    "ventas",
    "automatizaciones",
    "email marketing",
    "bandeja",
    "informes",
    "embudos",
    "integraciones",
    "membresías y cursos",
    "app móvil",
  ];
  expect(titles).toHaveLength(features.length);
  for (const feature of features)
    expect(
      titles.filter((title) => title.toLowerCase().includes(feature)),
      feature,
    ).toHaveLength(1);

  const end = locateSection(page, crm.closing.title);
  await expect(end.getByRole("link", { name: crm.opening.call })).toBeVisible();
  const whatsapp = end.getByRole("link", { name: closingCall.whatsapp });
  await expect(whatsapp).toHaveAttribute("href", buildWhatsappLink(greetingByPath["/crm"]));
  await expect(whatsapp).toHaveAttribute("target", "_blank");
  await expect(end.getByRole("link", { name: site.email })).toHaveAttribute("href", buildMailLink());
  const marks = await page
    .locator('a[target="_blank"]:not(.icon-only)')
    .evaluateAll((all) => all.map((link) => getComputedStyle(link, "::after").content));
  expect(marks.length, "links that open a tab").toBeGreaterThan(1);
  for (const mark of marks) expect(mark, "the arrow of links that open a tab").toContain("\u2197");
}

async function expectWorkspacePage(page: Page) {
  const parts = locateSection(page, googleWorkspace.parts.heading.title).getByRole("heading", { level: 3 });
  await expect(parts).toHaveText(["Gmail", "Drive", "Meet", "Calendar", "Chat", "Seguridad"]);
}

async function expectKaseyaPage(page: Page) {
  const { backup, monitoring, reasons } = kaseya;
  const backupBand = locateSection(page, backup.heading.title);
  await expect(backupBand).toContainText("Datto SaaS Protection");
  await expect(backupBand.getByRole("term")).toHaveText(backup.points.map(({ title }) => title));
  expect(monitoring.heading.title).toMatch(/monitoreo proactivo/i);
  const watched = locateSection(page, monitoring.heading.title).locator("dl > div");
  await expect(watched).toHaveCount(monitoring.list.length);
  for (const [index, { title, text, value }] of monitoring.list.entries())
    for (const words of [title, text, value])
      await expect(watched.nth(index).getByText(words, { exact: true })).toBeVisible();
  expect(reasons.list.length, "reasons to back up").toBeGreaterThanOrEqual(3);
  await expect(locateSection(page, reasons.title).getByRole("heading", { level: 3 })).toHaveText(
    reasons.list.map(({ title }) => title),
  );
}

test("/sobre-nosotros shows the firm's history in order: 2003, 2012, Hoy", async ({ page }) => {
  await page.goto("/sobre-nosotros");
  await expect(locateMainContent(page).getByText(/^(2003|2012|Hoy)$/)).toHaveText(["2003", "2012", "Hoy"]);
});
