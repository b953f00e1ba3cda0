import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { createPageWithSlots } from "../build.ts";
import { checkIndexingTags } from "./indexing.ts";

test("a page without noindex stops the build of a preview; a listed page with noindex stops that of the public site", () => {
  const canonical = createPageWithSlots("contacto.html", '<link rel="canonical" href="https://a.example">');
  const hidden = (name: string) => createPageWithSlots(name, '<meta name="robots" content="noindex">');
  const onSite = checkIndexingTags({ targetOrigin: site.url, config: site });
  const onPreview = checkIndexingTags({ targetOrigin: "https://preview.example", config: site });
  onSite(canonical);
  onSite(hidden("404.html"));
  onPreview(hidden("contacto.html"));
  assert.throws(() => onPreview(canonical), /^Error: contacto\.html: .*SITE_ADDRESS/);
  assert.throws(() => onSite(hidden("contacto.html")), /SITE_ADDRESS/);
});
