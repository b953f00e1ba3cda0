import { claims } from "../app/content/claims.ts";
import { sample, sampleIn } from "../site.sample.ts";
import { listedPages, type Site } from "./build.ts";
import { attribute, type Document, elements } from "./dom.ts";
import type { Page } from "./slots.ts";

/** All that a page says: its text, and what its attributes say to readers and machines. */
function saidIn(document: Document): string {
  const parts: string[] = [];
  for (const element of elements(document, ({ tagName }) => !["script", "style"].includes(tagName))) {
    for (const child of element.childNodes) if ("value" in child) parts.push(child.value);
    for (const name of ["content", "placeholder", "href", "aria-label", "title"])
      parts.push(attribute(element, name) ?? "");
  }
  return parts.join(" ");
}

/** Pages of the table that no chain of links reaches from the home page. */
export function unreached(pages: Pick<Page, "name" | "document">[], wanted: readonly string[]): string[] {
  const linked = new Map(
    pages.map(({ name, document }) => [
      name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`,
      elements(document, ({ tagName }) => tagName === "a").flatMap((link) => {
        const href = attribute(link, "href");
        return href?.startsWith("/") ? [href.replace(/[?#].*$/, "")] : [];
      }),
    ]),
  );
  const reached = new Set(["/"]);
  for (const path of reached) for (const next of linked.get(path) ?? []) reached.add(next);
  return wanted.filter((path) => !reached.has(path));
}

/**
 * Whether the firm can have as many years of experience as it says.
 * @param year of the build
 */
export function experienceFault(experience: string, founded: string, year: number): string | undefined {
  const [said, since] = [experience, founded].map((text) => Number(/\d+/.exec(text)?.[0]));
  if (!said || !since || year - since >= said) return undefined;
  return `app/content/claims.ts: experience: found ${JSON.stringify(experience)}, while the firm began in ${since}; expected ${year - since} years or fewer`;
}

/** The first family of `--font-sans`, where no `@font-face` of the sheet declares it. */
export function undeclaredFont(css: string): string | undefined {
  const plain = (name = "") => name.trim().replaceAll(/["']/g, "");
  const family = plain(/--font-sans:\s*([^,;}]+)/.exec(css)?.[1]);
  const declared = [...css.matchAll(/@font-face\s*{[^}]*font-family:\s*([^;}]+)/g)].map(([, name]) =>
    plain(name),
  );
  if (declared.includes(family)) return undefined;
  return `app/app.css: --font-sans: found ${JSON.stringify(family)}, which no @font-face declares, so the pages show the fallback; expected ${declared.map((one) => JSON.stringify(one)).join(" or ")}`;
}

/** What does not stop a build and should not go to the public either, one line each. */
export function warnings({ config, pages, sheet }: Pick<Site, "config" | "pages" | "sheet">): string[] {
  const listed = listedPages.map(({ path }) => path);
  const left = Map.groupBy(
    pages.flatMap(({ name, document }) => sampleIn(saidIn(document)).map((value) => ({ name, value }))),
    ({ value }) => value,
  );
  return [
    ...(config.brand.name === sample.name
      ? [
          `site.config.ts: brand.name: found the sample, ${JSON.stringify(sample.name)}; expected your own: npm run setup`,
        ]
      : [...left].map(
          ([value, places]) =>
            `${places.map(({ name }) => name).join(", ")}: found ${JSON.stringify(value)} of the sample; expected your own, in app/content/ or site.config.ts`,
        )),
    ...(config.applications
      ? []
      : [
          "site.config.ts: applications: found nothing, so the form of /hablemos delivers nowhere and asks for a mail; expected where to: docs/applications.md",
        ]),
    ...unreached(pages, listed).map(
      (path) =>
        `${path}: found no link that leads there; expected one, for example in app/content/navigation.ts`,
    ),
    ...[
      experienceFault(claims.experience.figure, claims.founded.figure, new Date().getFullYear()),
      undeclaredFont(sheet.css),
    ].filter((line) => line !== undefined),
  ];
}
