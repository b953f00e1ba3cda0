import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { agendaTexts } from "#app/booking/agenda-words.ts";
import { ownAgendaPath } from "#app/contact-links.ts";
import { careersPaths, getPageTopic, missingPagePath, solutionPaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { copyProjectSources, linkNodeModules } from "./variant-site.ts";

// All tests share one development server.
test.describe.configure({ mode: "default" });

/** A copy in which `npm run dev` runs, so that the developer's own node_modules/.vite is not touched. */
let folder: string;
let server: ChildProcess;
let origin: string;

/** Stops npm and its child processes, and waits until they have ended. */
async function stopDevServer(child: ChildProcess): Promise<void> {
  const { pid, exitCode, signalCode } = child;
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  const gone = once(child, "close");
  // On Windows there are no process groups; npm stops its child processes.
  process.kill(process.platform === "win32" ? pid : -pid, "SIGTERM");
  await gone;
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = copyProjectSources();
  linkNodeModules(folder);
  expect(existsSync(join(folder, "node_modules/.vite")), "a cache of an earlier run").toBe(false);
  server = spawn("npm", ["run", "dev", "--", "--host", "127.0.0.1", "--port", "0"], {
    cwd: folder,
    detached: process.platform !== "win32",
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
  });
  let lines = "";
  origin = await new Promise<string>((resolve, reject) => {
    for (const output of [server.stdout, server.stderr])
      output?.setEncoding("utf8").on("data", (text: string) => {
        lines += text;
        const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(lines) ?? [];
        if (found) resolve(found);
      });
    server.once("close", () => reject(new Error(`npm run dev ended; expected it to serve:\n${lines}`)));
  });
});

test.afterAll(async () => {
  if (server) await stopDevServer(server);
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Whether React has hydrated the document, which hot reload needs. */
const hasReactRoot = () => Object.keys(document).some((key) => key.startsWith("__reactContainer"));

test("npm run dev with an empty cache opens every page with working scripts", async ({
  page,
  browserConsole,
}) => {
  test.setTimeout(180_000);
  browserConsole.expectFault(new RegExp(`404: ${missingPagePath}`));
  const faults: string[] = [];
  const documents: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(response.url().slice(origin.length));
  });
  const slow = { timeout: 60_000 };

  const withTopic = solutionPaths.slice(0, 1).map((path) => `/contacto?tema=${getPageTopic(path).id}`);
  const paths = ["/", ...careersPaths, "/contacto", ...solutionPaths, ...withTopic, missingPagePath];
  for (const path of paths)
    await test.step(`${path} opens with working scripts`, async () => {
      await page.goto(origin + path, slow);
      await expect(page.locator("html[data-boot]")).toBeAttached(slow);
      await page.waitForFunction(hasReactRoot, undefined, slow);
      if (path === "/hablemos") {
        // Before React has hydrated the form, the browser shows its own message.
        await expect(async () => {
          await page.getByRole("button", { name: "Enviar" }).click();
          await expect(page.locator("[aria-invalid=true]").first()).toBeVisible({ timeout: 5000 });
        }).toPass(slow);
      }
      if (path === "/contacto" && ownAgendaPath) {
        const frame = page.frameLocator("iframe");
        await frame.locator("label:has(input[name=time]:enabled)").first().click(slow);
        await expect(frame.getByRole("link", { name: agendaTexts.chosen.whatsapp })).toBeVisible();
      }
    });
  // The development server returns 200 for a missing page.
  expect(faults).toEqual([]);
  expect(browserConsole.messages).toContain(`404: ${missingPagePath}`);
  expect(documents, "documents loaded, each once").toEqual(paths);
});

test("npm run dev shows a changed text of a content file, and for an unknown key the error with its line", async () => {
  // On a busy machine the server needs a while to render what has changed.
  test.setTimeout(180_000);
  const waiting = { timeout: 50_000 };
  const file = join(folder, "content/about.yaml");
  const written = readFileSync(file, "utf8");
  const line = written.split("\n").indexOf("closing:") + 2;
  const page = async () => (await fetch(`${origin}/sobre-nosotros`)).text();
  const changed = written.replace(/(\nclosing:\n {2}title: ).*/, "$1Un título de prueba");
  writeFileSync(file, changed);
  await expect.poll(page, waiting).toContain("Un título de prueba");
  writeFileSync(file, changed.replace("\nclosing:\n  title:", "\nclosing:\n  titulo:"));
  await expect.poll(page, waiting).toContain(`content/about.yaml:${line}: closing.titulo: `);
  writeFileSync(file, written);
  await expect.poll(page, waiting).not.toContain("closing.titulo");
  expect(await page()).not.toContain("Un título de prueba");
});
