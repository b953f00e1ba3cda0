import { joinCostAnswer } from "../cost-answer.ts";
import { group, text } from "../field-types.ts";
import { content } from "../read.ts";

const words = content(
  "calls",
  group({
    beginning: text,
    nextHalfHour: group({ waiting: text, lead: text, today: text, tomorrow: text }),
    cost: text,
    related: text,
    closingCall: group({
      title: text,
      text,
      costQuestion: text,
      cost: text,
      call: text,
      or: text,
      whatsapp: text,
      sun: group({ hour: text, meeting: text }),
    }),
  }),
);

/** Where each page answers what it costs, and the link to there. */
export const cost = { id: "cuanto-cuesta", link: words.cost };

/** Under the booking button of a product page that has no words of its own for it. */
export const beginning = words.beginning;

/** By the button of an opening: the first half hour of the agenda's hours, of which nobody knows whether it is free. */
export const nextHalfHour = words.nextHalfHour;

/** Over what goes with a solution. */
export const relatedTitle = words.related;

/** For the last band of every page. A page can replace `title`, `text`, `cost` and `call`. */
export const closingCall = { ...words.closingCall, cost: joinCostAnswer(words.closingCall.cost) };
