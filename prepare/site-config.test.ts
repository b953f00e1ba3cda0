import assert from "node:assert/strict";
import { test } from "node:test";
import { createVariantImporter } from "../tests/content-with.ts";

test("the module of site.config.ts that goes to the browser has the brand and no redirects", async () => {
  const read = createVariantImporter({ redirects: { "/viejo": "/contacto" } });
  const { siteConfigPlugin } = await read<typeof import("./site-config.ts")>("prepare/site-config.ts");
  const { transform } = siteConfigPlugin();
  assert.ok(typeof transform === "object" && "handler" in transform);
  const { handler, filter } = transform;
  assert.ok((filter as { id: RegExp }).id.test("/project/site.config.ts"));
  const module: string = (handler as () => string)();
  assert.match(module, /^export const site = \{"brand":/);
  assert.doesNotMatch(module, /viejo/);
});
