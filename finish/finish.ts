/**
 * Turns the framework's output (`build/client`) into the site that is served (`build/site`): finished pages that
 * need no script to be read, and their files. Reads one folder and writes the other, so it can run again.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileStem, pageUrl, shareImagePath } from "../app/page-address.ts";
import { forgetBuild, recordBuild } from "../server/freshness.ts";
import { site } from "../site.config.ts";
import { requireValidSite } from "../site.schema.ts";
import { buildAddress } from "./address.ts";
import { bootScript } from "./boot-file.ts";
import { checkIndexing } from "./check-indexing.ts";
import { requireValidPages } from "./check-pages.ts";
import { compressedTwins } from "./compress.ts";
import { discoveryFiles, listedPages } from "./discovery.ts";
import {
  attribute,
  createElement,
  elements,
  insertAt,
  onlyElement,
  readPage,
  remove,
  writePage,
} from "./dom.ts";
import { type SiteFont, siteFont } from "./font.ts";
import { iconFiles } from "./icons.ts";
import { pageMarkdown } from "./page-text.ts";
import { readBuild } from "./pages.ts";
import { pagePolicy } from "./policy.ts";
import { startModule, takeScripts } from "./scripts.ts";
import { shareImagePainter } from "./share-images.ts";
import { speculationRules } from "./speculation.ts";
import { jsonLd, structuredData } from "./structured-data.ts";
import { stylesFor, wholeSheet } from "./styles.ts";
import { colourTokens } from "./tokens.ts";

const source = "build/client";
const target = "build/site";

/** What a visitor operates and React answers to. A page without any, such as /agenda in its frame, needs no script. */
const operated = ["button", "form", "input", "select", "textarea"];

/** Pages that a visitor comes to in order to act: React starts when they are loaded, painted and in their own font. */
const eagerPages = ["hablemos.html", "contacto.html"];

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;

/** @param address that the pages were built for */
async function finish(address: string): Promise<void> {
  forgetBuild(".");
  const token = colourTokens(readFileSync("app/app.css", "utf8"));
  const { pages, files } = readBuild(source);

  const addHashed = (name: string, text: string): string => {
    const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
    const path = `assets/${name}-${hash}.js`;
    files.set(path, Buffer.from(text));
    return `/${path}`;
  };
  const read = (address: string): Buffer => {
    const file = files.get(address.slice(1));
    if (!file) throw new Error(`${address} is not in ${source}`);
    return file;
  };

  const boot = await bootScript("app/boot.ts");
  const bootFile = addHashed("boot", boot);
  const integrity = `sha384-${createHash("sha384").update(boot).digest("base64")}`;

  const sheets = new Map<string, { css: string; font: SiteFont }>();
  /** All pages have the same sheet, and measuring its font takes longer than the rest of a page. */
  const readSheet = async (address: string) => {
    const known = sheets.get(address);
    if (known) return known;
    const css = read(address).toString();
    const sheet = { css, font: await siteFont(css, read) };
    sheets.set(address, sheet);
    // The name stays: the framework's files say it, and what was cached under it does the same.
    files.set(address.slice(1), Buffer.from(wholeSheet(css)));
    return sheet;
  };
  for (const [name, html] of pages) {
    const document = readPage(html);
    const head = onlyElement(document, "head");

    const scripts = takeScripts(document);

    const [sheet, ...moreSheets] = elements(head, (element) => attribute(element, "rel") === "stylesheet");
    if (!sheet || moreSheets.length > 0)
      throw new Error(`expected one style sheet, found ${moreSheets.length + (sheet ? 1 : 0)}`);
    const { css, font } = await readSheet(attribute(sheet, "href") ?? "");
    remove(sheet);
    const style = stylesFor(css, document) + font.fallback;

    const policy = createElement("meta", {
      "http-equiv": "Content-Security-Policy",
      content: pagePolicy(style, site),
    });
    const preload = {
      rel: "preload",
      as: "font",
      type: "font/woff2",
      href: font.href,
      crossorigin: "",
    };
    // After the charset; React puts the whole sheet, when it starts, after the last one with this precedence.
    insertAt(head, 1, policy);
    insertAt(head, 3, createElement("style", { "data-precedence": "default" }, style));
    insertAt(head, 4, createElement("meta", { name: "theme-color", content: token("night") }));
    // In the head, or in a Link header, Chromium holds the first paint back for a font: measured, a quarter of the
    // time to first paint.
    insertAt(onlyElement(document, "body"), 0, createElement("link", preload));
    if (elements(document, ({ tagName }) => operated.includes(tagName)).length > 0) {
      const slug = name.replace(".html", "");
      const state = addHashed(`state-${slug}`, scripts.state);
      const bootTag = createElement("script", {
        src: bootFile,
        integrity,
        defer: "",
        fetchpriority: "low",
        "data-start": addHashed(`start-${slug}`, startModule(scripts, state)),
        ...(eagerPages.includes(name) && { "data-eager": "" }),
        ...(name === "404.html" && { "data-missing": "" }),
      });
      insertAt(head, head.childNodes.length, bootTag);
    }
    const page = listedPages.find(({ path }) => `${fileStem(path)}.html` === name);
    checkIndexing(document, name, page !== undefined && address === site.url);
    if (page) {
      const data = jsonLd(structuredData(page, site));
      insertAt(head, head.childNodes.length, createElement("script", { type: "application/ld+json" }, data));
      files.set(
        `${fileStem(page.path)}.md`,
        Buffer.from(pageMarkdown(document, pageUrl(page.path, address))),
      );
    }
    files.set(name, Buffer.from(writePage(document)));
  }
  const [sheet] = sheets.values();
  if (!sheet) throw new Error(`${source} has no pages`);
  const paint = await shareImagePainter(read(sheet.font.href), site, token);
  for (const page of listedPages) files.set(shareImagePath(page.path).slice(1), await paint(page));
  for (const [path, content] of [...iconFiles(site, token), ...discoveryFiles(address, site, new Date())])
    files.set(path, content);
  files.set("speculation-rules.json", Buffer.from(speculationRules()));

  rmSync(target, { recursive: true, force: true });
  for (const [path, content] of [...files].sort(([a], [b]) => a.localeCompare(b))) {
    const twins = compressedTwins(path, content);
    for (const [name, bytes] of [[path, content] as const, ...twins]) {
      mkdirSync(dirname(join(target, name)), { recursive: true });
      writeFileSync(join(target, name), bytes);
    }
    if (pages.has(path)) {
      console.info(
        `${path.padEnd(24)} ${kilobytes(content.length)}  compressed ${kilobytes(twins.get(`${path}.br`)?.length ?? content.length)}`,
      );
    }
  }
  recordBuild(".");
  console.info(`${files.size} files finished in ${target}`);
}

requireValidSite(site);
requireValidPages();
const address = buildAddress(process.env, site);
try {
  await finish(address);
} catch (error) {
  console.error(`finish: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
