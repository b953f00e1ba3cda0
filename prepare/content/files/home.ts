import { z } from "zod";
import { fill } from "../../../app/fill.ts";
import { offers, type SolutionPath } from "../../../app/offered.ts";
import { joinCostAnswer } from "../cost-answer.ts";
import { group, heading, item, list, named, optional, text, texts, textWith } from "../field-types.ts";
import { content } from "../read.ts";
import { joinWithAnd, joinWithOr } from "../wording.ts";
import { claims } from "./claims.ts";
import type { Hour } from "./solutions.ts";
import { solutions } from "./solutions.ts";

const yes = optional(z.literal(true));

const { pictures: drawn, ...file } = content(
  "home",
  group({
    opening: group({
      title: text,
      lead: textWith("promises"),
      call: text,
      proof: group({ since: optional(text), google: optional(text), kaseya: optional(text) }),
      more: text,
    }),
    highlights: group({ title: text }),
    day: group({ title: text, lead: textWith("moments"), moments: texts, many: text }),
    integrations: group({ title: text, pause: text, play: text }),
    why: group({
      title: text,
      partners: optional(text),
      milestones: list({ date: text, name: text, what: text, partner: yes }),
      reasons: list(item),
    }),
    questions: group({
      heading,
      list: list({ cost: yes, title: text, text: textWith("price") }),
      price: group({ units: texts, counted: textWith("units"), other: text }),
    }),
    pictures: group({
      bookedWeek: group({
        label: text,
        hours: texts,
        days: list({ day: text, taken: texts, fresh: named(text) }),
      }),
      dormantContacts: group({
        label: text,
        contacts: list({ name: text, last: text, answer: text, awake: yes }),
      }),
      incomingQuestions: group({ label: text, chats: list({ question: text, answer: text }) }),
      nightWatch: group({ label: text, events: list({ hour: text, what: text, state: text, alert: yes }) }),
      orderStatus: group({ label: text, question: text, answer: text, stops: texts }),
      salesStages: group({
        label: text,
        stages: list({ name: text, when: text }),
        sale: group({ who: text, what: text, amount: text }),
      }),
      sharedSheet: group({
        label: text,
        title: text,
        rows: list({ what: text, amount: text, editor: optional(text) }),
      }),
    }),
  }),
);

export const pictures = drawn;

/** Minutes since 5:00, where the day of the home page begins. */
function minutesOf({ hour }: Hour): number {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  return ((hours + 19) % 24) * 60 + minutes;
}

export interface Moment extends Hour {
  to: SolutionPath;
  /** Benefits of the solution, for an hour without a picture. */
  points?: string[];
  /** Whether the hour is drawn on the night background; the other hours have the day background. */
  night: boolean;
}

const moments: Moment[] = solutions
  .flatMap(({ hours, path, page }) =>
    hours.map((hour) => ({
      ...hour,
      to: path,
      night: minutesOf(hour) >= 16 * 60,
      ...(!hour.picture && { points: page?.features.list.map(({ title }) => title).slice(0, 4) }),
    })),
  )
  .sort((one, other) => minutesOf(one) - minutesOf(other));

const { opening, day, why, questions } = file;

const units = [...new Set(questions.price.units)];
const price =
  units.length > 0 ? fill(questions.price.counted, { units: joinWithOr(units) }) : questions.price.other;

export const home = {
  ...file,
  opening: {
    ...opening,
    lead: fill(opening.lead, { promises: joinWithAnd(solutions.flatMap(({ promise }) => promise ?? [])) }),
    proof: [opening.proof.since, opening.proof.google, opening.proof.kaseya]
      .flatMap((one) => one ?? [])
      .join(" · "),
  },
  highlights: {
    ...file.highlights,
    claims: [
      ...new Set([
        ...solutions.flatMap((solution) => solution.claims ?? []),
        ...(claims.experience ? [claims.experience] : []),
        claims.meeting,
      ]),
    ].slice(0, 3),
  },
  day: {
    title: day.title,
    lead: fill(day.lead, { moments: day.moments[moments.length - 1] ?? day.many }),
    moments,
  },
  integrated: offers("agentes-ia") || offers("crm"),
  why: {
    ...why,
    milestones: why.milestones.map(({ partner, ...milestone }) => milestone),
    partnered: why.milestones.filter(({ partner }) => partner).length,
  },
  questions: {
    heading: questions.heading,
    list: questions.list.map(({ cost, title, text: words }) => {
      const answer = fill(words, { price });
      return { title, text: cost ? joinCostAnswer(answer) : answer };
    }),
  },
};
