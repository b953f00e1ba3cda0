import assert from "node:assert/strict";
import { test } from "node:test";
import { money } from "../app/region.ts";
import type { SiteConfig } from "../site.schema.ts";
import { modulesWith } from "./content-with.ts";
import { notSample, sampleStands } from "./sample.ts";

/** An owner has other words, and examples of their own. */
const skip = !sampleStands && notSample;

type Facts = Pick<SiteConfig, "since" | "partners" | "claims">;

const agents = (claims: Facts["claims"]) =>
  modulesWith({ claims })<typeof import("#content/agentes-ia")>("prepare/content/files/agentes-ia.ts");
const crm = (facts: Facts) =>
  modulesWith({ since: undefined, claims: undefined, ...facts })<typeof import("#content/crm")>(
    "prepare/content/files/crm.ts",
  );
const workspace = (facts: Facts) =>
  modulesWith({ since: undefined, partners: undefined, claims: undefined, ...facts })<
    typeof import("#content/google-workspace")
  >("prepare/content/files/google-workspace.ts");

for (const [claim, minutes, time] of [
  ["70\u00a0%", 15, "10:15"],
  ["75\u00a0%", 13, "10:13"],
  ["90\u00a0%", 5, "10:05"],
] as const) {
  test(`with ${claim} less the shorter wait is ${minutes} whole minutes, until ${time}`, {
    skip,
  }, async () => {
    const { response } = (await agents({ response: claim })).aiAgents;
    assert.ok(response);
    const { fast, slow, label } = response.picture;
    assert.deepEqual([fast.minutes, fast.time, slow.time], [minutes, time, "10:50"]);
    assert.match(label, new RegExp(`a los ${minutes}: `));
  });
}

for (const [claim, hours, shown] of [
  ["48\u00a0horas", 48, ["0", "24", "48\u00a0h"]],
  ["25\u00a0horas", 25, ["0", "13", "25\u00a0h"]],
  ["4\u00a0días", 4, ["0", "2", "4\u00a0días"]],
] as const) {
  test(`the ruler of "${claim}" says ${shown.join(", ")}`, async () => {
    const { launch } = (await agents({ launch: claim })).aiAgents;
    assert.ok(launch);
    assert.equal(launch.hours, hours);
    assert.deepEqual(
      launch.steps.map(({ hour }) => hour),
      shown,
    );
  });
}

test("without the claim there is no ruler, and without the other no comparison", async () => {
  const { aiAgents } = await agents({ launch: false, response: false });
  assert.equal(aiAgents.launch, undefined);
  assert.equal(aiAgents.response, undefined);
});

for (const [storage, meet, gigabytes, seats] of [
  ["30 GB", "100", 30, 100],
  ["2 TB", "500", undefined, undefined],
  ["100 GB", "250", 100, 250],
  [false, false, undefined, undefined],
] as const)
  test(`of ${storage} and ${meet} participants are drawn ${gigabytes} and ${seats}`, { skip }, async () => {
    const { googleWorkspace, pictures } = await workspace({ claims: { storage, meet } });
    assert.equal(pictures.storageBars?.gigabytes, gigabytes);
    assert.equal(pictures.callSeats?.seats, seats);
    assert.equal(googleWorkspace.plan.storage?.figure.replace("\u00a0", " "), storage || undefined);
    assert.equal(googleWorkspace.plan.seats?.figure, meet || undefined);
  });

for (const [facts, said] of [
  [
    { since: 2003, partners: { google: 2012 } },
    "Partner (socio comercial) de Google desde 2012 y en tecnología desde 2003. ",
  ],
  [{ partners: { google: 2012 } }, "Partner (socio comercial) de Google desde 2012. Hablas"],
  [{ since: 2003, partners: { google: true } }, "Somos partner (socio comercial) de Google. Hablas"],
  [{ since: 2003 }, "En tecnología desde 2003. Hablas"],
  [{}, "Hablas en español con quien"],
] as const)
  test(`who sells licences says with ${JSON.stringify(facts)}: "${said}"`, { skip }, async () => {
    const { lead, figure, text } = (await workspace(facts)).googleWorkspace.plan.seller ?? {};
    const sentence = [lead, figure, text].filter(Boolean).join(" ");
    assert.ok(sentence.startsWith(said), sentence);
  });

test("the board says the sum of what is not won, and the page's answer is the same", { skip }, async () => {
  const { crm: page, pictures } = await crm({ since: 2003 });
  const answers = page.questions.questions.map(({ answer }) => answer);
  const sum = pictures.pipeline.stages
    .filter(({ won }) => !won)
    .flatMap(({ deals }) => deals)
    .reduce((all, { amount }) => all + amount, 0);
  assert.ok(sum > 0);
  assert.equal(answers.at(-1), money(sum));
  assert.ok(pictures.pipeline.inPlay.includes(`${money(sum)} en 8 `), pictures.pipeline.inPlay);
});

test("years are drawn from the year that is known, or to today alone, or not at all", { skip }, async () => {
  const { pictures } = await crm({ since: 2003 });
  assert.equal(pictures.years?.from, "2003");
  const { pictures: given } = await crm({ claims: { experience: "12 años" } });
  assert.deepEqual([given.years?.from, given.years?.counted], [undefined, 12]);
  assert.doesNotMatch(given.years?.label ?? "", /desde/);
  const { crm: page, pictures: none } = await crm({});
  assert.deepEqual([page.experience, none.years], [undefined, undefined]);
});
