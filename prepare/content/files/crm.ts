import { z } from "zod";
import { fill } from "../../../app/fill.ts";
import { pathOf } from "../../../app/offered.ts";
import { money } from "../../../app/region.ts";
import { joinCostAnswer } from "../cost-answer.ts";
import {
  claim,
  group,
  heading,
  item,
  list,
  opening,
  optional,
  text,
  texts,
  textWith,
} from "../field-types.ts";
import { content } from "../read.ts";
import { solutionPrices } from "./owner.ts";

const yes = optional(z.literal(true));
const channel = z.enum(["instagram", "whatsapp", "mail"]);

const { pictures: drawn, ...file } = content(
  "crm",
  group({
    opening: group(opening),
    questions: group({ title: text, questions: list({ ...item, answer: textWith("inPlay") }) }),
    inbox: group({ heading, points: list(item) }),
    tools: group({
      heading,
      card: group(item),
      groups: list({ title: text, list: list({ ...item, field: text, value: text }) }),
    }),
    integrations: group({ title: text, lead: text, claim: optional(claim) }),
    free: optional(
      group({ title: text, text, link: text, any: text, agents: texts, crm: text, price: text }),
    ),
    experience: optional(group({ claim, consequence: text })),
    closing: group({ ...item, cost: text }),
    pictures: group({
      pipeline: group({
        label: text,
        title: text,
        inPlay: textWith("amount", "deals"),
        left: text,
        stages: list({
          name: text,
          won: yes,
          deals: list({ who: text, what: text, amount: z.number(), channel, moved: yes }),
        }),
      }),
      inbox: group({
        label: text,
        agent: text,
        title: text,
        threads: list({ who: text, text, time: text, channel, unread: yes, open: yes }),
        conversation: group({
          who: text,
          owner: text,
          messages: list({ from: z.enum(["customer", "agent"]), text }),
          draft: group({ channel, text }),
        }),
      }),
      connectedTools: group({
        label: text,
        steps: list({ tool: text, time: text, title: text, text }),
        more: text,
      }),
      years: optional(group({ label: text, from: optional(text), to: text })),
    }),
  }),
);

const { pipeline, years } = drawn;

const open = pipeline.stages.filter(({ won }) => !won).flatMap(({ deals }) => deals);
const inPlay = money(open.reduce((sum, { amount }) => sum + amount, 0));

const agentsPath = pathOf("agentes-ia");

export const crm = {
  ...file,
  questions: {
    ...file.questions,
    questions: file.questions.questions.map((question) => ({
      ...question,
      answer: fill(question.answer, { inPlay }),
    })),
  },
  free: agentsPath && file.free && { ...file.free, to: agentsPath },
  closing: { ...file.closing, cost: joinCostAnswer(file.closing.cost, solutionPrices.crm) },
};

const counted = Number.parseInt(file.experience?.claim.figure ?? "", 10);

export const pictures = {
  ...drawn,
  pipeline: {
    ...pipeline,
    inPlay: fill(pipeline.inPlay, { amount: inPlay, deals: `${open.length}` }),
  },
  years: years && !Number.isNaN(counted) ? { ...years, counted } : undefined,
};
