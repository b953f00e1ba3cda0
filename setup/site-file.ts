import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { configFieldPaths, type SiteConfig } from "../src/content/site-schema.ts";

/** The order of the groups of fields in site.config.ts. */
const fieldGroupOrder = configFieldPaths.map((field) => field.split(".")[0]);

const biomeProgramPath = fileURLToPath(import.meta.resolve("@biomejs/biome/bin/biome"));

/**
 * Builds the text of site.config.ts from a configuration, and formats it with the project's formatter.
 * @throws Error when the formatter fails
 */
export function formatSiteConfigFile(config: SiteConfig): string {
  const sorted = Object.fromEntries(
    Object.entries(config).sort(([a], [b]) => fieldGroupOrder.indexOf(a) - fieldGroupOrder.indexOf(b)),
  );
  const source = `import type { SiteConfig, SiteConfigFile } from "./src/content/site-schema.ts";

/** Everything that makes this site yours. Colours: brand.css. Words: content/. A " inside a text is written \\". */
export const site = ${JSON.stringify(sorted, null, 2)} satisfies SiteConfigFile as SiteConfigFile as SiteConfig;
`;
  const args = [biomeProgramPath, "format", "--vcs-enabled=false", "--stdin-file-path=site.config.ts"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { input: source, encoding: "utf8" });
  if (status !== 0) throw new Error(`biome: ${stderr.trim()}`);
  return stdout;
}
