import type { Site } from "../build.ts";
import { fill, type Page } from "../slots.ts";
import { addScript, bundledScript } from "./bundled-script.ts";
import { startModule, takeScripts } from "./scripts.ts";

/** Pages that React never runs on: /agenda, in its frame, is worked by a script of its own. */
export const withoutReact = ["agenda.html"];

/** Replaces the framework's scripts by `boot.ts`, which starts React when it is wanted. */
export async function boot({ files, sheet }: Pick<Site, "files" | "sheet">) {
  const script = await bundledScript("app/boot.ts", files);
  return (page: Page) => {
    const scripts = takeScripts(page.document, page.name);
    if (withoutReact.includes(page.name)) return;
    const slug = page.name.replace(".html", "");
    const state = addScript(files, `state-${slug}`, scripts.state);
    const attributes = {
      ...script,
      "data-start": addScript(files, `start-${slug}`, startModule(scripts, state, `/${sheet.path}`)),
      ...(page.name === "404.html" && { "data-missing": "" }),
    };
    fill(page, "boot", "script", attributes);
  };
}
