import { fillPlaceholders } from "../../../app/fill.ts";
import {
  group,
  groupList,
  optionalTrue,
  removeNoBreakSpaces,
  text,
  textWithPlaceholders,
  titledTextFields,
} from "../field-types.ts";
import { readRequiredContent } from "../read.ts";
import { joinWithOr } from "../wording.ts";
import { host, hostPhoto } from "./owner.ts";
import { offeredSolutions } from "./solutions.ts";

const { meeting: meetingTexts, ...file } = readRequiredContent(
  "contact",
  group({
    opening: group({ halfHour: text, title: text, lead: text }),
    other: group({ title: text, direct: text, whatsapp: text, mail: text }),
    frame: group({
      loading: text,
      late: text,
      offline: text,
      blocked: text,
      booked: group(titledTextFields),
    }),
    greeting: text,
    wants: textWithPlaceholders("wants"),
    reassurance: group({
      title: text,
      tiles: groupList({ host: optionalTrue, ...titledTextFields }),
    }),
    meeting: group({
      title: text,
      duration: text,
      dial: text,
      back: text,
      steps: groupList({ title: text, short: text, text: textWithPlaceholders("change") }),
      change: textWithPlaceholders("shown"),
      anyChange: text,
    }),
  }),
);

export const contact = {
  ...file,
  // A WhatsApp message is plain text.
  greeting: removeNoBreakSpaces(file.greeting),
  reassurance: {
    title: file.reassurance.title,
    tiles: file.reassurance.tiles.map(({ host: isHost, title, text: words }) => ({
      title,
      text: (isHost && host) || words,
      face: isHost && host ? hostPhoto : undefined,
    })),
  },
};

const meetingDemoTexts = offeredSolutions.flatMap((solution) => solution.shown ?? []);
const { change, anyChange, ...rest } = meetingTexts;

export const meetingSectionTexts = {
  ...rest,
  steps: rest.steps.map(({ title, short, text: words }) => ({
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
