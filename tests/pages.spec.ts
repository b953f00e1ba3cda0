import type { Page } from "@playwright/test";
import { callLink, mailLink, whatsappLink } from "#app/contact-links.ts";
import { shortName } from "#app/page-address.ts";
import { about } from "#content/about";
import { aiAgents } from "#content/agentes-ia";
import { closingCall, cost } from "#content/calls";
import { receptionist, scheduling } from "#content/conversations";
import { crm } from "#content/crm";
import { googleWorkspace } from "#content/google-workspace";
import { greetings } from "#content/greetings";
import { home } from "#content/home";
import { kaseya } from "#content/kaseya";
import { navigation } from "#content/navigation";
import { pages } from "#content/pages";
import { topicOfPage } from "#content/topics";
import { site } from "#site";
import { open } from "./react-start.ts";
import { notSample, sampleStands } from "./sample.ts";
import { pagePaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test.skip(!sampleStands, notSample);

const main = (page: Page) => page.getByRole("main");

/** The band of a page with this heading. */
const section = (page: Page, heading: string) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });

/** Words as a reader sees them: content has no-break spaces where a line may not break. */
const seen = (text: string) => text.replace(/\s+/g, " ").trim();

test("each solution's page leads from its opening to what it costs", async ({ page }) => {
  const answers = {
    "/agentes-ia": aiAgents.closing,
    "/crm": crm.closing,
    "/google-workspace": googleWorkspace.closing,
    "/kaseya": kaseya.closing,
  };
  for (const [path, closing] of Object.entries(answers)) {
    await page.goto(path);
    await main(page).getByRole("link", { name: cost.link, exact: true }).click();
    await expect(page.locator(`#${cost.id}`), path).toBeInViewport();
    await expect(page.locator(`#${cost.id}`), path).toContainText(closing.cost);
  }
  await page.goto(`${navigation.cost.to}#${navigation.cost.hash}`);
  await expect(page.locator(`#${cost.id}`)).toBeInViewport();
  await expect(page.locator(`#${cost.id}`)).toContainText(closingCall.cost);
});

test("every page has its landmarks, one h1, header, footer and a link to the booking", async ({ page }) => {
  for (const path of pagePaths) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", site.locale);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toHaveCount(1);
      await expect(main(page)).toHaveCount(1);

      const footer = page.getByRole("contentinfo");
      const wordmark = footer.getByRole("link", {
        name: `${shortName}, ${navigation.home}`,
        exact: true,
      });
      await expect(wordmark).toHaveAttribute("href", "/");
      // In letters, or in the owner's logo.
      await expect(
        wordmark.getByText(shortName, { exact: true }).or(wordmark.getByRole("img", { name: shortName })),
      ).toBeVisible();
      const whatsapp = footer.getByRole("link", { name: navigation.footer.whatsapp });
      await expect(whatsapp).toHaveAttribute("href", whatsappLink(greetings[path]));
      await expect(whatsapp).toHaveAttribute("target", "_blank");
      await expect(whatsapp).toHaveAttribute("rel", /\bnoopener\b/);
      await expect(footer.getByRole("link", { name: site.whatsapp.number })).toHaveAttribute(
        "href",
        callLink,
      );
      // What the owner has not filled in leaves nothing behind.
      const privacy = site.legal?.privacyUrl ?? pages.privacy?.path;
      await expect(footer.getByRole("link", { name: navigation.footer.privacy })).toHaveCount(
        privacy ? 1 : 0,
      );
      await expect(footer.getByRole("link", { name: site.email })).toHaveAttribute(
        "href",
        `mailto:${site.email}?subject=ConsultaWeb`,
      );

      // /contacto is the booking, and who looks for work books nothing.
      if (!["/contacto", "/hablemos"].includes(path)) {
        const calls = main(page).locator('a[href^="/contacto"]').filter({ visible: true });
        await expect(calls.first()).toBeVisible();
      }

      // The first stop of the keyboard skips the header.
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: navigation.skip })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(main(page)).toBeFocused();
    });
  }
});

