import { parse } from "parse5";
import { ownBookingPath } from "#app/contact-links.ts";
import { site } from "#site";
import { attribute, type Element, elements } from "../finish/dom.ts";
import { builtPage, byTag, publicPages } from "./built-site.ts";
import { expect, test } from "./site-test.ts";

interface Answer {
  status: number;
  type: string;
  ids: Set<string>;
  addresses: string[];
}

/** Every address that an element may ask for. */
function addressesOf(element: Element): string[] {
  const named = ["href", "src", "poster", "data", "data-start"].map((name) => attribute(element, name));
  const sets = (attribute(element, "srcset") ?? "").split(",").map((part) => part.trim().split(/\s/)[0]);
  const shared = ["og:image", "og:url"].includes(attribute(element, "property") ?? "")
    ? [attribute(element, "content")]
    : [];
  return [...named, ...sets, ...shared].filter(
    (address) => address !== undefined && address !== "",
  ) as string[];
}

const textFiles: [type: RegExp, pattern: RegExp][] = [
  [/xml/, /<loc>([^<]+)/g],
  [/markdown|text\/plain/, /\]\(([^)\s]+)\)|(https:\/\/[^\s)>]+)/g],
  [/manifest/, /"src":"([^"]+)"/g],
];

async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: "manual" });
  const type = response.headers.get("content-type") ?? "";
  const answer: Answer = { status: response.status, type, ids: new Set(), addresses: [] };
  if (/html|svg/.test(type)) {
    const document = parse(await response.text());
    for (const element of elements(document, () => true)) {
      const id = attribute(element, "id");
      if (id) answer.ids.add(id);
      answer.addresses.push(...addressesOf(element));
    }
    return answer;
  }
  const pattern = textFiles.find(([kind]) => kind.test(type))?.[1];
  const text = await response.text();
  if (pattern)
    answer.addresses.push(...[...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? ""));
  return answer;
}

test("no link, file or fragment of the served site is broken, and every page is linked", {
  tag: "@check",
}, async ({ baseURL: served }) => {
  const baseURL = served ?? "";
  const answers = new Map<string, Answer>();
  const wanted: { from: string; address: string }[] = ["/", "/robots.txt", "/llms.txt", "/sitemap.xml"].map(
    (address) => ({ from: "the start", address }),
  );
  const broken: string[] = [];
  const linked = new Set<string>();
  for (let next = wanted.shift(); next; next = wanted.shift()) {
    const { from, address } = next;
    // The site's own public address is served here.
    const url = new URL(
      address.replace(site.url, baseURL),
      new URL(from === "the start" ? "/" : from, baseURL),
    );
    if (url.origin !== new URL(baseURL).origin) {
      if (!["https:", "mailto:", "tel:"].includes(url.protocol)) broken.push(`${from}: ${address}`);
      continue;
    }
    const fragment = decodeURIComponent(url.hash.slice(1));
    const { pathname } = url;
    linked.add(pathname);
    let answer = answers.get(pathname);
    if (!answer) {
      answer = await ask(new URL(pathname, baseURL).href);
      answers.set(pathname, answer);
      wanted.push(...answer.addresses.map((one) => ({ from: pathname, address: one })));
    }
    if (answer.status !== 200) broken.push(`${from}: ${address}: ${answer.status}`);
    else if (fragment && /html|svg/.test(answer.type) && !answer.ids.has(fragment))
      broken.push(`${from}: ${address}: no such fragment`);
  }
  expect(broken).toEqual([]);
  for (const { path } of publicPages) expect(linked, path).toContain(path);
  // Only the booking frame leads there, when site.config.ts names no service.
  if (ownBookingPath) expect(linked).toContain(ownBookingPath);
  // Scripts, images and other files too; how many depends on what is offered.
  expect(answers.size).toBeGreaterThan(publicPages.length * 4);
});

test("every link to the booking, WhatsApp and the mail tells its event", { tag: "@check" }, () => {
  const events = [
    [/^\/contacto\b/, "call"],
    [/^https:\/\/wa\.me\//, "whatsapp"],
    [/^mailto:/, "mail"],
  ] as const;
  const links = publicPages.flatMap((page) => byTag(builtPage(page), "a"));
  for (const [address, event] of events) {
    const found = links.filter((link) => address.test(attribute(link, "href") ?? ""));
    expect(found.length, event).toBeGreaterThan(publicPages.length);
    const silent = found.filter((link) => attribute(link, "data-event") !== event);
    expect(
      silent.map((link) => attribute(link, "href")),
      event,
    ).toEqual([]);
  }
});
