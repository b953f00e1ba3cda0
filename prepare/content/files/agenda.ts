import { group, replaceNoBreakSpaces, text, textList, textWithPlaceholders } from "../field-types.ts";
import { readRequiredContent } from "../read.ts";

const textWithSlotPlaceholders = textWithPlaceholders("day", "the", "at");
const singularAndPluralText = group({
  one: textWithPlaceholders("At", "firm"),
  other: textWithPlaceholders("At", "firm"),
});

const agendaWithNoBreakSpaces = readRequiredContent(
  "agenda",
  group({
    title: text,
    unavailable: text,
    day: group({
      title: text,
      weekdays: group({ mon: text, tue: text, wed: text, thu: text, fri: text, sat: text, sun: text }),
      months: textList,
    }),
    hour: group({
      title: text,
      one: textWithPlaceholders("time"),
      other: textWithPlaceholders("time"),
      at: textWithPlaceholders("the"),
      zone: text,
      ownZone: singularAndPluralText,
    }),
    unoffered: group({
      "not on this day": textWithSlotPlaceholders,
      "no longer": textWithSlotPlaceholders,
      "not yet": textWithSlotPlaceholders,
      sent: textWithSlotPlaceholders,
    }),
    none: group({ title: text, text, message: text, other: text, ask: text }),
    chosen: group({
      title: text,
      when: textWithPlaceholders("from", "to"),
      ownWhen: textWithPlaceholders("from", "to"),
      status: textWithSlotPlaceholders,
      waiting: text,
      change: text,
      steps: textList,
      who: text,
      name: text,
      firm: text,
      message: text,
      whatsapp: text,
      mail: text,
      confirm: text,
      offline: text,
    }),
    sent: group({
      status: text,
      title: text,
      google: text,
      file: text,
      event: text,
      fileName: text,
      details: textWithPlaceholders("message"),
    }),
    subject: textWithPlaceholders("day", "time"),
    message: group({
      nameAndFirm: textWithPlaceholders("name", "firm"),
      name: textWithPlaceholders("name"),
      firm: textWithPlaceholders("firm"),
      nobody: text,
      ask: textWithPlaceholders("day", "at", "own"),
      own: textWithPlaceholders("time"),
      wants: textWithPlaceholders("wants"),
    }),
    anyWeek: group({
      title: text,
      text,
      span: textWithPlaceholders("from", "to"),
      message: textWithPlaceholders("day", "span"),
      mail: text,
      subject: text,
    }),
    whole: text,
  }),
);

/**
 * The texts of the site's own agenda. Only those about the chosen half hour have no-break spaces: others go into messages, which
 * are plain text.
 */
export const agendaPageTexts = {
  ...replaceNoBreakSpaces(agendaWithNoBreakSpaces),
  chosen: agendaWithNoBreakSpaces.chosen,
};