test("home says what it is for, with its way on", async ({ page }) => {
  await page.goto("/");

  await test.step("opens with the call to /contacto in view", async () => {
    const call = main(page).getByRole("link", { name: home.opening.call });
    await expect(call).toHaveAttribute("href", "/contacto");
    await expect(call).toBeInViewport();
  });

  await test.step("shows three highlights", async () => {
    const items = section(page, home.highlights.title).getByRole("listitem");
    await expect(items).toHaveCount(3);
    for (const [index, { figure }] of home.highlights.claims.entries()) {
      await expect(items.nth(index)).toContainText(seen(figure));
    }
  });

  await test.step("shows six solutions and Kaseya, each leading to its page", async () => {
    const cards = section(page, home.day.title)
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

  await test.step("says why us, with the certified partners", async () => {
    const why = section(page, home.why.title);
    for (const { title } of home.why.reasons) {
      await expect(why.getByRole("heading", { name: seen(title), exact: true })).toBeVisible();
    }
    const partners = why.getByRole("heading", { name: home.why.partners });
    await expect(partners).toBeVisible();
    for (const name of ["Partner de Google", "Partner de Kaseya"]) {
      await expect(
        why.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) }),
      ).toBeVisible();
    }
  });

  await test.step("the link to the day leads to it, in view below the header", async () => {
    await main(page).getByRole("link", { name: home.opening.more }).click();
    const heading = page.getByRole("heading", { level: 2, name: home.day.title });
    await expect(heading).toBeInViewport();
    await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(80);
  });
});

test.describe("product pages", () => {
  const calls = [
    { path: "/agentes-ia", call: "Solicitar Demo Gratuita" },
    { path: "/crm", call: "Hablar con un Asesor" },
    { path: "/google-workspace", call: "Solicitar Cotización" },
    { path: "/kaseya", call: "Solicitar Evaluación Gratuita" },
  ] as const;
  test("each calls in its own words, in its opening and at its end, and says for what", async ({ page }) => {
    for (const { path, call } of calls) {
      await page.goto(path);
      const links = main(page).getByRole("link", { name: call, exact: true });
      await expect(links.first(), path).toBeInViewport();
      expect(await links.count(), path).toBeGreaterThanOrEqual(2);
      for (const link of await links.all())
        await expect(link).toHaveAttribute("href", `/contacto?tema=${topicOfPage[path]}`);
    }
  });

  test("/agentes-ia shows the four agents and the two example chats", async ({ page }) => {
    await page.goto("/agentes-ia");
    const { heading, list } = aiAgents.agents;
    await expect(section(page, heading.title).getByRole("heading", { level: 3 })).toHaveText(
      list.map(({ title }) => title),
    );
    expect(list).toHaveLength(4);
    await expect(main(page).getByRole("figure")).toHaveCount(2);
    for (const { label, messages } of [receptionist, scheduling]) {
      const chat = main(page).getByRole("figure", { name: label });
      await expect(chat.getByRole("listitem")).toHaveCount(messages.length);
      for (const [index, { text }] of messages.entries()) {
        await expect(chat.getByRole("listitem").nth(index)).toContainText(text);
      }
    }
  });

  test("/crm shows its ten features", async ({ page }) => {
    await page.goto("/crm");
    const titles = crm.tools.groups.flatMap(({ list }) => list.map(({ title }) => title));
    const band = section(page, crm.tools.heading.title);
    await expect(band.getByRole("heading", { level: 3 })).toHaveText(
      crm.tools.groups.map(({ title }) => title),
    );
    await expect(band.getByRole("term")).toHaveText(titles);
    const named = [
      /contactos/i,
      /ventas/i,
      /automatizaciones/i,
      /email marketing/i,
      /bandeja/i,
      /informes/i,
      /embudos/i,
      /integraciones/i,
      /membresías y cursos/i,
      /app móvil/i,
    ];
    expect(titles).toHaveLength(named.length);
    for (const name of named)
      expect(
        titles.filter((title) => name.test(title)),
        `${name}`,
      ).toHaveLength(1);
  });

  test("two sections of one background have a single padding between them", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [path, least] of [
      ["/crm", 2],
      ["/kaseya", 1],
    ] as const) {
      await page.goto(path);
      const between = await main(page).evaluate((element) =>
        [...element.querySelectorAll("section + section")].flatMap((section) => {
          const before = section.previousElementSibling;
          const [above, below] = [before && getComputedStyle(before), getComputedStyle(section)];
          const alike = above?.backgroundColor === below.backgroundColor && below.borderTopWidth === "0px";
          return above && alike ? [`${above.paddingBottom} ${below.paddingTop}`] : [];
        }),
      );
      expect(between.length, path).toBeGreaterThanOrEqual(least);
      for (const paddings of between) expect(paddings, path).toMatch(/^(80|64)px 0px$/);
    }
  });

  test("each of the six things that are watched stands with its reading", async ({ page }) => {
    const { heading, list } = kaseya.monitoring;
    await page.goto("/kaseya");
    const band = page.locator("section").filter({ has: page.getByRole("heading", { name: heading.title }) });
    const parts = band.locator("dl > div");
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(parts).toHaveCount(list.length);
      for (const [index, { title, text, value }] of list.entries()) {
        const part = parts.nth(index);
        for (const words of [title, text, value])
          await expect(part.getByText(words, { exact: true })).toBeVisible();
      }
      const columns = await parts.evaluateAll(
        (all) => new Set(all.map((part) => Math.round(part.getBoundingClientRect().x))).size,
      );
      expect(columns, `at ${width} px`).toBe({ 360: 1, 768: 2, 1280: 3 }[width]);
    }
  });

  test("/google-workspace shows its six parts", async ({ page }) => {
    await page.goto("/google-workspace");
    const band = section(page, googleWorkspace.parts.heading.title);
    await expect(band.getByRole("heading", { level: 3 })).toHaveText([
      "Gmail",
      "Drive",
      "Meet",
      "Calendar",
      "Chat",
      "Seguridad",
    ]);
  });

  test("/kaseya shows Datto SaaS Protection, proactive monitoring and reasons to back up", async ({
    page,
  }) => {
    await page.goto("/kaseya");
    const { backup, monitoring, reasons } = kaseya;
    await expect(section(page, backup.heading.title)).toContainText("Datto SaaS Protection");
    await expect(section(page, backup.heading.title).getByRole("term")).toHaveText(
      backup.points.map(({ title }) => title),
    );
    await expect(section(page, monitoring.heading.title).getByRole("term")).toHaveText(
      monitoring.list.map(({ title }) => title),
    );
    await expect(section(page, reasons.title).getByRole("heading", { level: 3 })).toHaveText(
      reasons.list.map(({ title }) => title),
    );
    expect(monitoring.heading.title).toMatch(/monitoreo proactivo/i);
    expect(reasons.list.length).toBeGreaterThanOrEqual(3);
  });
});

