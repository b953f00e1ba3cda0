// Not `test` of fixtures.ts, which opens a window for each test: these tests open no page.
import { expect, test } from "@playwright/test";
import { type Document, findElements, getAttribute } from "../../integration/dom.ts";
import {
  extractTextWithSingleSpaces,
  findElementsByTag,
  indexablePageEntries,
  parseBuiltPage,
} from "../../tests/built-site.ts";
import { buildBookingLinkAddress, pathsWithHeaderAndFooter, solutionPaths } from "../../tests/paths.ts";
import { isSampleContent } from "../../tests/sample.ts";
import {
  buildMailLink,
  buildWhatsappLink,
  whatsappGreetingByPagePath,
  whatsappPhoneLink,
} from "../../tests/shared-content.ts";

/** Lists the links in the elements with this tag name. */
const listLinksIn = (document: Document, containerTagName: string) =>
  findElementsByTag(document, containerTagName)
    .flatMap((part) => findElements(part, ({ tagName }) => tagName === "a"))
    .map((link) => ({
      text: extractTextWithSingleSpaces(link),
      address: getAttribute(link, "href") ?? "",
      event: getAttribute(link, "data-event"),
    }));

test("every page with header and footer links to home, WhatsApp, telephone and mail in its footer, and to /contacto with its topic in header, footer and text; that of a solution to home and the other solutions", () => {
  const greetings = solutionPaths.map((path) => whatsappGreetingByPagePath[path]);
  expect(new Set(greetings).size, "different greetings").toBe(solutionPaths.length);
  for (const path of pathsWithHeaderAndFooter) {
    const document = parseBuiltPage({ path });
    const listAddresses = (part: string) => listLinksIn(document, part).map(({ address }) => address);
    const booking = buildBookingLinkAddress(path);
    const inHeader = listAddresses("header").filter((address) => address.startsWith("/contacto"));
    expect(new Set(inHeader), path).toEqual(new Set([booking]));
    const whatsapp = buildWhatsappLink(whatsappGreetingByPagePath[path]);
    const inFooter = ["/", booking, whatsapp, whatsappPhoneLink, buildMailLink()];
    expect(listAddresses("footer"), path).toEqual(expect.arrayContaining(inFooter));
    const addresses = listAddresses("main");
    if (solutionPaths.includes(path)) {
      const others = solutionPaths.filter((one) => one !== path);
      expect(addresses, path).toEqual(expect.arrayContaining(["/", ...others]));
    }
    // /hablemos is for applicants, and an owner's Markdown page has the links that its author wrote.
    if (!isSampleContent || ["/contacto", "/hablemos"].includes(path)) continue;
    expect(addresses, path).toContainEqual(expect.stringMatching(/^\/contacto/));
  }
});

test("every link to /contacto, WhatsApp and mail has its analytics event", { tag: "@check" }, () => {
  const links = indexablePageEntries.flatMap((page) => listLinksIn(parseBuiltPage(page), "body"));
  for (const [event, pattern] of [
    ["call", /^\/contacto\b/],
    ["whatsapp", /^https:\/\/wa\.me\//],
    ["mail", /^mailto:/],
  ] as const) {
    const found = links.filter(({ address }) => pattern.test(address));
    expect(found.length, event).toBeGreaterThan(indexablePageEntries.length);
    expect(found.filter((link) => link.event !== event)).toEqual([]);
  }
});
