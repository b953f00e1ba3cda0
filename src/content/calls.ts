import { joinCostAnswerWithInvoicing } from "./cost-answer.ts";
import { group, text, textKeepingPlaceholders, texts } from "./field-types.ts";
import { fillPlaceholders } from "./fill.ts";
import { readRequiredContent } from "./read.ts";
import { type Solution, solutionsInMenuOrder } from "./solutions.ts";
import { joinWithOr } from "./wording.ts";

const callsFileContent = readRequiredContent(
  "words/calls",
  group({
    beginning: text,
    nextHalfHour: group({ waiting: text, lead: text, today: text, tomorrow: text }),
    cost: text,
    price: group({ counted: textKeepingPlaceholders("units"), other: text }),
    solutionCost: textKeepingPlaceholders("price"),
    related: text,
    closingCall: group({
      ...texts("title", "text", "costQuestion"),
      cost: textKeepingPlaceholders("price"),
      ...texts("call", "or", "whatsapp"),
      sun: group({ hour: text, meeting: text }),
    }),
  }),
);

/** The id of the answer about costs, the same on each page, and the text of links to the answer. */
export const costAnswerLink = { id: "cuanto-cuesta", label: callsFileContent.cost };

/** The text under the booking button at the top of a page whose own texts have none. */
export const defaultBookingButtonNote = callsFileContent.beginning;

/** The texts of the link to the next free half hour, at the top of a page, and of the line in its place while it is unknown. */
export const nextHalfHourTexts = callsFileContent.nextHalfHour;

/** The default heading over the list of related solutions. */
export const defaultRelatedSolutionsTitle = callsFileContent.related;

/**
 * Builds what a price depends on, as the end of a sentence: the units of the solutions, or, if one of them has no unit,
 * what the customer needs.
 * @param solutions the priced solutions; by default all that the site offers
 */
export function buildPriceDependsOnPhrase(
  solutions: readonly Pick<Solution, "unit">[] = solutionsInMenuOrder,
): string {
  const { counted, other } = callsFileContent.price;
  const units = [...new Set(solutions.flatMap(({ unit }) => unit ?? []))];
  const isComplete = solutions.length > 0 && solutions.every(({ unit }) => unit !== undefined);
  return isComplete ? fillPlaceholders(counted, { units: joinWithOr(units) }) : other;
}

/** Builds the answer about costs for the standard page of a solution. */
export const buildSolutionCostAnswer = (solution: Pick<Solution, "unit">, priceSentence?: string) =>
  joinCostAnswerWithInvoicing(
    fillPlaceholders(callsFileContent.solutionCost, { price: buildPriceDependsOnPhrase([solution]) }),
    priceSentence,
  );

/** The texts of the last section of most pages. A page can replace `title`, `text`, `cost` and `call`. */
export const closingCallTexts = {
  ...callsFileContent.closingCall,
  cost: joinCostAnswerWithInvoicing(
    fillPlaceholders(callsFileContent.closingCall.cost, { price: buildPriceDependsOnPhrase() }),
  ),
};
