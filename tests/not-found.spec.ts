import type { Page } from "@playwright/test";
import { notFound } from "#content/errors";
import { navigation } from "#content/navigation";
import { open } from "./react-start.ts";
import { aSolution, missingPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** The page tells the path; Chromium adds a line of its own about the document's status. */
const told = (path: string) => new RegExp(`404: ${path}|status of 404 .*${path}`);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a missing path answers 404, says so, offers the solutions, the firm and the meeting, and leads home", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(told(missingPath));
  const answer = page.waitForResponse((response) => response.url().endsWith(missingPath));
  await open(page, missingPath);
  expect((await answer).status()).toBe(404);
  await expect(page).toHaveURL(missingPath);
  await expect(heading(page)).toHaveText("Oops! Page not found");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  expect(browserConsole.said.filter((line) => line === `404: ${missingPath}`)).toHaveLength(1);

  const links = page
    .getByRole("main")
    .getByRole("navigation", { name: notFound.more, exact: true })
    .getByRole("link");
  const { solutions, about, book } = navigation;
  const offered = [...solutions.items, about, book];
  await expect(links).toHaveText(offered.map(({ label }) => label));
  for (const [index, { to }] of offered.entries()) await expect(links.nth(index)).toHaveAttribute("href", to);
  // What is said around them is a picture.
  await expect(page.getByRole("main").getByRole("list")).toHaveCount(1);

  const home = page.getByRole("link", { name: "Return to Home", exact: true });
  await expect(home).toHaveAttribute("href", "/");
  await home.click();
  await expect(page).toHaveURL("/");
  await expect(heading(page)).not.toHaveText("Oops! Page not found");
  expect(browserConsole.said.filter((line) => line.startsWith("404: "))).toHaveLength(1);
});

test("the hour of the missing page is its number, and stands under the vacant lot", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(told(missingPath));
  await open(page, missingPath);
  expect(notFound.hour.replace(":", "")).toBe(notFound.status);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const distance = await page.locator(".not-found-street").evaluate((street) => {
      const middle = ({ left, right }: DOMRect) => (left + right) / 2;
      const hour = document.createRange();
      hour.selectNodeContents(street.querySelector(".not-found-hour") ?? street);
      const lot = street.querySelector("svg.street-at-lot");
      return lot ? middle(hour.getBoundingClientRect()) - middle(lot.getBoundingClientRect()) : Number.NaN;
    });
    expect(Math.abs(distance), `at ${width} px`).toBeLessThan(16);
  }
});

test("it is the same at any depth and with a query", async ({ page, browserConsole }) => {
  for (const path of [`${aSolution}/no-existe/tampoco`, "/Crm2?de=aqui"]) {
    const { pathname } = new URL(path, "http://site");
    browserConsole.expectFault(told(pathname));
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(heading(page)).toHaveText("Oops! Page not found");
    expect(browserConsole.said.filter((line) => line === `404: ${pathname}`)).toHaveLength(1);
  }
});

test("a missing file answers 404 too", async ({ request }) => {
  expect((await request.get("/assets/no-existe.js")).status()).toBe(404);
});
