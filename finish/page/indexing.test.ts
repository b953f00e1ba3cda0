import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { createPageWithSlots } from "../build.ts";
import { addIndexingTags } from "./indexing.ts";

test("a page built for another address stops the build; the 404 page has noindex in every build", () => {
  const canonical = createPageWithSlots("contacto.html", '<link rel="canonical" href="https://a.example">');
  const hidden = (name: string) => createPageWithSlots(name, '<meta name="robots" content="noindex">');
  const onSite = addIndexingTags({ address: site.url, config: site });
  const onPreview = addIndexingTags({ address: "https://preview.example", config: site });
  onSite(canonical);
  onSite(hidden("404.html"));
  onPreview(hidden("contacto.html"));
  assert.throws(() => onPreview(canonical), /^Error: contacto\.html: .*SITE_ADDRESS/);
  assert.throws(() => onSite(hidden("contacto.html")), /SITE_ADDRESS/);
});
