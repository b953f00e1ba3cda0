import { notFound } from "#content/errors";
import { navigation } from "#content/navigation";
import { openPageWithFonts } from "./react-start.ts";
import { aSolutionPath, missingPagePath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test("missing paths of one and more parts get status 404 and are logged, and the 404 page links to the solutions, the firm, a meeting and the home page", async ({
  page,
  request,
  browserConsole,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const logged = () => browserConsole.messages.filter((line) => line.startsWith("404: "));
  // Chromium itself logs a line about the status 404.
  browserConsole.expectFault(/404: \/|status of 404/);
  const paths = ["/Crm2?de=aqui", `${aSolutionPath}/no-existe/tampoco`, missingPagePath];
  for (const path of paths)
    await test.step(`${path} gets status 404 and the 404 page`, async () => {
      const answer = page.waitForResponse((response) => response.url().endsWith(path));
      await openPageWithFonts(page, path);
      expect((await answer).status(), `${path}: status`).toBe(404);
      await expect(page).toHaveURL(path);
      await expect(heading).toHaveText("Oops! Page not found");
    });
  expect(logged()).toEqual(paths.map((path) => `404: ${path.replace(/\?.*/, "")}`));
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);

  const main = page.getByRole("main");
  const links = main.getByRole("navigation", { name: notFound.more, exact: true }).getByRole("link");
  const { solutions, about, book } = navigation;
  const offered = [...solutions.items, about, book];
  await expect(links).toHaveText(offered.map(({ label }) => label));
  for (const [index, { to }] of offered.entries()) await expect(links.nth(index)).toHaveAttribute("href", to);
  // The picture of a chat around the links must not be a list.
  await expect(main.getByRole("list")).toHaveCount(1);

  expect(notFound.hour.replace(":", ""), "the hour in the picture").toBe(notFound.status);

  const home = page.getByRole("link", { name: "Return to Home", exact: true });
  await expect(home).toHaveAttribute("href", "/");
  await home.click();
  await expect(page).toHaveURL("/");
  await expect(heading).not.toHaveText("Oops! Page not found");
  expect(logged()).toHaveLength(paths.length);
  const missingFile = await request.get("/assets/no-existe.js");
  expect(missingFile.status(), "a missing file").toBe(404);
});
