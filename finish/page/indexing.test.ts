import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { newPage } from "../build.ts";
import { indexing } from "./indexing.ts";

test("throws when the page was built for another address", () => {
  const canonical = newPage("contacto.html", '<link rel="canonical" href="https://a.example">');
  const hidden = newPage("contacto.html", '<meta name="robots" content="noindex">');
  const onSite = indexing({ address: site.url, config: site });
  const onPreview = indexing({ address: "https://preview.example", config: site });
  onSite(canonical);
  onPreview(hidden);
  assert.throws(() => onPreview(canonical), /^Error: contacto\.html: .*SITE_ADDRESS/);
  assert.throws(() => onSite(hidden), /SITE_ADDRESS/);
});

test("the 404 page is hidden everywhere", () => {
  const page = newPage("404.html", '<meta name="robots" content="noindex">');
  indexing({ address: site.url, config: site })(page);
});
