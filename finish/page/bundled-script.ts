import { createHash } from "node:crypto";
import { parse } from "node:path";
import { build } from "vite";
import { contentModulesPlugin } from "../../src/content/plugin.ts";
import { siteConfigPlugin } from "../../prepare/site-config.ts";

/** Adds a script to the files of the site, under a name with a hash, and returns its address. */
export function addHashedScript(files: Map<string, Buffer>, name: string, text: string): string {
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const path = `assets/${name}-${hash}.js`;
  files.set(path, Buffer.from(text));
  return `/${path}`;
}

/** Bundles a TypeScript file into one classic script. @throws Error when the bundle is not exactly one file */
export async function bundleScript(entryPath: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [siteConfigPlugin(), contentModulesPlugin()],
    build: {
      write: false,
      modulePreload: false,
      target: "es2022",
      rolldownOptions: { input: entryPath, output: { format: "iife" } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  const [file, ...more] = outputs;
  if (file?.type !== "chunk" || more.length > 0) {
    throw new Error(`${entryPath} must bundle to one script, got ${outputs.length} files`);
  }
  return file.code;
}

/**
 * Bundles a TypeScript entry and adds the script to the files of the site.
 * @param entryPath the path of the entry, a TypeScript file
 * @returns the attributes of its `<script>`: deferred and with low priority, so that it delays nothing else
 */
export async function addBundledScript(
  entryPath: string,
  files: Map<string, Buffer>,
): Promise<Record<string, string>> {
  const code = await bundleScript(entryPath);
  return {
    src: addHashedScript(files, parse(entryPath).name, code),
    integrity: `sha384-${createHash("sha384").update(code).digest("base64")}`,
    defer: "",
    fetchpriority: "low",
  };
}
