import { z } from "zod";
import type { ValueOf } from "../content/reading/content.ts";
import { costAnswers } from "../content/shared/cost-answer.ts";
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
  textList,
  texts,
  titledTextFields,
} from "../content/texts/field-types.ts";

/** A scale with `of` marks, of which those after the first `from` are highlighted, up to the mark number `to`. */
const meterGroup = group({ of: z.number(), from: z.number(), to: z.number() });

/** @returns five shops, or ten if five cannot show the percentage, and how many are closed */
function computeShopCountsToDraw(closedPercent: number) {
  if (!(closedPercent > 0 && closedPercent <= 100)) return undefined;
  const shopCount = closedPercent % 20 === 0 ? 5 : 10;
  return { shopCount, closedCount: Math.round((closedPercent * shopCount) / 100) };
}

export const kaseyaWords = defineWords(
  "words/kaseya",
  group({
    opening: group(openingFields),
    risks: group({
      ...texts("title", "lead", "sheet", "today", "withUs"),
      scene: text.optional(),
      list: groupList({ title: text, urgency: text, today: text, withUs: text }),
    }),
    backup: group({
      heading: headingGroup,
      claim: claimFromName.optional(),
      points: groupList(titledTextFields),
    }),
    reasons: group({ title: text, claim: claimFromName.optional(), list: groupList(titledTextFields) }),
    monitoring: group({
      heading: headingGroup,
      machine: group(titledTextFields),
      list: groupList({
        ...titledTextFields,
        ...texts("field", "value"),
        meter: meterGroup,
        bad: optionalTrue,
      }),
    }),
    record: group({ title: text, text, link: text }).optional(),
    evaluation: group({ heading: headingGroup, list: groupList(titledTextFields) }),
    closing: group({ ...titledTextFields, cost: text }),
    pictures: group({
      fleet: group({
        ...texts("label", "title", "opening"),
        opens: clockTime,
        hours: textList,
        devices: groupList({
          ...texts("name", "place"),
          since: text.optional(),
          alert: group({ from: text, text }).optional(),
        }),
        log: groupList({ hour: text, what: text, bad: optionalTrue }),
      }),
      backups: group({
        ...texts("label", "title"),
        days: textList,
        deleted: text,
        choice: group(titledTextFields),
        folders: groupList({ name: text, files: text }),
        restored: text,
      }),
    }),
  }),
  ({ pictures, ...page }, read) => {
    const closedFirmsPercent = Number.parseInt(page.reasons.claim?.figure ?? "", 10);
    return {
      page: { ...page, closing: read(costAnswers).addPriceToClosing(page.closing, "kaseya") },
      pictures: { ...pictures, closedFirmsChart: computeShopCountsToDraw(closedFirmsPercent) },
    };
  },
);

export type KaseyaTexts = ValueOf<typeof kaseyaWords>["page"];
export type KaseyaPictures = ValueOf<typeof kaseyaWords>["pictures"];
