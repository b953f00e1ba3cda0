import { z } from "zod";
import { fill } from "../../../app/fill.ts";
import { joinCostAnswer } from "../cost-answer.ts";
import {
  claim,
  group,
  heading,
  item,
  list,
  opening,
  optional,
  text,
  texts,
  textWith,
} from "../field-types.ts";
import { content } from "../read.ts";
import { solutionPrices } from "./owner.ts";

const yes = optional(z.literal(true));
const kind = z.enum(["folder", "sheet", "document", "image"]);
const addressed = textWith("before", "after");

const { pictures: drawn, ...file } = content(
  "google-workspace",
  group({
    opening: group(opening),
    change: group({ title: text, before: group(item), after: group(item), changes: list(item) }),
    parts: group({
      heading,
      list: list({ id: z.enum(["gmail", "drive", "meet", "calendar", "chat", "security"]), ...item }),
    }),
    plan: group({
      heading,
      storage: optional(claim),
      seats: optional(claim),
      seller: list({ lead: optional(text), figure: text, text }),
    }),
    move: group({
      title: text,
      lead: text,
      label: text,
      old: text,
      next: text,
      steps: list(item),
      settled: group(item),
    }),
    closing: group({ ...item, cost: text }),
    pictures: group({
      driveFolder: group({
        label: text,
        folder: text,
        files: list({ kind, name: text, changed: text, editing: optional(texts) }),
      }),
      teamCall: group({
        label: text,
        title: text,
        sharing: text,
        rows: texts,
        people: list({ name: text, speaking: yes, muted: yes }),
      }),
      storageBars: optional(
        group({ label: text, files: list({ kind, name: text, gigabytes: z.int().min(1) }) }),
      ),
      callSeats: optional(group({ label: text })),
      senders: group({ label: addressed, title: text, subject: text, before: text, after: text }),
      glimpses: group({
        mails: list({ from: text, subject: text, to: optional(addressed), time: text }),
        files: list({ kind, name: text, who: text }),
        call: texts,
        day: group({
          hours: texts,
          people: list({ name: text, taken: texts }),
          free: text,
          meeting: text,
        }),
        chat: list({ who: text, text }),
        security: group({ title: text, where: text, yes: text, no: text }),
      }),
    }),
  }),
);

const addresses = { before: file.change.before.title, after: file.change.after.title };

export const googleWorkspace = {
  ...file,
  parts: { ...file.parts, account: addresses.after },
  plan: { ...file.plan, seller: file.plan.seller[0] },
  closing: { ...file.closing, cost: joinCostAnswer(file.closing.cost, solutionPrices["google-workspace"]) },
};

const { storageBars, callSeats, senders, glimpses, ...others } = drawn;

/** @returns the number in a text such as "30 GB"; undefined if it is more than `most`, too many to draw each unit */
function parseDrawableCount(figure: string, pattern: RegExp, most: number): number | undefined {
  const count = Number(pattern.exec(figure)?.[1]);
  return count <= most ? count : undefined;
}

const gigabytes = parseDrawableCount(file.plan.storage?.figure ?? "", /^(\d+)\sGB$/, 100);
const seats = parseDrawableCount(file.plan.seats?.figure ?? "", /^(\d+)$/, 250);

let end = 0;
const stackedFiles = (storageBars?.files ?? []).map(({ gigabytes: size, ...shown }) => {
  end += size;
  return { ...shown, end };
});

export const pictures = {
  ...others,
  storageBars: storageBars && gigabytes ? { ...storageBars, gigabytes, files: stackedFiles } : undefined,
  callSeats: callSeats && seats ? { ...callSeats, seats } : undefined,
  senders: {
    label: fill(senders.label, addresses),
    title: senders.title,
    subject: senders.subject,
    mails: [
      { from: senders.before, address: addresses.before },
      { from: senders.after, address: addresses.after },
    ],
  },
  glimpses: {
    ...glimpses,
    mails: glimpses.mails.map(({ to, ...mail }) => ({ ...mail, ...(to && { to: fill(to, addresses) }) })),
  },
};
