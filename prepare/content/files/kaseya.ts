import { z } from "zod";
import { joinCostAnswer } from "../cost-answer.ts";
import { claim, group, heading, item, list, opening, optional, text, texts } from "../field-types.ts";
import { content } from "../read.ts";
import { solutionPrices } from "./owner.ts";

const meter = group({ of: z.number(), from: z.number(), to: z.number() });

const { pictures: drawn, ...file } = content(
  "kaseya",
  group({
    opening: group(opening),
    risks: group({
      title: text,
      lead: text,
      sheet: text,
      today: text,
      withUs: text,
      list: list({ title: text, urgency: text, today: text, withUs: text }),
    }),
    backup: group({ heading, claim: optional(claim), points: list(item) }),
    reasons: group({ title: text, claim: optional(claim), list: list(item) }),
    monitoring: group({
      heading,
      machine: group(item),
      list: list({ ...item, field: text, value: text, meter, bad: optional(z.literal(true)) }),
    }),
    record: optional(group({ title: text, text, link: text })),
    evaluation: group({ heading, list: list(item) }),
    closing: group({ ...item, cost: text }),
    pictures: group({
      fleet: group({
        label: text,
        title: text,
        opening: text,
        opens: text,
        hours: texts,
        devices: list({
          name: text,
          place: text,
          since: optional(text),
          alert: optional(group({ from: text, text })),
        }),
        log: list({ hour: text, what: text, bad: optional(z.literal(true)) }),
      }),
      backups: group({
        label: text,
        title: text,
        days: texts,
        deleted: text,
        choice: group(item),
        folders: list({ name: text, files: text }),
        restored: text,
      }),
    }),
  }),
);

export const kaseya = {
  ...file,
  closing: { ...file.closing, cost: joinCostAnswer(file.closing.cost, solutionPrices.kaseya) },
};

const share = Number.parseInt(file.reasons.claim?.figure ?? "", 10);

/** How many of ten shops are closed, by the claim; undefined if it has no number. */
const shutters = Number.isNaN(share) ? undefined : { firms: 10, closed: Math.round(share / 10) };

export const pictures = { ...drawn, shutters };
