import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { newPage } from "../build.ts";
import { indexing } from "./indexing.ts";

test("a page built for another address stops the build; the 404 page has noindex in every build", () => {
  const canonical = newPage("contacto.html", '<link rel="canonical" href="https://a.example">');
  const hidden = (name: string) => newPage(name, '<meta name="robots" content="noindex">');
  const onSite = indexing({ address: site.url, config: site });
  const onPreview = indexing({ address: "https://preview.example", config: site });
  onSite(canonical);
  onSite(hidden("404.html"));
  onPreview(hidden("contacto.html"));
  assert.throws(() => onPreview(canonical), /^Error: contacto\.html: .*SITE_ADDRESS/);
  assert.throws(() => onSite(hidden("contacto.html")), /SITE_ADDRESS/);
});
