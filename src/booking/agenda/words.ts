import { weekdayKeys } from "../../content/firm/value-formats.ts";
import type { ValueOf } from "../../content/reading/content.ts";
import { defineWords } from "../../content/texts/define-words.ts";
import {
  group,
  replaceNoBreakSpacesByPlainOnes,
  text,
  textKeepingPlaceholders,
  textList,
  texts,
} from "../../content/texts/field-types.ts";

const textKeepingSlotPlaceholders = textKeepingPlaceholders("day", "the", "at");
const ownZoneTextByGrammaticalNumber = group({
  one: textKeepingPlaceholders("At", "firm"),
  other: textKeepingPlaceholders("At", "firm"),
});

export const agendaWords = defineWords(
  "words/agenda",
  group({
    ...texts("title", "unavailable"),
    day: group({
      title: text,
      weekdays: group(texts(...weekdayKeys)),
      months: textList,
      ofMonth: textKeepingPlaceholders("month"),
    }),
    hour: group({
      title: text,
      one: textKeepingPlaceholders("time"),
      other: textKeepingPlaceholders("time"),
      at: textKeepingPlaceholders("the"),
      zone: text,
      hiddenZone: textKeepingPlaceholders("firm", "utc"),
      ownZone: ownZoneTextByGrammaticalNumber,
    }),
    unoffered: group({
      "not on this day": textKeepingSlotPlaceholders,
      "no longer": textKeepingSlotPlaceholders,
      "not yet": textKeepingSlotPlaceholders,
      sent: textKeepingSlotPlaceholders,
    }),
    none: group({ title: text, text, message: text, other: text, ask: text }),
    chosen: group({
      title: text,
      when: textKeepingPlaceholders("from", "to"),
      ownWhen: textKeepingPlaceholders("from", "to"),
      status: textKeepingSlotPlaceholders,
      ...texts("waiting", "change"),
      steps: textList,
      ...texts("who", "name", "firm", "message", "whatsapp", "mail", "confirm", "offline"),
    }),
    sent: group({
      ...texts("status", "title", "google", "file", "event", "fileName"),
      details: textKeepingPlaceholders("message"),
    }),
    subject: textKeepingPlaceholders("day", "time"),
    message: group({
      nameAndFirm: textKeepingPlaceholders("name", "firm"),
      name: textKeepingPlaceholders("name"),
      firm: textKeepingPlaceholders("firm"),
      nobody: text,
      ask: textKeepingPlaceholders("day", "at", "own"),
      own: textKeepingPlaceholders("time"),
      ownOtherDay: textKeepingPlaceholders("time", "day"),
      wants: textKeepingPlaceholders("wants"),
    }),
    anyWeek: group({
      ...texts("title", "text"),
      span: textKeepingPlaceholders("from", "to"),
      message: textKeepingPlaceholders("day", "span"),
      ...texts("mail", "subject"),
    }),
    whole: text,
  }),
  // Only the texts about the chosen half hour keep no-break spaces: others also go into plain messages.
  (words) => ({ ...replaceNoBreakSpacesByPlainOnes(words), chosen: words.chosen }),
);

export type AgendaTexts = ValueOf<typeof agendaWords>;
