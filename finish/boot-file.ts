import { build } from "vite";

/**
 * Bundles `app/boot.ts` into one classic script.
 * @param source path of the entry
 * @returns the script's text, minified
 * @throws Error when the bundle is not exactly one file
 */
export async function bootScript(source: string): Promise<string> {
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
