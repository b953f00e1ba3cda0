import { readBuiltFile } from "../../tests/built-site.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { allPagePaths, aSolutionPath, missingPagePath } from "../../tests/paths.ts";
import { navigationTexts } from "../../tests/shared-content.ts";

test("a missing path gets a 404, links and one line in the console", async ({ page, browserConsole }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const logged = () => browserConsole.messages.filter((line) => line.startsWith("404: "));
  // Chromium itself logs a line about the status 404.
  browserConsole.allowFault(/404: \/|status of 404/);
  const paths = ["/Crm2?de=aqui", `${aSolutionPath}/no-existe/tampoco`, missingPagePath];
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status(), `${path}: status`).toBe(404);
    await expect(page).toHaveURL(path);
    await expect(heading, path).toHaveText("Oops! Page not found");
    await expect.poll(() => logged().at(-1)).toBe(`404: ${path.replace(/\?.*/, "")}`);
  }
  const links = page.getByRole("main").getByRole("navigation").getByRole("link");
  const { solutions, about, book } = navigationTexts;
  await expect(links).toHaveText([...solutions.items, about, book].map(({ label }) => label));
  await page.getByRole("link", { name: "Return to Home", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(heading).not.toHaveText("Oops! Page not found");
  expect(logged()).toHaveLength(paths.length);
});

// On a host that redirects nothing; an address that means no page stays.
test("the 404 page leads to the page that is meant", async ({ page, baseURL, browserConsole }) => {
  browserConsole.allowFault(/404: \/|status of 404/);
  const contentType = "text/html";
  await page.route(`${baseURL}/**`, (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.fallback();
    // Of the page that is meant, its address is enough.
    return allPagePaths.includes(new URL(request.url()).pathname)
      ? route.fulfill({ contentType, body: "<h1>The page that is meant</h1>" })
      : route.fulfill({ status: 404, contentType, body: readBuiltFile("404.html") });
  });
  for (const [address, expected] of [
    ["/contacto)", "/contacto"],
    ["/contacto%20", "/contacto"],
    ["/contacto,?tema=crm#horarios", "/contacto?tema=crm#horarios"],
    ["/Contacto/index.html", "/contacto"],
    ["/no-existe).", "/no-existe)."],
    ["//evil.example/)", "//evil.example/)"],
  ] as const) {
    await page.goto(baseURL + address);
    await expect(page, address).toHaveURL(baseURL + expected);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});
