import {
  group,
  groupList,
  optionalTrue,
  replaceNoBreakSpacesByPlainOnes,
  text,
  textKeepingPlaceholders,
  texts,
  titledTextFields,
} from "./field-types.ts";
import { fillPlaceholders } from "./fill.ts";
import { hostPhoto, hostText } from "./owner.ts";
import { readRequiredContent } from "./read.ts";
import { offeredSolutions } from "./solutions.ts";
import { joinWithOr } from "./wording.ts";

const { meeting: meetingTexts, ...pageTexts } = readRequiredContent(
  "words/contact",
  group({
    opening: group({ halfHour: text, title: text, lead: text }),
    other: group({ title: text, direct: text, whatsapp: text, mail: text }),
    frame: group({
      ...texts("loading", "late", "offline", "blocked"),
      booked: group(titledTextFields),
    }),
    greeting: text,
    wants: textKeepingPlaceholders("wants"),
    reassurance: group({
      title: text,
      tiles: groupList({ host: optionalTrue, ...titledTextFields }),
    }),
    meeting: group({
      ...texts("title", "duration", "dial", "back"),
      steps: groupList({ title: text, short: text, text: textKeepingPlaceholders("change") }),
      change: textKeepingPlaceholders("shown"),
      anyChange: text,
    }),
  }),
);

export const contactPageTexts = {
  ...pageTexts,
  // The greeting has no no-break spaces, because a WhatsApp message is plain text.
  greeting: replaceNoBreakSpacesByPlainOnes(pageTexts.greeting),
  reassurance: {
    title: pageTexts.reassurance.title,
    tiles: pageTexts.reassurance.tiles.map(({ host: isHost, title, text: words }) => ({
      title,
      text: (isHost && hostText) || words,
      hostPhoto: isHost && hostText ? hostPhoto : undefined,
    })),
  },
};

const meetingDemoTexts = offeredSolutions.flatMap((solution) => solution.shown ?? []);
const { change, anyChange, ...meetingWithoutChanges } = meetingTexts;

export const meetingSectionTexts = {
  ...meetingWithoutChanges,
  steps: meetingWithoutChanges.steps.map(({ title, short, text: words }) => ({
    title,
    short,
    text: fillPlaceholders(words, {
      change:
        meetingDemoTexts.length > 0
          ? fillPlaceholders(change, { shown: joinWithOr(meetingDemoTexts) })
          : anyChange,
    }),
  })),
};
