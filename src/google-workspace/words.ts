import { z } from "zod";
import type { ValueOf } from "../content/reading/content.ts";
import { costAnswers } from "../content/shared/cost-answer.ts";
import { defineWords } from "../content/texts/define-words.ts";
import {
  claimFromName,
  group,
  groupList,
  headingGroup,
  openingFields,
  optionalButNeeded,
  optionalTrue,
  text,
  textKeepingPlaceholders,
  textList,
  texts,
  titledTextFields,
} from "../content/texts/field-types.ts";
import { fillPlaceholders } from "../content/texts/fill.ts";

const fileKind = z.enum(["folder", "sheet", "document", "image"]);
const textKeepingMailPlaceholders = textKeepingPlaceholders("before", "after");

/** @returns the number in a text such as "30 GB"; undefined without one, or if over `max`, too many to draw each unit */
function parseDrawableCount(figure: string, pattern: RegExp, max: number): number | undefined {
  const count = Number(pattern.exec(figure)?.[1]);
  return count <= max ? count : undefined;
}

/** Adds to each file where it ends in the stack of all. */
function stackFiles<File extends { gigabytes: number }>(files: readonly File[]) {
  let endGigabytes = 0;
  return files.map(({ gigabytes, ...shown }) => {
    endGigabytes += gigabytes;
    return { ...shown, endGigabytes };
  });
}

export const googleWorkspaceWords = defineWords(
  "words/google-workspace",
  group({
    opening: group(openingFields),
    change: group({
      title: text,
      before: group(titledTextFields),
      after: group(titledTextFields),
      changes: groupList(titledTextFields),
    }),
    parts: group({
      heading: headingGroup,
      list: groupList({
        id: z.enum(["gmail", "drive", "meet", "calendar", "chat", "security"]),
        ...titledTextFields,
      }),
    }),
    plan: group({
      heading: headingGroup,
      storage: claimFromName.optional(),
      seats: claimFromName.optional(),
      seller: groupList({ lead: text.optional(), figure: text, text: optionalButNeeded(text) }),
      advice: text,
    }),
    move: group({
      ...texts("title", "lead", "label", "old", "next"),
      steps: groupList(titledTextFields),
      settled: group(titledTextFields),
    }),
    closing: group({ ...titledTextFields, cost: text }),
    pictures: group({
      driveFolder: group({
        ...texts("label", "folder"),
        files: groupList({ kind: fileKind, name: text, who: text.optional(), editing: textList.optional() }),
      }),
      teamCall: group({
        ...texts("label", "title", "sharing"),
        rows: textList,
        people: groupList({ name: text, speaking: optionalTrue, muted: optionalTrue }),
      }),
      storageBars: group({
        label: text,
        files: groupList({ kind: fileKind, name: text, gigabytes: z.int().min(1) }),
      }).optional(),
      callSeats: group({ label: text }).optional(),
      senders: group({ title: text, subject: text, before: text, after: text }),
      glimpses: group({
        mails: groupList({
          ...texts("from", "subject"),
          to: textKeepingMailPlaceholders.optional(),
          time: text,
        }),
        day: group({
          hours: textList,
          people: groupList({ name: text, taken: textList }),
          ...texts("free", "meeting"),
        }),
        chat: groupList({ who: text, text }),
        security: group({ title: text, where: text, yes: text, no: text }),
      }),
    }),
  }),
  ({ pictures, ...page }, read) => {
    const { before, after } = page.change;
    /** The mail addresses of the example: a free one, and one of the firm's domain, with Google Workspace. */
    const mailAddresses = { before: before.title, after: after.title };
    const { storageBars, callSeats, senders, glimpses, ...otherPictures } = pictures;
    const gigabytes = parseDrawableCount(page.plan.storage?.figure ?? "", /^(\d+)\sGB$/, 100);
    const seats = parseDrawableCount(page.plan.seats?.figure ?? "", /^(\d+)$/, 250);
    return {
      page: {
        ...page,
        parts: { ...page.parts, account: mailAddresses.after },
        plan: { ...page.plan, seller: page.plan.seller[0] },
        closing: read(costAnswers).addPriceToClosing(page.closing, "google-workspace"),
      },
      pictures: {
        ...otherPictures,
        storageBars:
          storageBars && gigabytes
            ? { ...storageBars, gigabytes, files: stackFiles(storageBars.files) }
            : undefined,
        callSeats: callSeats && seats ? { ...callSeats, seats } : undefined,
        senders: {
          title: senders.title,
          subject: senders.subject,
          mails: [
            { intro: before.text, senderName: senders.before, address: mailAddresses.before },
            { intro: after.text, senderName: senders.after, address: mailAddresses.after },
          ],
        },
        glimpses: {
          ...glimpses,
          mails: glimpses.mails.map(({ to, ...mail }) => ({
            ...mail,
            ...(to && { to: fillPlaceholders(to, mailAddresses) }),
          })),
        },
      },
    };
  },
);

export type GoogleWorkspaceTexts = ValueOf<typeof googleWorkspaceWords>["page"];
export type GoogleWorkspacePictures = ValueOf<typeof googleWorkspaceWords>["pictures"];
