import { z } from "zod";
import { fill } from "../../../app/fill.ts";
import { pathOf } from "../../../app/offered.ts";
import { joinCostAnswer } from "../cost-answer.ts";
import { getClaim } from "../facts.ts";
import {
  claim,
  group,
  heading,
  hour,
  item,
  list,
  opening,
  optional,
  slug,
  text,
  textWith,
} from "../field-types.ts";
import { content } from "../read.ts";
import { solutionPrices } from "./owner.ts";

const file = content(
  "agentes-ia",
  group({
    opening: group(opening),
    launch: optional(
      group({
        title: text,
        before: group(item),
        meeting: text,
        gap: text,
        begin: group(item),
        middle: group(item),
        end: group({ by: text, ...item }),
      }),
    ),
    response: optional(
      group({
        claim,
        consequence: text,
        picture: group({
          label: textWith("asked", "slow", "fast"),
          question: text,
          asked: hour,
          slow: group({ who: text, minutes: z.number(), text }),
          fast: group({ who: text, first: text, text }),
          unit: text,
        }),
      }),
    ),
    agents: group({
      heading,
      list: list({
        id: slug,
        ...item,
        asks: text,
        outcome: text,
        outgoing: optional(z.literal(true)),
      }),
      doubt: group(item),
    }),
    scheduling: group({ heading, points: list(item) }),
    crm: optional(group({ ...item, link: text })),
    closing: group({ ...item, cost: text }),
  }),
);

type File = typeof file;

/** Adds the steps of a ruler with as many hours as the claim says; undefined if the claim has no number. */
function addRulerSteps({ begin, middle, end, ...launch }: NonNullable<File["launch"]>, figure: string) {
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
function addWaitingTimes({ picture, ...response }: NonNullable<File["response"]>) {
  const reduction = Number.parseInt(response.claim.figure, 10);
  if (Number.isNaN(reduction)) return undefined;
  const { asked, slow, fast } = picture;
  const minutes = Math.round((slow.minutes * (100 - reduction)) / 100);
  return {
    ...response,
    picture: {
      ...picture,
      label: fill(picture.label, { asked, slow: `${slow.minutes}`, fast: `${minutes}` }),
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

const crmPath = pathOf("crm");

export const aiAgents = {
  ...file,
  launch: file.launch && addRulerSteps(file.launch, getClaim("launch")?.figure ?? ""),
  response: file.response && addWaitingTimes(file.response),
  crm: crmPath && file.crm && { ...file.crm, to: crmPath },
  closing: { ...file.closing, cost: joinCostAnswer(file.closing.cost, solutionPrices["agentes-ia"]) },
};
