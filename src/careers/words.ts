import type { ValueOf } from "../content/reading/content.ts";
import { defineWords } from "../content/texts/define-words.ts";
import { group, groupList, text, texts, titledTextFields } from "../content/texts/field-types.ts";

const formFieldGroup = group({ label: text, placeholder: text });

export const careersWords = defineWords(
  "words/careers",
  group({
    forBuyers: group({ text, call: text }),
    opening: group({ title: text, lead: text, about: text, picture: text, board: text }),
    people: group({ title: text, list: groupList(titledTextFields) }),
    form: group({
      ...texts("title", "subject", "lead"),
      name: formFieldGroup,
      email: formFieldGroup,
      phone: formFieldGroup,
      message: formFieldGroup,
      ...texts("submit", "waiting", "stalled", "broken"),
      sent: group(titledTextFields),
      ...texts("withoutScript", "orByMail"),
      byMail: group({ ...titledTextFields, ...texts("call", "otherwise", "copy", "paste", "tooLong") }),
      delivery: group(texts("waitsForConnection", "again")),
      failure: group(
        texts("unconfirmed", "interrupted", "rejected", "refused", "tooLong", "kept", "retry", "mail"),
      ),
    }),
    plainWords: group({ title: text, ours: group(titledTextFields), theirs: group(titledTextFields) }),
    after: group({ title: text, steps: groupList(titledTextFields) }),
  }),
);

export type CareersTexts = ValueOf<typeof careersWords>;
