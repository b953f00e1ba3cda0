import { z } from "zod";
import { shopNames } from "../brand/street.ts";
import { joinCostAnswerWithInvoicing } from "../content/cost-answer.ts";
import {
  claimFromName,
  group,
  groupList,
  headingGroup,
  openingFields,
  optionalField,
  optionalTrue,
  text,
  textKeepingPlaceholders,
  textList,
  texts,
  titledTextFields,
} from "../content/field-types.ts";
import { fillPlaceholders } from "../content/fill.ts";
import { getSolutionPath } from "../content/offered.ts";
import { priceSentenceBySolution } from "../content/owner.ts";
import { readRequiredContent } from "../content/read.ts";
import { formatExampleAmount } from "../content/region.ts";

/** The most rows of the tool list: rows-beside-card.css has a rule for each. */
const maxToolCount = 10;

const channelName = z.enum(["instagram", "whatsapp", "mail"]);

const { pictures: pictureTexts, ...pageTexts } = readRequiredContent(
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
      groups: groupList({
        title: text,
        list: groupList({ ...titledTextFields, field: text, value: text }),
      }).refine(
        (groups) => groups.flatMap(({ list }) => list).length <= maxToolCount,
        `hasta ${maxToolCount} herramientas en total`,
      ),
    }),
    integrations: group({ title: text, lead: text, claim: optionalField(claimFromName) }),
    free: optionalField(
      group({ title: text, text, link: text, any: text, agents: textList, crm: text, price: text }),
    ),
    experience: optionalField(group({ claim: claimFromName, lesson: text })),
    closing: group({ ...titledTextFields, cost: text, costWithoutAgent: optionalField(text) }),
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
            shop: optionalField(z.enum(shopNames)),
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
);

const { pipeline } = pictureTexts;

const openDeals = pipeline.stages.filter(({ won }) => !won).flatMap(({ deals }) => deals);
const openDealsTotal = formatExampleAmount(openDeals.reduce((sum, { amount }) => sum + amount, 0));

const { costWithoutAgent, ...closing } = pageTexts.closing;
const crmPriceSentence = priceSentenceBySolution.crm;

const aiAgentsPathIfOffered = getSolutionPath("agentes-ia");

export const crmPageTexts = {
  ...pageTexts,
  questions: {
    ...pageTexts.questions,
    questions: pageTexts.questions.questions.map((question) => ({
      ...question,
      answer: fillPlaceholders(question.answer, { inPlay: openDealsTotal }),
    })),
  },
  free: aiAgentsPathIfOffered && pageTexts.free && { ...pageTexts.free, to: aiAgentsPathIfOffered },
  closing: {
    ...closing,
    cost: joinCostAnswerWithInvoicing(
      (crmPriceSentence && costWithoutAgent) || closing.cost,
      crmPriceSentence,
    ),
  },
};

export const crmPictureTexts = {
  ...pictureTexts,
  pipeline: {
    ...pipeline,
    inPlay: fillPlaceholders(pipeline.inPlay, { amount: openDealsTotal, deals: `${openDeals.length}` }),
  },
};

export type CrmTexts = typeof crmPageTexts;
export type CrmPictures = typeof crmPictureTexts;
