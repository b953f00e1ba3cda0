import { existsSync } from "node:fs";
import { offers } from "#app/offered.ts";
import { cost } from "#content/calls";
import { buyerQuestions, terms } from "#content/owner";
import { pages, services } from "#content/pages";
import { builtPage, innerText } from "./built-site.ts";
import { layoutFaults } from "./layout-faults.ts";
import { onVariant } from "./on-variant.ts";
import { config, launchHours, owner, slots, toolOrigin } from "./owner.ts";
import { inItsFont, startReact } from "./react-start.ts";
import { expect, test } from "./site-test.ts";

onVariant(owner);

test.beforeEach(({ page }) =>
  page.route(`${toolOrigin}/**`, (route) => route.fulfill({ contentType: "text/javascript", body: "" })),
);

test("optional content of the owner is shown at every width", async ({ page }) => {
  await page.goto("/sobre-nosotros");
  await inItsFont(page);
  const main = page.getByRole("main");
  for (const { title, text } of slots.terms.list) {
    await expect(main.getByRole("term").filter({ hasText: title })).toBeVisible();
    await expect(main.getByText(text)).toBeVisible();
  }
  await expect(main.getByRole("heading", { name: slots.team.title })).toBeVisible();
  await expect(main.getByText("Ana Prueba", { exact: true })).toBeVisible();
  await expect(main.getByRole("figure").filter({ hasText: "Todo claro." })).toContainText("Taller Sur");
  const footer = page.getByRole("contentinfo");
  for (const text of [config.legal.name, config.legal.taxId, config.address.street, config.legal.hours])
    await expect(footer.getByText(text)).toBeVisible();
  await expect(footer.getByRole("link", { name: "Privacidad" })).toHaveAttribute(
    "href",
    config.legal.privacyUrl,
  );
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(layoutFaults), `at ${width} px`).toEqual([]);
  }
});

test("the ruler of the agents' launch has a mark for each hour that the owner claims", async ({ page }) => {
  test.skip(!offers("agentes-ia"), "no agents are offered");
  await page.goto("/agentes-ia");
  const halves = page.locator(".launch-marks").filter({ has: page.locator("i") });
  await expect(halves).toHaveCount(2);
  for (const half of await halves.all()) {
    await expect(half.locator("i")).toHaveCount(launchHours / 2);
    for (const [width, along] of [
      [360, "top"],
      [1280, "left"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const places = await half
        .locator("i")
        .evaluateAll((marks, side) => marks.map((mark) => mark.getBoundingClientRect()[side]), along);
      const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
      expect(Math.max(...gaps) - Math.min(...gaps), `even at ${width} px`).toBeLessThan(0.5);
      expect(Math.min(...gaps), `apart at ${width} px`).toBeGreaterThan(2);
    }
  }
});

test("styles that a component imports reach the page before React and stay with it", async ({ page }) => {
  await page.goto("/hablemos");
  await expect(page.locator("footer")).toHaveCSS("outline-offset", "3px");
  await startReact(page);
  await expect(page.locator("footer")).toHaveCSS("outline-offset", "3px");
});

test("prices and invoices end the answers on costs, each on its page", async ({ page }) => {
  const { startingPrice, solutionPrices, invoicing } = slots;
  await page.goto("/");
  const question = page.locator("details").filter({ hasText: startingPrice });
  await question.locator("summary").click();
  await expect(question.getByText(`${startingPrice} ${invoicing}`)).toBeVisible();
  for (const [path, price] of [
    ["/", startingPrice],
    ["/google-workspace", startingPrice],
    ["/kaseya", solutionPrices.kaseya],
  ] as const) {
    await page.goto(`${path}#${cost.id}`);
    await expect(page.locator(`#${cost.id}`), path).toContainText(`${price} ${invoicing}`);
    await expect(page.locator(`#${cost.id}`), path).toBeInViewport();
  }
});

test("a buyer's questions are answered where they arise, at every width", async ({ page }) => {
  for (const [name, list = []] of Object.entries(slots.buyerQuestions.lists)) {
    if (!services[name]) continue;
    await page.goto(`/${name}`);
    await inItsFont(page);
    for (const { title, text } of list) {
      await expect(page.getByRole("term").filter({ hasText: title })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    }
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(layoutFaults), `${name} at ${width} px`).toEqual([]);
    }
  }
  await page.goto("/contacto");
  await expect(page.getByText(slots.host)).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("figure").filter({ hasText: "Todo claro." })).toContainText("Taller Sur");
});

test("a logo without a form for the dark stands on a plate there, in its own shape", async ({ page }) => {
  test.skip(existsSync("public/logo-dark.svg"), "this owner's logo has a form for the dark");
  await page.goto("/");
  for (const place of ["banner", "contentinfo"] as const) {
    const image = page.getByRole(place).locator("img:visible");
    const { width = 0, height = 1 } = (await image.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(30 / 50, 1);
    await expect(image).toHaveCSS("padding", "0px");
    await expect(image).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
  await page.goto("/contacto");
  await expect(page.getByRole("banner").locator("img:visible")).toHaveCSS(
    "background-color",
    "rgba(0, 0, 0, 0)",
  );
});

test("optional content that is not given leaves no headings", () => {
  test.skip(
    terms.list.some(({ text }) => text !== ""),
    "this owner has said something",
  );
  const text = innerText(builtPage(pages.about));
  for (const { title } of [terms, ...terms.list]) expect(text).not.toContain(title);
  for (const [name, list = []] of Object.entries(buyerQuestions.lists)) {
    const service = services[name];
    if (!service) continue;
    const said = innerText(builtPage(service));
    for (const { title } of [buyerQuestions, ...list]) expect(said).not.toContain(title);
  }
});
