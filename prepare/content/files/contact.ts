import { z } from "zod";
import { fill } from "../../../app/fill.ts";
import { group, item, list, optional, removeNoBreakSpaces, text, textWith } from "../field-types.ts";
import { content } from "../read.ts";
import { joinWithOr } from "../wording.ts";
import { host, hostPhoto } from "./owner.ts";
import { solutions } from "./solutions.ts";

const { meeting: meetingTexts, ...file } = content(
  "contact",
  group({
    opening: group({ halfHour: text, title: text, lead: text }),
    other: group({ title: text, direct: text, whatsapp: text, mail: text }),
    frame: group({ loading: text, late: text, offline: text, blocked: text, booked: group(item) }),
    greeting: text,
    wants: textWith("wants"),
    reassurance: group({ title: text, tiles: list({ host: optional(z.literal(true)), ...item }) }),
    meeting: group({
      title: text,
      duration: text,
      dial: text,
      back: text,
      steps: list({ title: text, text: textWith("change") }),
      change: textWith("shown"),
      anyChange: text,
    }),
  }),
);

export const contact = {
  ...file,
  // A message is plain text.
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

const shown = solutions.flatMap((solution) => solution.shown ?? []);
const { change, anyChange, ...rest } = meetingTexts;

export const meeting = {
  ...rest,
  steps: rest.steps.map(({ title, text: words }) => ({
    title,
    text: fill(words, { change: shown.length > 0 ? fill(change, { shown: joinWithOr(shown) }) : anyChange }),
  })),
};
