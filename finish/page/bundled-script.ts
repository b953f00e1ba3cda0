import { createHash } from "node:crypto";
import { parse } from "node:path";
import { build } from "vite";

/**
 * Adds a script to the site under a name with its hash.
 * @returns its address
 */
export function addScript(files: Map<string, Buffer>, name: string, text: string): string {
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const path = `assets/${name}-${hash}.js`;
  files.set(path, Buffer.from(text));
  return `/${path}`;
}

/**
 * Bundles a script that does not wait for React into one classic file and adds it to the site.
 * @param source path of the entry
 * @returns the attributes of its element: after the page, and at low priority, so that nothing waits for it
 * @throws Error when the bundle is not exactly one file
 */
export async function bundledScript(
  source: string,
  files: Map<string, Buffer>,
): Promise<Record<string, string>> {
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
  return {
    src: addScript(files, parse(source).name, file.code),
    integrity: `sha384-${createHash("sha384").update(file.code).digest("base64")}`,
    defer: "",
    fetchpriority: "low",
  };
}
