import { group, item, list, text } from "../field-types.ts";
import { content } from "../read.ts";

const field = group({ label: text, placeholder: text });

export const careers = content(
  "careers",
  group({
    forBuyers: group({ text, call: text }),
    opening: group({ title: text, lead: text, about: text }),
    people: group({ title: text, list: list(item) }),
    form: group({
      title: text,
      subject: text,
      lead: text,
      name: field,
      email: field,
      phone: field,
      message: field,
      submit: text,
      waiting: text,
      stalled: text,
      sent: group(item),
      withoutScript: text,
      orByMail: text,
      byMail: group({ ...item, call: text, otherwise: text, copy: text }),
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
    plainWords: group({ title: text, ours: group(item), theirs: group(item) }),
    after: group({ title: text, steps: list(item) }),
  }),
);
