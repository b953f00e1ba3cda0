import { defineWords } from "../texts/define-words.ts";
import { group, text, textKeepingPlaceholders, texts } from "../texts/field-types.ts";
import { fillPlaceholders } from "../texts/fill.ts";
import { wordLists } from "../texts/wording.ts";
import { costAnswers } from "./cost-answer.ts";
import { type Solution, solutions } from "./solutions.ts";

export const calls = defineWords(
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
  (words, read) => {
    const { joinCostAnswerWithInvoicing } = read(costAnswers);
    const { joinWithOr } = read(wordLists);

    /** Builds what a price depends on: the units of the solutions, or, if one has none, what the customer needs. */
    function buildPriceDependsOnPhrase(
      priced: readonly Pick<Solution, "unit">[] = read(solutions).solutionsInMenuOrder,
    ): string {
      const { counted, other } = words.price;
      const units = [...new Set(priced.flatMap(({ unit }) => unit ?? []))];
      const isComplete = priced.length > 0 && priced.every(({ unit }) => unit !== undefined);
      return isComplete ? fillPlaceholders(counted, { units: joinWithOr(units) }) : other;
    }

    return {
      ...words,
      costAnswerLink: { id: "cuanto-cuesta", label: words.cost },
      closingCall: {
        ...words.closingCall,
        cost: joinCostAnswerWithInvoicing(
          fillPlaceholders(words.closingCall.cost, { price: buildPriceDependsOnPhrase() }),
        ),
      },
      buildPriceDependsOnPhrase,
      buildSolutionCostAnswer: (solution: Pick<Solution, "unit">, priceSentence?: string) =>
        joinCostAnswerWithInvoicing(
          fillPlaceholders(words.solutionCost, { price: buildPriceDependsOnPhrase([solution]) }),
          priceSentence,
        ),
    };
  },
);
