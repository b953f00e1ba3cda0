import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { notFound } from "#app/content/errors.ts";
import { navigation } from "#app/content/navigation.ts";
import { bothWays, open, startReact } from "./react-start.ts";
import { aSolution, missingPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** The page tells the path; Chromium adds a line of its own about the document's status. */
const told = (path: string) => new RegExp(`404: ${path}|status of 404 .*${path}`);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Goes to an address without loading a document, as back and forward do. */
const goWithoutDocument = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);

for (const { way, withReact } of bothWays) {
  test(`a missing path answers 404, says so, offers the solutions, the firm and the meeting, and leads home, ${way}`, async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(told(missingPath));
    const answer = page.waitForResponse((response) => response.url().endsWith(missingPath));
    await open(page, missingPath, { withReact });
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
    for (const [index, { to }] of offered.entries())
      await expect(links.nth(index)).toHaveAttribute("href", to);
    // What is said around them is a picture.
    await expect(page.getByRole("main").getByRole("list")).toHaveCount(1);

    const home = page.getByRole("link", { name: "Return to Home", exact: true });
    await expect(home).toHaveAttribute("href", "/");
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(heading(page)).not.toHaveText("Oops! Page not found");
    expect(browserConsole.said.filter((line) => line.startsWith("404: "))).toHaveLength(1);
  });
}

test("the sun of the missing page stands over the hour that its number says", async ({
  page,
  browserConsole,
}) => {
  test.skip(existsSync("public/logo.svg"), "the horizon is the sample's mark");
  browserConsole.expectFault(told(missingPath));
  await open(page, missingPath, { withReact: false });
  expect(notFound.hour.replace(":", "")).toBe(notFound.status);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const middles = await page.locator(".lost-hours").evaluate((dial, hour) => {
      const middle = (element: Element | undefined) => {
        const box = element?.getBoundingClientRect();
        return box ? box.x + box.width / 2 : Number.NaN;
      };
      const mark = [...dial.querySelectorAll("i")].find(({ textContent }) => textContent === hour);
      return [middle(mark), middle(dial.querySelector(".earth-sun") ?? undefined)];
    }, notFound.hour);
    const [mark = 0, sun = Number.NaN] = middles;
    await expect(page.locator(".lost-hours i").filter({ hasText: notFound.hour })).toBeVisible();
    expect(Math.abs(mark - sun), `at ${width} px`).toBeLessThan(width / 40);
  }
});

test("it is the same at any depth and with a query", async ({ page, browserConsole }) => {
  for (const path of [`${aSolution}/no-existe/tampoco`, "/Crm2?de=aqui"]) {
    const { pathname } = new URL(path, "http://site");
    browserConsole.expectFault(told(pathname));
    expect((await page.goto(path))?.status()).toBe(404);
    await startReact(page);
    await expect(heading(page)).toHaveText("Oops! Page not found");
    expect(browserConsole.said.filter((line) => line === `404: ${pathname}`)).toHaveLength(1);
  }
});

test("an address in capitals is missing on a host that minds them, and stays so with React", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectFault(told(aSolution.toUpperCase()));
  const body = await (await request.get(missingPath)).text();
  await page.route(`**${aSolution.toUpperCase()}`, (route) =>
    route.fulfill({ status: 404, contentType: "text/html; charset=utf-8", body }),
  );
  await page.goto(aSolution.toUpperCase());
  await startReact(page);
  await expect(heading(page)).toHaveText("Oops! Page not found");
  await expect(page.getByRole("main")).toHaveCount(1);
});

test("reached without a document, it shows and tells the same, each path once", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(/404: \/(una|otra)-que-falta/);
  await open(page, aSolution, { withReact: true });
  for (const path of ["/una-que-falta", "/otra-que-falta"]) {
    await goWithoutDocument(page, path);
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText("Oops! Page not found");
    await expect
      .poll(() => browserConsole.said.filter((line) => line.startsWith("404: ")).at(-1))
      .toBe(`404: ${path}`);
  }
  expect(browserConsole.said.filter((line) => line.startsWith("404: "))).toHaveLength(2);
  await page.getByRole("link", { name: "Return to Home", exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("a missing file answers 404 too", async ({ request }) => {
  expect((await request.get("/assets/no-existe.js")).status()).toBe(404);
});
