import { group, removeNoBreakSpaces, text, texts, textWith } from "../field-types.ts";
import { content } from "../read.ts";

const chosenText = textWith("day", "the", "at");
const singularAndPlural = group({ one: textWith("At", "firm"), other: textWith("At", "firm") });

/** The site's own agenda. Its messages are plain text, without no-break spaces. */
export const agenda = removeNoBreakSpaces(
  content(
    "agenda",
    group({
      title: text,
      unavailable: text,
      day: group({
        title: text,
        weekdays: group({ mon: text, tue: text, wed: text, thu: text, fri: text, sat: text, sun: text }),
        months: texts,
      }),
      hour: group({
        title: text,
        one: textWith("time"),
        other: textWith("time"),
        at: textWith("the"),
        zone: text,
        ownZone: singularAndPlural,
      }),
      missed: group({
        "not on this day": chosenText,
        "no longer": chosenText,
        "not yet": chosenText,
        sent: chosenText,
      }),
      none: group({ title: text, text, message: text, other: text, ask: text }),
      chosen: group({
        title: text,
        when: textWith("from", "to"),
        ownWhen: textWith("from", "to"),
        status: chosenText,
        waiting: text,
        steps: texts,
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
        details: textWith("message"),
      }),
      subject: textWith("day", "time"),
      message: group({
        nameAndFirm: textWith("name", "firm"),
        name: textWith("name"),
        firm: textWith("firm"),
        nobody: text,
        ask: textWith("day", "at", "own"),
        own: textWith("time"),
        wants: textWith("wants"),
      }),
      anyWeek: group({
        title: text,
        text,
        span: textWith("from", "to"),
        message: textWith("day", "span"),
        mail: text,
        subject: text,
      }),
      whole: text,
    }),
  ),
);
