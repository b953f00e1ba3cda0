import assert from "node:assert/strict";
import { test } from "node:test";
import { aboutWords } from "../src/about/words.ts";
import { aiAgentsWords } from "../src/ai-agents/words.ts";
import { careersWords } from "../src/careers/words.ts";
import { claimsFile } from "../src/content/firm/claim-blocks.ts";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { builtInSolutionNames } from "../src/content/firm/solution-files.ts";
import { greetings } from "../src/content/pages/greetings.ts";
import { navigation } from "../src/content/pages/navigation.ts";
import { news } from "../src/content/pages/news.ts";
import { findPageTableFaults } from "../src/content/pages/page-problems.ts";
import { pages } from "../src/content/pages/pages.ts";
import { solutionPages } from "../src/content/pages/solution-page.ts";
import { topics } from "../src/content/pages/topics.ts";
import type { Handle, Read } from "../src/content/reading/content.ts";
import { calls } from "../src/content/shared/calls.ts";
import { contactWords } from "../src/content/shared/contact.ts";
import { conversations } from "../src/content/shared/conversations.ts";
import { firstStepSheets } from "../src/content/shared/first-step-sheet.ts";
import { ownerWords } from "../src/content/shared/owner.ts";
import { solutions as solutionsOfFirm } from "../src/content/shared/solutions.ts";
import { crmWords } from "../src/crm/words.ts";
import { googleWorkspaceWords } from "../src/google-workspace/words.ts";
import { homeWords } from "../src/home/words.ts";
import { kaseyaWords } from "../src/kaseya/words.ts";
import { read as readSample } from "../src/site-content.ts";
import { readContentWith } from "./content-with.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";

const skip = !isSampleContent && sampleTestSkipReason;

type Texts = Record<string, Handle<unknown>>;
const solutionWords: Texts = {
  "agentes-ia": aiAgentsWords,
  crm: crmWords,
  "google-workspace": googleWorkspaceWords,
  kaseya: kaseyaWords,
};
const sharedTexts: Texts = {
  aboutWords,
  calls,
  careersWords,
  contactWords,
  greetings,
  homeWords,
  navigation,
  pages,
  solutionPages,
  topics,
};
/** All texts, also those of pages that only some firms have. */
const allTexts = { ...sharedTexts, ...solutionWords, conversations, firstStepSheets, news, ownerWords };

/** Matches what a text contains when a value in it is missing. */
const missingValuePattern = /undefined|\bNaN\b|,,|\.\.| {2}| [,.]/;

/** Expects texts without gaps or forbidden patterns, and valid titles, of a firm with these values. */
const assertTextsWithout = (values: Partial<SiteConfig>, texts: Texts, absent: readonly RegExp[]) =>
  readContentWith({ solutions: undefined, ...values }, (read) => {
    assert.deepEqual(findPageTableFaults(read), []);
    for (const [name, handle] of Object.entries(texts)) {
      const text = JSON.stringify(read(handle)).replaceAll("\u00a0", " ");
      for (const pattern of [missingValuePattern, ...absent]) assert.doesNotMatch(text, pattern, name);
    }
  });

const noFacts = { since: undefined, partners: undefined, claims: undefined };
const noClaims = Object.fromEntries(
  Object.keys(readSample(claimsFile).blocks).flatMap((name) =>
    name === "meeting" ? [] : [[name, false as const]],
  ),
);

const sampleYearPattern = /\bdesde (?:19|20)\d\d|\b2003\b|\b2012\b/iu;
const partnerPattern = /\bpartners?\b/iu;
const sampleFigurePattern = /48 ?h|\b50 integraciones|70 %|30 GB|100 p|10 años|60 %|años de experiencia/iu;

const firms: [firm: string, Partial<SiteConfig>, absent: RegExp[]][] = [
  ["that states nothing", { claims: noClaims }, [sampleYearPattern, partnerPattern, sampleFigurePattern]],
  ["that is partner of nobody", { since: 2015 }, [partnerPattern, /\b2003\b|\b2012\b/u]],
  ["that is partner of Google alone", { partners: { google: 2016 } }, [/(?:partner|también) de Kaseya/iu]],
  ["that is partner of Kaseya alone", { partners: { kaseya: 2018 } }, [/partner de Google|Google desde/iu]],
  [
    "that does not give the year of its partnerships",
    { since: 2015, partners: { google: true, kaseya: true } },
    [/desde true|: ?"true"|\b2012\b/u],
  ],
];

for (const [firm, facts, absent] of firms)
  test(`texts of a firm ${firm} have neither the sample's facts nor gaps`, { skip }, () =>
    assertTextsWithout({ ...noFacts, ...facts }, allTexts, absent),
  );

test("a firm's founding year and claims replace those of the sample", { skip }, () => {
  const since = new Date().getFullYear() - 16;
  readContentWith({ ...noFacts, since, claims: { launch: "72 horas" } }, (read) => {
    assert.match(JSON.stringify(read(aiAgentsWords)), /menos de 72.horas/iu);
    assert.match(JSON.stringify(read(crmWords)), /Más de[^.]*15.años/u);
  });
});

function listDrawnFigures(read: Read) {
  const { response, launch } = read(aiAgentsWords);
  const { storageBars, callSeats } = read(googleWorkspaceWords).pictures;
  return [
    response?.picture.fast.minutes,
    launch?.steps.map(({ hour }) => hour),
    storageBars?.gigabytes,
    callSeats?.seats,
    read(kaseyaWords).pictures.closedFirmsChart?.closedCount,
  ];
}

