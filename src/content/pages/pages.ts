import { firm } from "../firm/firm.ts";
import { written } from "../markdown/written.ts";
import { define, type Read, type ValueOf } from "../reading/content.ts";
import { privacyWords } from "../shared/privacy.ts";
import { type Solution, solutions } from "../shared/solutions.ts";
import { fillPlaceholders } from "../texts/fill.ts";
import { wordLists } from "../texts/wording.ts";
import { news } from "./news.ts";
import { longestDescription, maxFullTitleLength, shortestDescription } from "./page-address.ts";
import { pageWords } from "./page-words.ts";

interface BasePageEntry extends Pick<Solution, "name" | "title" | "description"> {
  path: `/${string}`;
  /** The Astro file that shows the page, from src/, where it is not that of all solutions or of all Markdown pages. */
  file?: string;
  date?: string | undefined;
}

/** The metadata of a page; the kind `hidden` excludes it from search engines, previews and language models. */
export type PageEntry = BasePageEntry &
  (
    | { kind: "home" | "about" | "careers" | "contact" | "legal" | "page" | "news" | "hidden" }
    | { kind: "article"; date: string; section: string }
    | ({ kind: "service" } & Pick<Solution, "serviceType">)
  );

type CareersPath = "/hablemos";

/** The path of the page for applicants; undefined when content/site.yaml leaves that page out. */
export const careersPage = define((read): CareersPath | undefined =>
  read(firm).careers === false ? undefined : "/hablemos",
);

type PageWords = ValueOf<typeof pageWords>;

const formatSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** @returns the first text that a search result shows in full; else the last text */
function chooseDescriptionByLength(texts: readonly string[]): string {
  return (
    texts.find(({ length }) => length >= shortestDescription && length <= longestDescription) ??
    texts.at(-1) ??
    ""
  );
}

/** Lists a text alone, then with each of the endings. */
const listWithEndings = (text: string, endings: readonly string[]) => [
  text,
  ...endings.map((end) => `${text} ${end}`),
];

function describeHome(read: Read, { name, title, otherTitle, description, more }: PageWords["home"]) {
  const { offeredSolutions } = read(solutions);
  const { joinWithAnd } = read(wordLists);
  const names = offeredSolutions.map((solution) => solution.short ?? solution.name);
  const titles = [3, 2, 1].map((count) =>
    fillPlaceholders(title, { names: joinWithAnd(names.slice(0, count)) }),
  );
  const pitches = offeredSolutions.map(({ pitch }) => pitch);
  const descriptions = pitches.flatMap((_, index) => {
    const some = formatSentence(joinWithAnd(pitches.slice(0, pitches.length - index)));
    return listWithEndings(fillPlaceholders(description, { pitches: some }), more);
  });
  return {
    name,
    title: titles.find(({ length }) => length <= maxFullTitleLength) ?? otherTitle,
    description: chooseDescriptionByLength(descriptions),
  };
}

function describeAbout(read: Read, about: PageWords["about"]) {
  const { name, title, description, facts, more, otherDescription } = about;
  const statedFacts = [facts.since, facts.google, facts.kaseya].flatMap((fact) => fact ?? []);
  if (statedFacts.length === 0) return { name, title, description: otherDescription };
  const joined = formatSentence(read(wordLists).joinWithAnd(statedFacts));
  const descriptions = listWithEndings(fillPlaceholders(description, { facts: joined }), more);
  return { name, title, description: chooseDescriptionByLength(descriptions) };
}

function buildFixedPageEntries(read: Read) {
  const { home, about, careers, contact, agenda, privacy, notFound } = read(pageWords);
  const { greeting: _, ...careersTexts } = careers;
  const careersPath = read(careersPage);
  const privacyTexts = read(privacyWords);
  return {
    home: { path: "/", file: "home/page.astro", kind: "home", ...describeHome(read, home) },
    about: {
      path: "/sobre-nosotros",
      file: "about/page.astro",
      kind: "about",
      ...describeAbout(read, about),
    },
    ...(careersPath && {
      careers: { path: careersPath, file: "careers/page.astro", kind: "careers", ...careersTexts },
    }),
    contact: { path: "/contacto", file: "contact/page.astro", kind: "contact", ...contact },
    ...(!read(firm).booking.url && {
      agenda: { path: "/agenda", file: "booking/agenda/page.astro", kind: "hidden", ...agenda },
    }),
    ...(privacyTexts && {
      privacy: {
        path: "/privacidad",
        file: "written/privacy.astro",
        kind: "legal",
        name: privacy.name,
        title: privacyTexts.title,
        description: privacyTexts.description,
      },
    }),
    notFound: { path: "/404", file: "not-found/page.astro", kind: "hidden", ...notFound },
  } as const satisfies Record<string, PageEntry>;
}

type FixedPageEntries = ReturnType<typeof buildFixedPageEntries>;
export type FixedPagePath = NonNullable<FixedPageEntries[keyof FixedPageEntries]>["path"] | CareersPath;

function listOwnerPageEntries(read: Read): [key: string, PageEntry][] {
  const { markdownPages, articles } = read(written);
  const { newsPages } = read(news);
  return [
    ...markdownPages.map(({ file, path, name, title, description, date }): [string, PageEntry] => [
      file,
      { path, kind: "page", name, title, description, date },
    ]),
    ...newsPages.map(({ path, name, title, description }): [string, PageEntry] => [
      path,
      { path, kind: "news", name, title, description, date: articles[0]?.date },
    ]),
    ...articles.map(({ file, path, title, description, date }): [string, PageEntry] => [
      file,
      { path, kind: "article", section: newsPages[0]?.name ?? "", name: title, title, description, date },
    ]),
  ];
}

/** The table of pages: what each says in head, menus and lists. */
export const pages = define((read) => {
  const { own = {} } = read(pageWords);
  const fixedPageEntries = buildFixedPageEntries(read);
  const { home, ...otherFixedEntries } = fixedPageEntries;
  const solutionPageEntries = read(solutions).offeredSolutions.map(
    ({ id, path, name, title, description, serviceType }): [string, PageEntry] => [
      // The id alone may be the key of another page: agenda.
      `solutions/${id}`,
      { path, kind: "service", name, title, description, serviceType },
    ],
  );
  const ownPageEntries = Object.entries(own).map(([folder, { menu: _, ...page }]): [string, PageEntry] => [
    `own.${folder}`,
    { ...page, kind: "page", file: `${folder}/page.astro` },
  ]);
  const pageTable: Record<string, PageEntry> = {
    home,
    ...Object.fromEntries(solutionPageEntries),
    ...otherFixedEntries,
    ...Object.fromEntries(ownPageEntries),
    ...Object.fromEntries(listOwnerPageEntries(read)),
  };
  return {
    fixedPageEntries,
    pageTable,
    pageAddresses: Object.values(pageTable)
      .map(({ path }): string => path)
      .filter((path) => path !== fixedPageEntries.notFound.path),
  };
});
