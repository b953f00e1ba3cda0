import { existsSync } from "node:fs";
import { terms } from "#app/content/owner.ts";
import { pages } from "#app/content/pages.ts";
import { builtPage, innerText } from "./built-site.ts";
import { layoutFaults } from "./layout-faults.ts";
import { onVariant } from "./on-variant.ts";
import { config, owner, slots, toolOrigin } from "./owner.ts";
import { inItsFont } from "./react-start.ts";
import { expect, test } from "./site-test.ts";

onVariant(owner);

test.beforeEach(({ page }) =>
  page.route(`${toolOrigin}/**`, (route) => route.fulfill({ contentType: "text/javascript", body: "" })),
);

test("what the owner has said is shown where it belongs, at every width", async ({ page }) => {
  await page.goto("/sobre-nosotros");
  await inItsFont(page);
  const main = page.getByRole("main");
  for (const { title, text } of slots.terms.list) {
    await expect(main.getByRole("term").filter({ hasText: title })).toBeVisible();
    await expect(main.getByText(text)).toBeVisible();
  }
  await expect(main.getByRole("heading", { name: slots.team.title })).toBeVisible();
  await expect(main.getByText("Ana Prueba")).toBeVisible();
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

test("the starting price ends the answer on costs", async ({ page }) => {
  await page.goto("/");
  await page.locator("details").filter({ hasText: slots.startingPrice }).locator("summary").click();
  await expect(page.getByText(slots.startingPrice)).toBeVisible();
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

test("what the owner has not said leaves nothing behind", () => {
  test.skip(
    terms.list.some(({ text }) => text !== ""),
    "this owner has said something",
  );
  const text = innerText(builtPage(pages.about));
  for (const { title } of [terms, ...terms.list]) expect(text).not.toContain(title);
});
