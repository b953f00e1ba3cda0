import { group, groupList, text, titledTextFields } from "../content/field-types.ts";
import { readRequiredContent } from "../content/read.ts";

const formFieldGroup = group({ label: text, placeholder: text });

export const careersPageTexts = readRequiredContent(
  "words/careers",
  group({
    forBuyers: group({ text, call: text }),
    opening: group({ title: text, lead: text, about: text, picture: text, board: text }),
    people: group({ title: text, list: groupList(titledTextFields) }),
    form: group({
      title: text,
      subject: text,
      lead: text,
      name: formFieldGroup,
      email: formFieldGroup,
      phone: formFieldGroup,
      message: formFieldGroup,
      submit: text,
      waiting: text,
      stalled: text,
      sent: group(titledTextFields),
      withoutScript: text,
      orByMail: text,
      byMail: group({
        ...titledTextFields,
        call: text,
        otherwise: text,
        copy: text,
        paste: text,
        tooLong: text,
      }),
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
    plainWords: group({ title: text, ours: group(titledTextFields), theirs: group(titledTextFields) }),
    after: group({ title: text, steps: groupList(titledTextFields) }),
  }),
);
