import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { SiteConfig } from "../site.schema.ts";

/** The order that the fields have in the file, whatever the order of the answers. */
const order = [
  "brand",
  "legal",
  "url",
  "email",
  "whatsapp",
  "address",
  "booking",
  "applications",
  "solutions",
  "redirects",
  "hero",
  "hsts",
  "locale",
  "timeZone",
];

const biome = fileURLToPath(import.meta.resolve("@biomejs/biome/bin/biome"));

/**
 * The text of site.config.ts.
 * @returns as the project's formatter writes it
 * @throws Error when the formatter fails
 */
export function siteFile(config: SiteConfig): string {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const sorted = Object.fromEntries(Object.entries(config).sort(([a], [b]) => place(a) - place(b)));
  const source = `import type { SiteConfig } from "./site.schema.ts";

/** Everything that makes this site yours. Colours and type: app/app.css. Words: app/content/. A " inside a text is written \\". */
export const site = ${JSON.stringify(sorted, null, 2)} satisfies SiteConfig as SiteConfig;
`;
  const args = [biome, "format", "--vcs-enabled=false", "--stdin-file-path=site.config.ts"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { input: source, encoding: "utf8" });
  if (status !== 0) throw new Error(`biome: ${stderr.trim()}`);
  return stdout;
}
