import assert from "node:assert/strict";
import { test } from "node:test";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { createVariantImporter, findTextModulePath } from "./content-with.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";

const skip = !isSampleContent && sampleTestSkipReason;

/** Imports the texts of a page for a firm that has only these claims. */
const importTexts = <Texts>(page: string, claims: SiteConfig["claims"]) =>
  createVariantImporter({ since: undefined, partners: undefined, claims })<Texts>(findTextModulePath(page));

test("the pictures of /agentes-ia show the claimed wait and launch, and are absent with the claims", {
  skip,
}, async () => {
  for (const [claims, minutes, marks] of [
    [{ response: "75\u00a0%", launch: "25\u00a0horas" }, 13, ["0", "13", "25\u00a0h"]],
    [{ response: "90\u00a0%", launch: "4\u00a0días" }, 5, ["0", "2", "4\u00a0días"]],
    [{ response: false, launch: false }, undefined, undefined],
  ] as const) {
    const texts = await importTexts<typeof import("../src/ai-agents/words.ts")>("agentes-ia", claims);
    const { response, launch } = texts.aiAgentsPageTexts;
    const shown = [response?.picture.fast.minutes, launch?.steps.map(({ hour }) => hour)];
    assert.deepEqual(shown, [minutes, marks], JSON.stringify(claims));
  }
});

test("the pictures of /google-workspace draw the claims up to 100 GB and 250 participants", {
  skip,
}, async () => {
  for (const [storage, meet, gigabytes, seats] of [
    ["30 GB", "100", 30, 100],
    ["2 TB", "500", undefined, undefined],
    [false, false, undefined, undefined],
  ] as const) {
    const texts = await importTexts<typeof import("../src/google-workspace/words.ts")>("google-workspace", {
      storage,
      meet,
    });
    const { storageBars, callSeats } = texts.googleWorkspacePictureTexts;
    assert.deepEqual([storageBars?.gigabytes, callSeats?.seats], [gigabytes, seats], `${storage}`);
  }
});

test("texts call only the meeting free for a firm that does not give the CRM free, or that offers no agents or no CRM", {
  skip,
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
