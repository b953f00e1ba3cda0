import { existsSync } from "node:fs";
import { z } from "zod";
import { type CareersPath, careersPath } from "./careers-path.ts";
import { group, optionalField, text, textKeepingPlaceholders, textList, texts } from "./field-types.ts";
import { fillPlaceholders } from "./fill.ts";
import { articles, markdownPages } from "./markdown.ts";
import { newsPages } from "./news.ts";
import { privacyPageTexts } from "./privacy.ts";
import { readRequiredContent } from "./read.ts";
import type { OwnerPagePath } from "./shapes.ts";
import { site } from "./site.ts";
import type { Solution } from "./solutions.ts";
import { offeredSolutions } from "./solutions.ts";
import { chooseDescriptionByLength, formatSentence, joinWithAnd } from "./wording.ts";

const pageEntryTextFields = { name: text, title: text, description: text };
const optionalWhatsappGreeting = optionalField(text);

const hasRoom = (name: string) => existsSync(`src/${name}/page.astro`);

const pagePath = z
  .string()
  .refine((path) => /^(\/[a-z0-9-]+)+$/.test(path), "una dirección como /eventos")
  .transform((path) => path as OwnerPagePath);

const pagesFileContent = readRequiredContent(
  "words/pages",
  group({
    home: group({
      name: text,
      title: textKeepingPlaceholders("names"),
      otherTitle: text,
      description: textKeepingPlaceholders("pitches"),
      more: textList,
      greeting: optionalWhatsappGreeting,
    }),
    about: group({
      ...texts("name", "title"),
      description: textKeepingPlaceholders("facts"),
      facts: group({ since: optionalField(text), google: optionalField(text), kaseya: optionalField(text) }),
      more: textList,
      otherDescription: text,
      greeting: optionalWhatsappGreeting,
    }),
    careers: group({ ...pageEntryTextFields, greeting: optionalWhatsappGreeting }),
    contact: group(pageEntryTextFields),
    agenda: group(pageEntryTextFields),
    privacy: group({ name: text }),
    notFound: group(pageEntryTextFields),
    own: optionalField(
      z.record(
        z.string().refine(hasRoom, "una carpeta de src/ que tenga page.astro"),
        group({ path: pagePath, ...pageEntryTextFields, menu: z.enum(["header", "footer", "none"]) }),
      ),
    ),
  }),
);

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

export type SolutionPageEntry = Extract<PageEntry, { kind: "service" }>;

function chooseHomeTitle(): string {
  const names = offeredSolutions.map(({ name, short }) => short ?? name);
  const titles = [3, 2, 1].map((count) =>
    fillPlaceholders(pagesFileContent.home.title, { names: joinWithAnd(names.slice(0, count)) }),
  );
  return titles.find(({ length }) => length <= 60) ?? pagesFileContent.home.otherTitle;
}

function chooseHomeDescription(): string {
  const { description, more } = pagesFileContent.home;
  const pitches = offeredSolutions.map(({ pitch }) => pitch);
  return chooseDescriptionByLength(
    pitches.flatMap((_, index) => {
      const some = formatSentence(joinWithAnd(pitches.slice(0, pitches.length - index)));
      return ["", ...more].map((end) =>
        [fillPlaceholders(description, { pitches: some }), end].join(" ").trimEnd(),
      );
    }),
  );
}

function chooseAboutDescription(): string {
  const { description, facts, more, otherDescription } = pagesFileContent.about;
  const statedFacts = [facts.since, facts.google, facts.kaseya].flatMap((fact) => fact ?? []);
  if (statedFacts.length === 0) return otherDescription;
  const whole = fillPlaceholders(description, { facts: formatSentence(joinWithAnd(statedFacts)) });
  return chooseDescriptionByLength(["", ...more].map((end) => [whole, end].join(" ").trimEnd()));
}

const { careers, contact, agenda, notFound } = pagesFileContent;
const { greeting: careersGreeting, ...careersTexts } = careers;

export const fixedPageEntries = {
  home: {
    path: "/",
    file: "home/page.astro",
    kind: "home",
    name: pagesFileContent.home.name,
    title: chooseHomeTitle(),
    description: chooseHomeDescription(),
  },
  about: {
    path: "/sobre-nosotros",
    file: "about/page.astro",
    kind: "about",
    name: pagesFileContent.about.name,
    title: pagesFileContent.about.title,
    description: chooseAboutDescription(),
  },
  ...(careersPath && {
    careers: { path: careersPath, file: "careers/page.astro", kind: "careers", ...careersTexts },
  }),
  contact: { path: "/contacto", file: "contact/page.astro", kind: "contact", ...contact },
  ...(!site.booking.url && {
    agenda: { path: "/agenda", file: "booking/agenda/page.astro", kind: "hidden", ...agenda },
  }),
  ...(privacyPageTexts && {
    privacy: {
      path: "/privacidad",
      file: "written/privacy.astro",
      kind: "legal",
      name: pagesFileContent.privacy.name,
      title: privacyPageTexts.title,
      description: privacyPageTexts.description,
    },
  }),
  notFound: { path: "/404", file: "not-found/page.astro", kind: "hidden", ...notFound },
} as const satisfies Record<string, PageEntry>;

export type FixedPagePath =
  | NonNullable<(typeof fixedPageEntries)[keyof typeof fixedPageEntries]>["path"]
  | CareersPath;

export const whatsappGreetingByFixedPagePath: Partial<Record<string, string>> = {
  [fixedPageEntries.home.path]: pagesFileContent.home.greeting,
  [fixedPageEntries.about.path]: pagesFileContent.about.greeting,
  ...(careersPath && { [careersPath]: careersGreeting }),
};

export const solutionPageEntriesById: Record<string, SolutionPageEntry> = Object.fromEntries(
  offeredSolutions.map(({ id, path, name, title, description, serviceType }) => [
    id,
    { path, kind: "service", name, title, description, serviceType },
  ]),
);

const ownerPageEntries: [key: string, PageEntry][] = [
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

const ownPages = Object.entries(pagesFileContent.own ?? {});

export const listOwnPageMenuItems = (menuName: "header" | "footer") =>
  ownPages.flatMap(([, { path, name, menu }]) => (menu === menuName ? [{ to: path, label: name }] : []));

const ownPageEntries = ownPages.map(([room, { menu: _, ...page }]): [string, PageEntry] => [
  `own.${room}`,
  { ...page, kind: "page", file: `${room}/page.astro` },
]);

const { home, ...otherFixedEntries } = fixedPageEntries;

export const pageTable: Record<string, PageEntry> = {
  home,
  ...solutionPageEntriesById,
  ...otherFixedEntries,
  ...Object.fromEntries(ownPageEntries),
  ...Object.fromEntries(ownerPageEntries),
};

export const pageAddresses: string[] = Object.values(pageTable)
  .map(({ path }) => path)
  .filter((path) => path !== fixedPageEntries.notFound.path);
