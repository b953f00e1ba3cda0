import { z } from "zod";
import { offered } from "../content/firm/offered.ts";
import type { ValueOf } from "../content/reading/content.ts";
import { costAnswers } from "../content/shared/cost-answer.ts";
import { claimsByName } from "../content/texts/claims.ts";
import { defineWords } from "../content/texts/define-words.ts";
import {
  claimFromName,
  clockTime,
  group,
  groupList,
  headingGroup,
  openingFields,
  optionalTrue,
  text,
  textKeepingPlaceholders,
  texts,
  titledTextFields,
  urlSlug,
} from "../content/texts/field-types.ts";
import { fillPlaceholders } from "../content/texts/fill.ts";

const schema = group({
  opening: group(openingFields),
  launch: group({
    title: text,
    before: group(titledTextFields),
    ...texts("meeting", "gap"),
    begin: group(titledTextFields),
    middle: group(titledTextFields),
    end: group({ by: text, ...titledTextFields }),
  }).optional(),
  response: group({
    claim: claimFromName,
    consequence: text,
    picture: group({
      label: textKeepingPlaceholders("asked", "slow", "fast"),
      question: text,
      asked: clockTime,
      slow: group({ who: text, minutes: z.number(), text }),
      fast: group({ who: text, first: text, text }),
      unit: text,
    }),
  }).optional(),
  agents: group({
    heading: headingGroup,
    list: groupList({
      id: urlSlug,
      ...titledTextFields,
      ...texts("asks", "outcome"),
      outgoing: optionalTrue,
    }),
    doubt: group(titledTextFields),
  }),
  scheduling: group({ heading: headingGroup, points: groupList(titledTextFields) }),
  crm: group({ ...titledTextFields, link: text }).optional(),
  closing: group({ ...titledTextFields, cost: text }),
});

type FileWords = z.output<typeof schema>;

/** Adds the hours that the launch claim names, and steps at 0, half and all of them; undefined if it names no number. */
function addLaunchTimelineSteps(
  { begin, middle, end, ...launch }: NonNullable<FileWords["launch"]>,
  figure: string,
) {
  const hours = Number.parseInt(figure, 10);
  if (!(hours > 0)) return undefined;
  return {
    ...launch,
    hours,
    steps: [
      { by: "", hour: "0", ...begin },
      { by: "", hour: `${Math.round(hours / 2)}`, ...middle },
      { hour: /hora/.test(figure) ? `${hours}\u00a0h` : figure, ...end },
    ],
  };
}

/** Adds minutes to a time of day: `10:50` and 30 give `11:20`, `23:50` and 30 give `0:20`. */
function addMinutesToTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const sum = 60 * hour + minute + minutes;
  return `${Math.floor(sum / 60) % 24}:${String(sum % 60).padStart(2, "0")}`;
}

/** Adds to the response texts the waiting times without and with an agent; undefined if the claim has no percentage. */
function addWaitingTimesWithAndWithoutAgent({ picture, ...response }: NonNullable<FileWords["response"]>) {
  const reduction = Number.parseInt(response.claim.figure, 10);
  if (Number.isNaN(reduction)) return undefined;
  const { asked, slow, fast } = picture;
  const minutes = Math.round((slow.minutes * (100 - reduction)) / 100);
  return {
    ...response,
    picture: {
      ...picture,
      label: fillPlaceholders(picture.label, { asked, slow: `${slow.minutes}`, fast: `${minutes}` }),
      slow: { ...slow, time: addMinutesToTime(asked, slow.minutes) },
      fast: { ...fast, minutes, time: addMinutesToTime(asked, minutes) },
    },
  };
}

export const aiAgentsWords = defineWords("words/agentes-ia", schema, (words, read) => {
  const crmPathIfOffered = read(offered).getSolutionPath("crm");
  const launchFigure = read(claimsByName).launch?.figure ?? "";
  return {
    ...words,
    launch: words.launch && addLaunchTimelineSteps(words.launch, launchFigure),
    response: words.response && addWaitingTimesWithAndWithoutAgent(words.response),
    crm: crmPathIfOffered && words.crm && { ...words.crm, to: crmPathIfOffered },
    closing: read(costAnswers).addPriceToClosing(words.closing, "agentes-ia"),
  };
});

export type AiAgentsTexts = ValueOf<typeof aiAgentsWords>;
