import type { ValueOf } from "../reading/content.ts";
import { defineWords } from "../texts/define-words.ts";
import {
  group,
  groupList,
  optionalTrue,
  replaceNoBreakSpacesByPlainOnes,
  text,
  textKeepingPlaceholders,
  texts,
  titledTextFields,
} from "../texts/field-types.ts";
import { fillPlaceholders } from "../texts/fill.ts";
import { wordLists } from "../texts/wording.ts";
import { ownerWords } from "./owner.ts";
import { solutions } from "./solutions.ts";

export const contactWords = defineWords(
  "words/contact",
  group({
    opening: group({ halfHour: text, title: text, lead: text }),
    other: group({ title: text, direct: text, whatsapp: text, mail: text }),
    frame: group({ ...texts("loading", "late", "offline", "blocked"), booked: group(titledTextFields) }),
    greeting: text,
    wants: textKeepingPlaceholders("wants"),
    reassurance: group({ title: text, tiles: groupList({ host: optionalTrue, ...titledTextFields }) }),
    meeting: group({
      ...texts("title", "duration", "dial", "back"),
      steps: groupList({ title: text, short: text, text: textKeepingPlaceholders("change") }),
      change: textKeepingPlaceholders("shown"),
      anyChange: text,
    }),
  }),
  ({ meeting, ...page }, read) => {
    const { host, hostPhoto } = read(ownerWords);
    const demos = read(solutions).offeredSolutions.flatMap((solution) => solution.shown ?? []);
    const { change: changeTemplate, anyChange, ...meetingTexts } = meeting;
    const shown = read(wordLists).joinWithOr(demos);
    const change = demos.length > 0 ? fillPlaceholders(changeTemplate, { shown }) : anyChange;
    return {
      contactPageTexts: {
        ...page,
        // The greeting has no no-break spaces, because a WhatsApp message is plain text.
        greeting: replaceNoBreakSpacesByPlainOnes(page.greeting),
        reassurance: {
          title: page.reassurance.title,
          tiles: page.reassurance.tiles.map(({ host: isHost, title, text: words }) => ({
            title,
            text: (isHost && host) || words,
            hostPhoto: isHost && host ? hostPhoto : undefined,
          })),
        },
      },
      meetingSectionTexts: {
        ...meetingTexts,
        steps: meetingTexts.steps.map((step) => ({ ...step, text: fillPlaceholders(step.text, { change }) })),
      },
    };
  },
);

export type MeetingTexts = ValueOf<typeof contactWords>["meetingSectionTexts"];
