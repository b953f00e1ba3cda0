import { define } from "../reading/content.ts";
import { ownerWords } from "./owner.ts";

/** Builds the answers about costs, each with what the owner says of prices and invoices. */
export const costAnswers = define((read) => {
  const { startingPrice, solutionPrices, invoicing } = read(ownerWords);
  /** Joins what a price depends on, the price and the sentence about invoicing, without those that the owner left empty. */
  const joinCostAnswerWithInvoicing = (priceFactorsSentence: string, priceSentence: string = startingPrice) =>
    [priceFactorsSentence, priceSentence, invoicing]
      .map((sentence) => sentence.trim().replace(/[\p{L}\p{N}%)]$/u, "$&."))
      .filter(Boolean)
      .join(" ");
  const addPriceToClosing = <Closing extends { cost: string }>(
    closing: Closing,
    solution: string,
  ): Closing => ({ ...closing, cost: joinCostAnswerWithInvoicing(closing.cost, solutionPrices[solution]) });
  return { joinCostAnswerWithInvoicing, addPriceToClosing };
});
