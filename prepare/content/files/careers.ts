import { group, groupList, text, titledText } from "../field-types.ts";
import { readContent } from "../read.ts";

const formFieldTexts = group({ label: text, placeholder: text });

export const careers = readContent(
  "careers",
  group({
    forBuyers: group({ text, call: text }),
    opening: group({ title: text, lead: text, about: text }),
    people: group({ title: text, list: groupList(titledText) }),
    form: group({
      title: text,
      subject: text,
      lead: text,
      name: formFieldTexts,
      email: formFieldTexts,
      phone: formFieldTexts,
      message: formFieldTexts,
      submit: text,
      waiting: text,
      stalled: text,
      sent: group(titledText),
      withoutScript: text,
      orByMail: text,
      byMail: group({ ...titledText, call: text, otherwise: text, copy: text }),
      delivery: group({ offline: text, waitsForConnection: text, again: text, elsewhere: text }),
      failure: group({
        unreachable: text,
        interrupted: text,
        busy: text,
        broken: text,
        rejected: text,
        refused: text,
        tooLong: text,
        notUnderstood: text,
        kept: text,
        retry: text,
        mail: text,
      }),
    }),
    plainWords: group({ title: text, ours: group(titledText), theirs: group(titledText) }),
    after: group({ title: text, steps: groupList(titledText) }),
  }),
);
