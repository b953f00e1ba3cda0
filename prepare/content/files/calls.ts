import { joinCostAnswer } from "../cost-answer.ts";
import { group, text } from "../field-types.ts";
import { readContent } from "../read.ts";

const callTexts = readContent(
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

/** The id of the answer about costs on each page, and the text of links to it. */
export const costLink = { id: "cuanto-cuesta", link: callTexts.cost };

/** Under the booking button of a product page, by default. */
export const defaultCallNote = callTexts.beginning;

/** Beside the button at the top of a page: the next half hour in the agenda's hours, which may already be booked. */
export const nextHalfHour = callTexts.nextHalfHour;

/** The heading over related solutions. */
export const relatedSolutionsTitle = callTexts.related;

/** The last section of every page. A page can replace `title`, `text`, `cost` and `call`. */
export const closingCall = { ...callTexts.closingCall, cost: joinCostAnswer(callTexts.closingCall.cost) };
