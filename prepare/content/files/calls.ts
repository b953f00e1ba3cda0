import { joinCostAnswer } from "../cost-answer.ts";
import { group, text } from "../field-types.ts";
import { readRequiredContent } from "../read.ts";

const callsYaml = readRequiredContent(
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
export const costLink = { id: "cuanto-cuesta", link: callsYaml.cost };

/** Under the booking button of a product page, by default. */
export const defaultCallNote = callsYaml.beginning;

/** Beside the button at the top of a page: the next half hour in the agenda's hours, which may already be booked. */
export const nextHalfHour = callsYaml.nextHalfHour;

/** The heading over related solutions. */
export const relatedSolutionsTitle = callsYaml.related;

/** The answer about costs on the page of a solution whose own texts have none. */
export const buildGeneralCostAnswer = (price?: string) => joinCostAnswer(callsYaml.closingCall.cost, price);

/** The last section of every page. A page can replace `title`, `text`, `cost` and `call`. */
export const closingCall = { ...callsYaml.closingCall, cost: buildGeneralCostAnswer() };
