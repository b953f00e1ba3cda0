import { firm } from "../src/content/firm/firm.ts";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { loadContent, type Read } from "../src/content/reading/content.ts";
import { read } from "../src/site-content.ts";
import { createDisposableTemporaryFolder } from "./temporary-folder.ts";

/**
 * Loads the content of a firm with these values; other files are the project's.
 * @param use what is read of it: the folder is gone afterwards
 */
export function readContentWith<Value>(
  values: Partial<SiteConfig>,
  use: (read: Read) => Value,
  files: Record<string, string | Buffer> = {},
): Value {
  // JSON is valid YAML.
  const site = JSON.stringify({ ...read(firm), ...values });
  using folder = createDisposableTemporaryFolder({ "site.yaml": site, ...files });
  return use(loadContent(folder.path));
}
