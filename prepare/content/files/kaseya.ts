import { z } from "zod";
import { joinCostAnswer } from "../cost-answer.ts";
import {
  claimByName,
  group,
  groupList,
  headingGroup,
  openingFields,
  optionalField,
  text,
  texts,
  titledText,
} from "../field-types.ts";
import { readContent } from "../read.ts";
import { solutionPrices } from "./owner.ts";

const meterFields = group({ of: z.number(), from: z.number(), to: z.number() });

const { pictures: drawn, ...file } = readContent(
  "kaseya",
  group({
    opening: group(openingFields),
    risks: group({
      title: text,
      lead: text,
      sheet: text,
      today: text,
      withUs: text,
      list: groupList({ title: text, urgency: text, today: text, withUs: text }),
    }),
    backup: group({
      heading: headingGroup,
      claim: optionalField(claimByName),
      points: groupList(titledText),
    }),
    reasons: group({ title: text, claim: optionalField(claimByName), list: groupList(titledText) }),
    monitoring: group({
      heading: headingGroup,
      machine: group(titledText),
      list: groupList({
        ...titledText,
        field: text,
        value: text,
        meter: meterFields,
        bad: optionalField(z.literal(true)),
      }),
    }),
    record: optionalField(group({ title: text, text, link: text })),
    evaluation: group({ heading: headingGroup, list: groupList(titledText) }),
    closing: group({ ...titledText, cost: text }),
    pictures: group({
      fleet: group({
        label: text,
        title: text,
        opening: text,
        hours: texts,
        devices: groupList({
          name: text,
          place: text,
          since: optionalField(text),
          alert: optionalField(group({ from: text, text })),
        }),
        log: groupList({ hour: text, what: text, bad: optionalField(z.literal(true)) }),
      }),
      backups: group({
        label: text,
        title: text,
        days: texts,
        deleted: text,
        choice: group(titledText),
        folders: groupList({ name: text, files: text }),
        restored: text,
      }),
    }),
  }),
);

export const kaseya = {
  ...file,
  closing: { ...file.closing, cost: joinCostAnswer(file.closing.cost, solutionPrices.kaseya) },
};

const closedFirmsPercent = Number.parseInt(file.reasons.claim?.figure ?? "", 10);

/** How many of ten shops are closed, by the claim; undefined if it has no number. */
const shuttersPicture = Number.isNaN(closedFirmsPercent)
  ? undefined
  : { firms: 10, closed: Math.round(closedFirmsPercent / 10) };

export const pictureTexts = { ...drawn, shutters: shuttersPicture };
