import { z } from "zod";
import { shopNames } from "../brand/street.ts";
import { offered } from "../content/firm/offered.ts";
import { region } from "../content/firm/region.ts";
import type { ValueOf } from "../content/reading/content.ts";
import { costAnswers } from "../content/shared/cost-answer.ts";
import { ownerWords } from "../content/shared/owner.ts";
import { defineWords } from "../content/texts/define-words.ts";
import {
  checkShown,
  claimFromName,
  group,
  groupList,
  headingGroup,
  openingFields,
  optionalTrue,
  text,
  textKeepingPlaceholders,
  textList,
  texts,
  titledTextFields,
} from "../content/texts/field-types.ts";
import { fillPlaceholders } from "../content/texts/fill.ts";

/** The most rows of the tool list: rows-beside-card.css has a rule for each. */
const maxToolCount = 10;

const channelName = z.enum(["instagram", "whatsapp", "mail"]);

export const crmWords = defineWords(
  "words/crm",
  group({
    opening: group(openingFields),
    questions: group({
      title: text,
      questions: groupList({ ...titledTextFields, answer: textKeepingPlaceholders("inPlay") }),
    }),
    inbox: group({ heading: headingGroup, points: groupList(titledTextFields) }),
    tools: group({
      heading: headingGroup,
      card: group(titledTextFields),
      groups: checkShown(
        groupList({ title: text, list: groupList({ ...titledTextFields, field: text, value: text }) }),
        (groups) => groups.flatMap(({ list }) => list).length <= maxToolCount,
        `hasta ${maxToolCount} herramientas en total`,
      ),
    }),
    integrations: group({ title: text, lead: text, claim: claimFromName.optional() }),
    free: group({
      ...titledTextFields,
      ...texts("link", "any", "crm", "price"),
      agents: textList,
    }).optional(),
    experience: group({ claim: claimFromName, lesson: text }).optional(),
    closing: group({ ...titledTextFields, cost: text, costWithoutAgent: text.optional() }),
    pictures: group({
      pipeline: group({
        ...texts("label", "title"),
        inPlay: textKeepingPlaceholders("amount", "deals"),
        left: text,
        stages: groupList({
          name: text,
          won: optionalTrue,
          deals: groupList({
            ...texts("who", "what"),
            amount: z.number(),
            channel: channelName,
            shop: z.enum(shopNames).optional(),
            moved: optionalTrue,
          }),
        }),
      }),
      inbox: group({
        ...texts("label", "agent", "title"),
        threads: groupList({
          ...texts("who", "text", "time"),
          channel: channelName,
          unread: optionalTrue,
          open: optionalTrue,
        }),
        conversation: group({
          ...texts("who", "owner"),
          messages: groupList({ from: z.enum(["customer", "agent"]), text }),
          draft: group({ channel: channelName, text }),
        }),
      }),
      connectedTools: group({
        label: text,
        steps: groupList({ tool: text, time: text, title: text, text }),
        more: text,
      }),
    }),
  }),
  ({ pictures, ...page }, read) => {
    const { pipeline } = pictures;
    const openDeals = pipeline.stages.filter(({ won }) => !won).flatMap(({ deals }) => deals);
    const openDealsTotal = read(region).formatExampleAmount(
      openDeals.reduce((sum, { amount }) => sum + amount, 0),
    );
    const { costWithoutAgent, ...closing } = page.closing;
    const priceSentence = read(ownerWords).solutionPrices.crm;
    const cost = (priceSentence && costWithoutAgent) || closing.cost;
    const aiAgentsPathIfOffered = read(offered).getSolutionPath("agentes-ia");
    return {
      page: {
        ...page,
        questions: {
          ...page.questions,
          questions: page.questions.questions.map((question) => ({
            ...question,
            answer: fillPlaceholders(question.answer, { inPlay: openDealsTotal }),
          })),
        },
        free: aiAgentsPathIfOffered && page.free && { ...page.free, to: aiAgentsPathIfOffered },
        closing: { ...closing, cost: read(costAnswers).joinCostAnswerWithInvoicing(cost, priceSentence) },
      },
      pictures: {
        ...pictures,
        pipeline: {
          ...pipeline,
          inPlay: fillPlaceholders(pipeline.inPlay, { amount: openDealsTotal, deals: `${openDeals.length}` }),
        },
      },
    };
  },
);

export type CrmTexts = ValueOf<typeof crmWords>["page"];
export type CrmPictures = ValueOf<typeof crmWords>["pictures"];
