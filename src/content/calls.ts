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

export const costAnswerLink = { id: "cuanto-cuesta", label: callsFileContent.cost };

export const defaultBookingButtonNote = callsFileContent.beginning;

export const nextHalfHourTexts = callsFileContent.nextHalfHour;

export const defaultRelatedSolutionsTitle = callsFileContent.related;

/** Builds what a price depends on: the units of the solutions, or, if one has none, what the customer needs. */
export function buildPriceDependsOnPhrase(
  solutions: readonly Pick<Solution, "unit">[] = solutionsInMenuOrder,
): string {
  const { counted, other } = callsFileContent.price;
  const units = [...new Set(solutions.flatMap(({ unit }) => unit ?? []))];
  const isComplete = solutions.length > 0 && solutions.every(({ unit }) => unit !== undefined);
  return isComplete ? fillPlaceholders(counted, { units: joinWithOr(units) }) : other;
}

export const buildSolutionCostAnswer = (solution: Pick<Solution, "unit">, priceSentence?: string) =>
  joinCostAnswerWithInvoicing(
    fillPlaceholders(callsFileContent.solutionCost, { price: buildPriceDependsOnPhrase([solution]) }),
    priceSentence,
  );

export const closingCallTexts = {
  ...callsFileContent.closingCall,
  cost: joinCostAnswerWithInvoicing(
    fillPlaceholders(callsFileContent.closingCall.cost, { price: buildPriceDependsOnPhrase() }),
  ),
};
