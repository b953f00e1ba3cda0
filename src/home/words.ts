import type { OwnerPagePath } from "../content/pages/page-address.ts";
import type { ValueOf } from "../content/reading/content.ts";
import { calls } from "../content/shared/calls.ts";
import { costAnswers } from "../content/shared/cost-answer.ts";
import { type OfferedSolution, type SolutionHour, solutions } from "../content/shared/solutions.ts";
import { claimsByName } from "../content/texts/claims.ts";
import { defineWords } from "../content/texts/define-words.ts";
import { facts } from "../content/texts/facts.ts";
import {
  group,
  groupList,
  headingGroup,
  optionalTrue,
  recordWithAnyNames,
  text,
  textKeepingPlaceholders,
  textList,
  texts,
  titledTextFields,
} from "../content/texts/field-types.ts";
import { fillPlaceholders } from "../content/texts/fill.ts";
import { wordLists } from "../content/texts/wording.ts";

function countMinutesSince5AM({ hour }: SolutionHour): number {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  return ((hours + 19) % 24) * 60 + minutes;
}

interface DayMoment extends SolutionHour {
  to: OwnerPagePath;
  /** Up to four benefits of the solution, for an hour without a picture. */
  benefits?: string[];
  isNight: boolean;
}

const listDayMoments = (offered: readonly OfferedSolution[]): DayMoment[] =>
  offered
    .flatMap(({ hours, path, page }) =>
      hours.map((hour) => ({
        ...hour,
        to: path,
        isNight: countMinutesSince5AM(hour) >= 16 * 60,
        ...(!hour.picture && { benefits: page?.features.list.map(({ title }) => title).slice(0, 4) }),
      })),
    )
    .sort((one, other) => countMinutesSince5AM(one) - countMinutesSince5AM(other));

export const homeWords = defineWords(
  "words/home",
  group({
    opening: group({
      title: text,
      lead: textKeepingPlaceholders("promises"),
      call: text,
      proof: group({ since: text.optional(), google: text.optional(), kaseya: text.optional() }),
      more: text,
    }),
    highlights: group({ title: text }),
    day: group({ title: text, lead: textKeepingPlaceholders("moments"), moments: textList, many: text }),
    integrations: group({ title: text, pause: text, play: text }),
    why: group({
      title: text,
      partners: text.optional(),
      milestones: groupList({ date: text, name: text, what: text, partner: optionalTrue }),
      reasons: groupList(titledTextFields),
    }),
    questions: group({
      heading: headingGroup,
      list: groupList({ cost: optionalTrue, title: text, text: textKeepingPlaceholders("price") }),
    }),
    pictures: group({
      bookedWeek: group({
        label: text,
        hours: textList,
        days: groupList({ day: text, taken: textList, fresh: recordWithAnyNames(text) }),
      }),
      dormantContacts: group({
        label: text,
        contacts: groupList({ name: text, last: text, answer: text, awake: optionalTrue }),
      }),
      incomingQuestions: group({ label: text, chats: groupList({ question: text, answer: text }) }),
      nightWatch: group({
        label: text,
        events: groupList({ hour: text, what: text, state: text, alert: optionalTrue }),
      }),
      orderStatus: group({ label: text, question: text, answer: text }),
      salesStages: group({
        label: text,
        stages: groupList({ name: text, when: text }),
        sale: group({ who: text, what: text, amount: text }),
      }),
      sharedSheet: group({
        ...texts("label", "title"),
        rows: groupList({ what: text, amount: text, editor: text.optional() }),
      }),
    }),
  }),
  ({ pictures, ...page }, read) => {
    const { opening, day, why, questions } = page;
    const { offeredSolutions } = read(solutions);
    const { experience, meeting } = read(claimsByName);
    const moments = listDayMoments(offeredSolutions);
    const partnershipCount = why.milestones.filter(({ partner }) => partner).length;
    /** The layout puts the heading of the partnerships above the last milestones, so at most the first is no partnership. */
    const canShowPartnershipsHeading =
      partnershipCount > 0 && why.milestones.slice(1).every(({ partner }) => partner);
    return {
      pictures,
      page: {
        ...page,
        opening: {
          ...opening,
          lead: fillPlaceholders(opening.lead, {
            promises: read(wordLists).joinWithAnd(offeredSolutions.flatMap(({ promise }) => promise ?? [])),
          }),
          proof: [opening.proof.since, opening.proof.google, opening.proof.kaseya]
            .flatMap((one) => one ?? [])
            .join(" · "),
        },
        highlights: {
          ...page.highlights,
          claims: [
            ...new Set([
              ...offeredSolutions.flatMap((solution) => solution.claims ?? []),
              ...[experience, meeting].flatMap((claim) => claim ?? []),
            ]),
          ].slice(0, 3),
        },
        day: {
          title: day.title,
          lead: fillPlaceholders(day.lead, { moments: day.moments[moments.length - 1] ?? day.many }),
          moments,
        },
        hasIntegrations: read(facts).byName.integrated !== undefined,
        why: {
          ...why,
          partners: canShowPartnershipsHeading ? why.partners : undefined,
          milestones: why.milestones.map(({ partner, ...milestone }) => milestone),
          trailingPartnershipCount: partnershipCount,
        },
        questions: {
          heading: questions.heading,
          list: questions.list.map(({ cost, title, text: words }) => {
            const answer = fillPlaceholders(words, { price: read(calls).buildPriceDependsOnPhrase() });
            return { title, text: cost ? read(costAnswers).joinCostAnswerWithInvoicing(answer) : answer };
          }),
        },
      },
    };
  },
);

export type HomeTexts = ValueOf<typeof homeWords>["page"];
export type HomePictures = ValueOf<typeof homeWords>["pictures"];
