import { claims } from "../app/content/claims.ts";
import { offered } from "../app/content/offered.ts";
import { bareAddress } from "../server/headers.ts";
import { sample, sampleIn } from "../site.sample.ts";
import { solutionNames } from "../site.schema.ts";
import { listedPages, type Site } from "./build.ts";
import { alikeGrounds, alikeLine } from "./contrast.ts";
import { attribute, type Document, elements } from "./dom.ts";
import { nameWidth } from "./files/lettering.ts";
import type { Logo } from "./logo.ts";
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

/** What the header has for the name where the whole navigation stands beside it, in em: at 768 px, as measured there. */
const headerRoom = 4.9;

/**
 * Whether the name is too wide for the header.
 * @param widthOf a text in the wordmark, in em
 */
export async function nameFault(
  { name, short }: Site["config"]["brand"],
  widthOf: (text: string) => Promise<number>,
): Promise<string | undefined> {
  const [shown, field] = short ? [short, "brand.short"] : [name, "brand.name"];
  if ((await widthOf(shown)) <= headerRoom) return undefined;
  let fits = shown;
  while (fits.length > 1 && (await widthOf(fits)) > headerRoom) fits = fits.slice(0, -1);
  const words = fits.slice(0, shown.lastIndexOf(" ", fits.length)).trim() || fits;
  return `site.config.ts: ${field}: found ${JSON.stringify(shown)}, too wide for the header of a tablet; expected up to about ${fits.length} letters, as ${JSON.stringify(words)} would fit: give a shorter one as brand.short, or a logo as public/logo.svg`;
}

/**
 * Solutions that are off and whose addresses lead nowhere.
 * @param known the names of all that there are texts of
 * @param redirects of site.config.ts
 * @returns one line for all of them; undefined where there is none
 */
export function goneSolutions(
  known: readonly string[],
  on: readonly string[],
  redirects: Record<string, string> = {},
): string | undefined {
  const led = new Set(Object.keys(redirects).map(bareAddress));
  const gone = known
    .filter((name) => !on.includes(name))
    .map((name) => `/${name}`)
    .filter((path) => !led.has(path));
  if (gone.length === 0) return undefined;
  const example = JSON.stringify({ [gone[0] ?? ""]: `/${on[0]}` });
  return `site.config.ts: solutions: found none at ${gone.join(", ")}, so these answer 404; where one was public and another page takes its place, say which: redirects: ${example}`;
}

/** What of a logo is not there and would be better there. */
function logoGaps(logo: Logo | undefined): string[] {
  if (!logo) return [];
  const gaps: string[] = [];
  if (logo.plated)
    gaps.push(
      "public/logo-dark.svg: found nothing, and dark grounds would swallow public/logo.svg, so it stands on a light plate there; expected the logo in light colours",
    );
  if (!logo.icon)
    gaps.push(
      "public/logo-icon.svg: found nothing, and public/logo.svg is too wide for a square, so the icons show the brand's first letter; expected a square drawing",
    );
  return gaps;
}

/** What does not stop a build and should not go to the public either, one line each. */
export async function warnings({
  config,
  pages,
  sheet,
  font,
  logo,
  token,
  darkToken,
}: Pick<Site, "config" | "pages" | "sheet" | "font" | "logo" | "token" | "darkToken">): Promise<string[]> {
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
    ...alikeGrounds({ light: token, dark: darkToken }).map(alikeLine),
    ...[
      experienceFault(claims.experience.figure, claims.founded.figure, new Date().getFullYear()),
      undeclaredFont(sheet.css),
      goneSolutions(solutionNames ?? [], offered, config.redirects),
      logo?.named ? undefined : await nameFault(config.brand, (text) => nameWidth(text, font)),
      ...logoGaps(logo),
    ].filter((line) => line !== undefined),
  ];
}