test("/sobre-nosotros tells the history: 2003, 2012, today", async ({ page }) => {
  await page.goto("/sobre-nosotros");
  const dates = main(page).getByText(/^(2003|2012|Hoy)$/);
  await expect(dates).toHaveText(about.history.milestones.map(({ date }) => date));
  await expect(dates).toHaveText(["2003", "2012", "Hoy"]);
});

test("the ways to write stand where one looks for them", async ({ page }) => {
  await page.goto("/crm");
  await test.step("the closing call offers the booking, WhatsApp and mail", async () => {
    const closing = section(page, crm.closing.title);
    await expect(closing.getByRole("link", { name: crm.opening.call })).toBeVisible();
    const whatsapp = closing.getByRole("link", { name: closingCall.whatsapp });
    await expect(whatsapp).toHaveAttribute("href", whatsappLink(greetings["/crm"]));
    await expect(whatsapp).toHaveAttribute("target", "_blank");
    await expect(closing.getByRole("link", { name: site.email })).toHaveAttribute("href", mailLink());
  });
  await test.step("what opens in a new tab says so to the eye", async () => {
    const marks = await page
      .locator('a[target="_blank"]:not(.icon-only)')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
    expect(marks.length).toBeGreaterThan(1);
    for (const mark of marks) expect(mark).toContain("\u2197");
  });
});

test("a link to a part of the page keeps where the visitor came from", async ({ page }) => {
  await open(page, "/?utm_source=boletin");
  await page.getByRole("main").locator('a[href="#un-dia"]').click();
  await expect(page).toHaveURL("/?utm_source=boletin#un-dia");
  await expect(page.locator("#un-dia")).toBeInViewport();
});
