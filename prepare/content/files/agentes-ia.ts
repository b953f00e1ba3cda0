import { z } from "zod";
import { fillPlaceholders } from "../../../app/fill.ts";
import { getSolutionPath } from "../../../app/offered.ts";
import { joinCostAnswer } from "../cost-answer.ts";
import { getClaim } from "../facts.ts";
import {
  claimByName,
  group,
  groupList,
  headingGroup,
  openingFields,
  optionalField,
  text,
  textWithPlaceholders,
  timeOfDay,
  titledText,
  urlSlug,
} from "../field-types.ts";
import { readContent } from "../read.ts";
import { solutionPrices } from "./owner.ts";

const fileContent = readContent(
  "agentes-ia",
  group({
    opening: group(openingFields),
    launch: optionalField(
      group({
        title: text,
        before: group(titledText),
        meeting: text,
        gap: text,
        begin: group(titledText),
        middle: group(titledText),
        end: group({ by: text, ...titledText }),
      }),
    ),
    response: optionalField(
      group({
        claim: claimByName,
        consequence: text,
        picture: group({
          label: textWithPlaceholders("asked", "slow", "fast"),
          question: text,
          asked: timeOfDay,
          slow: group({ who: text, minutes: z.number(), text }),
          fast: group({ who: text, first: text, text }),
          unit: text,
        }),
      }),
    ),
    agents: group({
      heading: headingGroup,
      list: groupList({
        id: urlSlug,
        ...titledText,
        asks: text,
        outcome: text,
        outgoing: optionalField(z.literal(true)),
      }),
      doubt: group(titledText),
    }),
    scheduling: group({ heading: headingGroup, points: groupList(titledText) }),
    crm: optionalField(group({ ...titledText, link: text })),
    closing: group({ ...titledText, cost: text }),
  }),
);

type FileContent = typeof fileContent;

/** Adds the steps of a ruler with as many hours as the claim says; undefined if the claim has no number. */
function addLaunchRulerSteps(
  { begin, middle, end, ...launch }: NonNullable<FileContent["launch"]>,
  figure: string,
) {
  const hours = Number.parseInt(figure, 10);
  if (!(hours > 0)) return undefined;
  return {
    ...launch,
    hours,
    steps: [
      { hour: "0", ...begin },
      { hour: `${Math.round(hours / 2)}`, ...middle },
      { hour: /hora/.test(figure) ? `${hours}\u00a0h` : figure, ...end },
    ],
  };
}

/** Adds minutes to a time of day: `10:50` and 30 give `11:20`. */
function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const sum = 60 * hour + minute + minutes;
  return `${Math.floor(sum / 60)}:${String(sum % 60).padStart(2, "0")}`;
}

/** Adds the waiting times without and with an agent, by the percentage of the claim. */
function addWaitingTimes({ picture, ...response }: NonNullable<FileContent["response"]>) {
  const reduction = Number.parseInt(response.claim.figure, 10);
  if (Number.isNaN(reduction)) return undefined;
  const { asked, slow, fast } = picture;
  const minutes = Math.round((slow.minutes * (100 - reduction)) / 100);
  return {
    ...response,
    picture: {
      ...picture,
      label: fillPlaceholders(picture.label, { asked, slow: `${slow.minutes}`, fast: `${minutes}` }),
      slow: { ...slow, time: addMinutes(asked, slow.minutes) },
      fast: {
        ...fast,
        minutes,
        first: { text: fast.first, time: asked },
        time: addMinutes(asked, minutes),
      },
    },
  };
}

const crmPath = getSolutionPath("crm");

export const aiAgents = {
  ...fileContent,
  launch: fileContent.launch && addLaunchRulerSteps(fileContent.launch, getClaim("launch")?.figure ?? ""),
  response: fileContent.response && addWaitingTimes(fileContent.response),
  crm: crmPath && fileContent.crm && { ...fileContent.crm, to: crmPath },
  closing: {
    ...fileContent.closing,
    cost: joinCostAnswer(fileContent.closing.cost, solutionPrices["agentes-ia"]),
  },
};