test("the solutions' pictures draw the claimed figures, if there are any", { skip }, () => {
  for (const [claims, expected] of [
    [
      { response: "75\u00a0%", launch: "25\u00a0horas", storage: "30 GB", meet: "100", dataLoss: "40 %" },
      [13, ["0", "13", "25\u00a0h"], 30, 100, 2],
    ],
    // The pictures hold up to 100 GB and 250 participants.
    [
      { response: "90\u00a0%", launch: "96\u00a0horas", storage: "2 TB", meet: "500", dataLoss: "60 %" },
      [5, ["0", "48", "96\u00a0h"], undefined, undefined, 3],
    ],
    [noClaims, [undefined, undefined, undefined, undefined, undefined]],
  ] as const)
    assert.deepEqual(readContentWith({ ...noFacts, claims }, listDrawnFigures), expected);
});

const namePatterns = {
  "agentes-ia": /agentes? (de )?IA|recepcionista|\bun agente\b/iu,
  crm: /\bCRM\b/u,
  "google-workspace": /Workspace|partner de Google|Google Partner/iu,
  kaseya: /Kaseya|Datto/u,
};

const listLinkPaths = (links: readonly { to: string }[]) => links.map(({ to }) => to);

const solutionSets = Array.from({ length: 2 ** builtInSolutionNames.length - 1 }, (_, choice) =>
  builtInSolutionNames.filter((_name, index) => ((choice + 1) >> index) % 2 === 1),
);

for (const offered of solutionSets)
  test(`a firm that offers ${offered.join(", ")} lists them everywhere, and mentions no other solution`, {
    skip,
  }, () => {
    const offeredWords = Object.entries(solutionWords).filter(([name]) =>
      offered.some((one) => one === name),
    );
    const texts = { ...sharedTexts, ...Object.fromEntries(offeredWords) };
    const unoffered = builtInSolutionNames.filter((name) => !offered.includes(name));
    const absent = unoffered.map((name) => namePatterns[name]);
    const solutions = [...offered];
    assertTextsWithout({ solutions }, texts, absent);
    const factsOfSample = [sampleYearPattern, partnerPattern, sampleFigurePattern];
    const statesNothing = { ...noFacts, claims: noClaims, solutions };
    assertTextsWithout(statesNothing, texts, [...absent, ...factsOfSample]);

    readContentWith({ solutions }, (read) => {
      const { day, highlights } = read(homeWords).page;
      const paths = offered.map((name) => `/${name}`);
      assert.deepEqual(new Set(listLinkPaths(day.moments)), new Set(paths));
      assert.equal(highlights.claims.length, 3);
      assert.deepEqual(listLinkPaths(read(navigation).solutions.items), paths);
      assert.deepEqual(new Set(listLinkPaths(read(aboutWords).offer.list)), new Set(paths));
      const { topicIdByPagePath, topicTextsById } = read(topics);
      const { lists } = read(ownerWords).buyerQuestions;
      const meeting = JSON.stringify(read(contactWords).meetingSectionTexts);
      const price = read(calls).buildPriceDependsOnPhrase();
      for (const { id, path, shown = "", unit = "" } of read(solutionsOfFirm).offeredSolutions) {
        const { related, buyerQuestions } = read(solutionPages).solutionPagesByName[id] ?? {};
        assert.deepEqual([path, ...listLinkPaths(related?.solutions ?? [])].sort(), [...paths].sort());
        assert.deepEqual(buyerQuestions?.list, lists[id] ?? []);
        assert.ok(topicTextsById[topicIdByPagePath[path] ?? ""], `topic of ${path}`);
        assert.ok(read(greetings)[path], `greeting of ${path}`);
        assert.ok(meeting.includes(shown) && price.includes(unit), `what ${path} shows and counts`);
      }
    });
  });

test("without configured solutions menu and day story have their specified order", { skip }, () =>
  readContentWith({ solutions: undefined }, (read) => {
    const paths = listLinkPaths(read(navigation).solutions.items);
    assert.deepEqual(paths, ["/google-workspace", "/kaseya", "/crm", "/agentes-ia"]);
    const hours = read(homeWords).page.day.moments.map(({ hour }) => hour);
    assert.deepEqual(hours, ["7:50", "9:20", "11:00", "16:10", "18:15", "23:10", "2:40"]);
  }),
);

test("texts call the CRM free only for a firm that gives it free", { skip }, () => {
  const otherThanMeeting =
    /(?<!(?:videollamada|reunión|demo|hora,?|minutos,|minutos y es) )gratis|sin costo\./iu;
  const texts = [aiAgentsWords, calls, contactWords, crmWords, firstStepSheets, homeWords, ownerWords];
  const handles: readonly Handle<unknown>[] = [...texts, pages, solutionPages, topics];
  for (const [values, isCrmFree] of [
    [{ claims: { freeCrm: true } }, true],
    [{ claims: { freeCrm: false } }, false],
    [{ solutions: ["crm"] }, false],
    [{ solutions: ["agentes-ia"] }, false],
  ] satisfies [Partial<SiteConfig>, boolean][]) {
    const firm = { claims: undefined, solutions: undefined, ...values };
    const shown = readContentWith(firm, (read) => JSON.stringify(handles.map((handle) => read(handle))));
    const [found] = otherThanMeeting.exec(shown.replaceAll("\u00a0", " ")) ?? [];
    assert.equal(found !== undefined, isCrmFree, JSON.stringify(values));
  }
});
