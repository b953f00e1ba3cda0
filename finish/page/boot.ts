import { createHash } from "node:crypto";
import { build } from "vite";
import type { Site } from "../build.ts";
import { attribute, elements } from "../dom.ts";
import { fill, type Page } from "../slots.ts";
import { startModule, takeScripts } from "./scripts.ts";

/** What a visitor operates and React answers to. A page without any, such as /agenda in its frame, needs no script. */
const operated = ["button", "form", "input", "select", "textarea"];

/** Replaces the framework's scripts by `boot.ts`, which starts React when it is wanted. */
export async function boot({ files }: Pick<Site, "files">) {
  const addScript = (name: string, text: string): string => {
    const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
    const path = `assets/${name}-${hash}.js`;
    files.set(path, Buffer.from(text));
    return `/${path}`;
  };
  const code = await bootScript("app/boot.ts");
  const src = addScript("boot", code);
  const integrity = `sha384-${createHash("sha384").update(code).digest("base64")}`;
  return (page: Page) => {
    const scripts = takeScripts(page.document);
    if (elements(page.document, ({ tagName }) => operated.includes(tagName)).length === 0) return;
    const slug = page.name.replace(".html", "");
    const state = addScript(`state-${slug}`, scripts.state);
    const attributes = {
      src,
      integrity,
      defer: "",
      fetchpriority: "low",
      "data-start": addScript(`start-${slug}`, startModule(scripts, state, sheetOf(page))),
      ...(page.name === "404.html" && { "data-missing": "" }),
    };
    fill(page, "boot", "script", attributes);
  };
}

/** The address of the style sheet that the framework has linked; the step `styles` takes it out. */
function sheetOf({ document }: Page): string {
  const [sheet] = elements(document, (element) => attribute(element, "rel") === "stylesheet");
  return (sheet && attribute(sheet, "href")) ?? "";
}

/**
 * Bundles `app/boot.ts` into one classic script.
 * @param source path of the entry
 * @returns the script's text, minified
 * @throws Error when the bundle is not exactly one file
 */
async function bootScript(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      modulePreload: false,
      target: "es2022",
      rolldownOptions: { input: source, output: { format: "iife" } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  const [file, ...more] = outputs;
  if (file?.type !== "chunk" || more.length > 0) {
    throw new Error(`${source} must bundle to one script, got ${outputs.length} files`);
  }
  return file.code;
}
