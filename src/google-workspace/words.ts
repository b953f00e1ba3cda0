import { z } from "zod";
import { addPriceToClosing } from "../content/cost-answer.ts";
import {
  claimFromName,
  group,
  groupList,
  headingGroup,
  openingFields,
  optionalField,
  optionalTrue,
  text,
  textKeepingPlaceholders,
  textList,
  texts,
  titledTextFields,
} from "../content/field-types.ts";
import { fillPlaceholders } from "../content/fill.ts";
import { readRequiredContent } from "../content/read.ts";

const fileKind = z.enum(["folder", "sheet", "document", "image"]);
const textKeepingMailPlaceholders = textKeepingPlaceholders("before", "after");

const { pictures: pictureTexts, ...pageTexts } = readRequiredContent(
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
      storage: optionalField(claimFromName),
      seats: optionalField(claimFromName),
      // Not optionalField(text): it would keep a seller whose text needs a missing fact, without the text.
      seller: groupList({ lead: optionalField(text), figure: text, text: text.optional() }),
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
        files: groupList({
          kind: fileKind,
          name: text,
          who: optionalField(text),
          editing: optionalField(textList),
        }),
      }),
      teamCall: group({
        ...texts("label", "title", "sharing"),
        rows: textList,
        people: groupList({ name: text, speaking: optionalTrue, muted: optionalTrue }),
      }),
      storageBars: optionalField(
        group({ label: text, files: groupList({ kind: fileKind, name: text, gigabytes: z.int().min(1) }) }),
      ),
      callSeats: optionalField(group({ label: text })),
      senders: group({ title: text, subject: text, before: text, after: text }),
      glimpses: group({
        mails: groupList({
          ...texts("from", "subject"),
          to: optionalField(textKeepingMailPlaceholders),
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
);

/** The mail addresses of the example: a free one (`before`), and one of the firm's domain, with Google Workspace (`after`). */
const exampleMailAddresses = { before: pageTexts.change.before.title, after: pageTexts.change.after.title };

export const googleWorkspacePageTexts = {
  ...pageTexts,
  parts: { ...pageTexts.parts, account: exampleMailAddresses.after },
  plan: { ...pageTexts.plan, seller: pageTexts.plan.seller[0] },
  closing: addPriceToClosing(pageTexts.closing, "google-workspace"),
};

const { storageBars, callSeats, senders, glimpses, ...otherPictureTexts } = pictureTexts;

/** @returns the number in a text such as "30 GB"; undefined without one, or if over `max`, too many to draw each unit */
function parseDrawableCount(figure: string, pattern: RegExp, max: number): number | undefined {
  const count = Number(pattern.exec(figure)?.[1]);
  return count <= max ? count : undefined;
}

const storageGigabytesPerUser = parseDrawableCount(pageTexts.plan.storage?.figure ?? "", /^(\d+)\sGB$/, 100);
const videoCallSeatCount = parseDrawableCount(pageTexts.plan.seats?.figure ?? "", /^(\d+)$/, 250);

let stackedGigabytesSoFar = 0;
const stackedStorageFiles = (storageBars?.files ?? []).map(({ gigabytes: size, ...shown }) => {
  stackedGigabytesSoFar += size;
  return { ...shown, endGigabytes: stackedGigabytesSoFar };
});

export const googleWorkspacePictureTexts = {
  ...otherPictureTexts,
  storageBars:
    storageBars && storageGigabytesPerUser
      ? { ...storageBars, gigabytes: storageGigabytesPerUser, files: stackedStorageFiles }
      : undefined,
  callSeats: callSeats && videoCallSeatCount ? { ...callSeats, seats: videoCallSeatCount } : undefined,
  senders: {
    title: senders.title,
    subject: senders.subject,
    mails: [
      {
        intro: pageTexts.change.before.text,
        senderName: senders.before,
        address: exampleMailAddresses.before,
      },
      { intro: pageTexts.change.after.text, senderName: senders.after, address: exampleMailAddresses.after },
    ],
  },
  glimpses: {
    ...glimpses,
    mails: glimpses.mails.map(({ to, ...mail }) => ({
      ...mail,
      ...(to && { to: fillPlaceholders(to, exampleMailAddresses) }),
    })),
  },
};

export type GoogleWorkspaceTexts = typeof googleWorkspacePageTexts;
export type GoogleWorkspacePictures = typeof googleWorkspacePictureTexts;
