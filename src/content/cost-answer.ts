import { invoicingSentence, priceSentenceBySolution, startingPriceSentence } from "./owner.ts";

/** Joins what a price depends on, the price and the sentence about invoicing, without those that the owner left empty. */
export const joinCostAnswerWithInvoicing = (
  priceFactorsSentence: string,
  priceSentence: string = startingPriceSentence,
) =>
  [priceFactorsSentence, priceSentence, invoicingSentence]
    .map((sentence) => sentence.trim().replace(/[\p{L}\p{N}%)]$/u, "$&."))
    .filter(Boolean)
    .join(" ");

export const addPriceToClosing = <Closing extends { cost: string }>(
  closing: Closing,
  solution: string,
): Closing => ({
  ...closing,
  cost: joinCostAnswerWithInvoicing(closing.cost, priceSentenceBySolution[solution]),
});
