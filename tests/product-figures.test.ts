import assert from "node:assert/strict";
import { test } from "node:test";
import { formatExampleAmount } from "../src/content/region.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { createVariantImporter, findTextModulePath } from "./content-with.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";

/** The option `skip` of a test that only the sample's texts and examples pass. */
const skipUnlessSampleContent = !isSampleContent && sampleTestSkipReason;

/** The fields of content/site.yaml that change figures, years and partnerships in the content. */
type FirmFacts = Pick<SiteConfig, "since" | "partners" | "claims">;

/** Creates a function that imports a content file for a firm that has only the facts passed to it. */
const createContentImporter =
  <Content>(file: string) =>
  (facts: FirmFacts) =>
    createVariantImporter({ since: undefined, partners: undefined, claims: undefined, ...facts })<Content>(
      findTextModulePath(file),
    );
const importAgentsContent = createContentImporter<typeof import("../src/ai-agents/words.ts")>("agentes-ia");
const importCrmContent = createContentImporter<typeof import("../src/crm/words.ts")>("crm");
const importWorkspaceContent =
  createContentImporter<typeof import("../src/google-workspace/words.ts")>("google-workspace");

test("the picture on /agentes-ia shows the wait in whole minutes for claims of 70, 75 and 90 % shorter waits", {
  skip: skipUnlessSampleContent,
}, async () => {
  for (const [claim, minutes, time] of [
    ["70\u00a0%", 15, "10:15"],
    ["75\u00a0%", 13, "10:13"],
    ["90\u00a0%", 5, "10:05"],
  ] as const) {
    const { response } = (await importAgentsContent({ claims: { response: claim } })).aiAgentsPageTexts;
    assert.ok(response, claim);
    const { fast, slow, label } = response.picture;
    assert.deepEqual([fast.minutes, fast.time, slow.time], [minutes, time, "10:50"], claim);
    assert.match(label, new RegExp(`a los ${minutes}: `));
  }
});

test("the launch timeline of /agentes-ia shows the claimed hours or days, with half of them, rounded, in the middle", async () => {
  for (const [claim, hours, shown] of [
    ["48\u00a0horas", 48, ["0", "24", "48\u00a0h"]],
    ["25\u00a0horas", 25, ["0", "13", "25\u00a0h"]],
    ["4\u00a0días", 4, ["0", "2", "4\u00a0días"]],
  ] as const) {
    const { launch } = (await importAgentsContent({ claims: { launch: claim } })).aiAgentsPageTexts;
    const marks = launch?.steps.map(({ hour }) => hour);
    assert.deepEqual([launch?.hours, marks], [hours, shown], claim);
  }
});

test("/agentes-ia has no launch timeline and no picture of the wait when the firm switches these claims off", async () => {
  const { aiAgentsPageTexts } = await importAgentsContent({ claims: { launch: false, response: false } });
  assert.deepEqual([aiAgentsPageTexts.launch, aiAgentsPageTexts.response], [undefined, undefined]);
});

test("on /google-workspace claims of storage and participants are written, and drawn only up to 100 GB and 250 participants", {
  skip: skipUnlessSampleContent,
}, async () => {
  for (const [storage, meet, gigabytes, seats] of [
    ["30 GB", "100", 30, 100],
    ["2 TB", "500", undefined, undefined],
    ["100 GB", "250", 100, 250],
    [false, false, undefined, undefined],
  ] as const) {
    const content = await importWorkspaceContent({ claims: { storage, meet } });
    const { storageBars, callSeats } = content.googleWorkspacePictureTexts;
    const { plan } = content.googleWorkspacePageTexts;
    assert.deepEqual([storageBars?.gigabytes, callSeats?.seats], [gigabytes, seats], `${storage}`);
    assert.equal(plan.storage?.figure.replace("\u00a0", " "), storage || undefined);
    assert.equal(plan.seats?.figure, meet || undefined);
  }
});

test("the section about the licence seller on /google-workspace states only the years and the Google partnership that the firm has", {
  skip: skipUnlessSampleContent,
}, async () => {
  const partnerSince2012 = "Partner (socio comercial) de Google desde 2012";
  for (const [facts, expected] of [
    [{ since: 2003, partners: { google: 2012 } }, `${partnerSince2012}. Trabajamos con pymes desde 2003.`],
    [{ partners: { google: 2012 } }, `${partnerSince2012}.`],
    [{ since: 2003, partners: { google: true } }, "Somos partner (socio comercial) de Google."],
    [{ since: 2003 }, "En tecnología desde 2003."],
    [{}, ""],
  ] as const) {
    const { lead, figure, text } =
      (await importWorkspaceContent(facts)).googleWorkspacePageTexts.plan.seller ?? {};
    const sentence = [lead, figure, text].filter(Boolean).join(" ");
    assert.equal(sentence, expected, JSON.stringify(facts));
  }
});

test("on /crm the sales board and the answer to '¿Cuánto tenemos por cerrar?' show the same sum of open deals", {
  skip: skipUnlessSampleContent,
}, async () => {
  const { crmPageTexts, crmPictureTexts } = await importCrmContent({ since: 2003 });
  const { stages, inPlay } = crmPictureTexts.pipeline;
  const openDeals = stages.filter(({ won }) => !won).flatMap(({ deals }) => deals);
  const sum = formatExampleAmount(openDeals.reduce((all, { amount }) => all + amount, 0));
  assert.equal(crmPageTexts.questions.questions.at(-1)?.answer, sum);
  assert.ok(inPlay.includes(`${sum} en 8 `), inPlay);
});

test("the experience on /crm is shown only with a founding year or a claimed number of years", {
  skip: skipUnlessSampleContent,
}, async () => {
  for (const [facts, figure] of [
    [{ since: new Date().getFullYear() - 23 }, "20\u00a0años"],
    [{ claims: { experience: "12 años" } }, "12\u00a0años"],
    [{}, undefined],
  ] as const)
    assert.equal((await importCrmContent(facts)).crmPageTexts.experience?.claim.figure, figure);
});

test("texts call only the meeting free for a firm that does not give the CRM free, or that offers no agents or no CRM", {
  skip: skipUnlessSampleContent,
}, async () => {
  const otherThanMeeting =
    /(?<!(?:videollamada|reunión|demo|hora,?|minutos,|minutos y es) )gratis|sin costo\./iu;
  const names = "agentes-ia calls contact crm first-step-sheet home owner pages solution-page topics";
  for (const [values, isCrmFree] of [
    [{ claims: { freeCrm: true } }, true],
    [{ claims: { freeCrm: false } }, false],
    [{ solutions: ["crm"] }, false],
    [{ solutions: ["agentes-ia"] }, false],
  ] satisfies [Partial<SiteConfig>, boolean][]) {
    const read = createVariantImporter({ claims: undefined, solutions: undefined, ...values });
    const files = await Promise.all(names.split(" ").map((name) => read(findTextModulePath(name))));
    const [found] = otherThanMeeting.exec(JSON.stringify(files).replaceAll("\u00a0", " ")) ?? [];
    assert.equal(found !== undefined, isCrmFree, JSON.stringify(values));
  }
});
