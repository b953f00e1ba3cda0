import { invoicingSentence, priceSentenceBySolution, startingPriceSentence } from "./owner.ts";

/**
 * Joins the answer to what a solution costs.
 * @param priceFactorsSentence a sentence that says what the price depends on
 * @param priceSentence a sentence with the price of the solution; by default the owner's general one
 * @returns both and the owner's sentence about invoicing as one text, each with a full stop, without those that the
 *   owner left empty
 */
export const joinCostAnswerWithInvoicing = (
  priceFactorsSentence: string,
  priceSentence: string = startingPriceSentence,
) =>
  [priceFactorsSentence, priceSentence, invoicingSentence]
    .map((sentence) => sentence.trim().replace(/[\p{L}\p{N}%)]$/u, "$&."))
    .filter(Boolean)
    .join(" ");

/** Adds the price of a solution and the invoicing to the answer about costs in the closing call of its page. */
export const addPriceToClosing = <Closing extends { cost: string }>(
  closing: Closing,
  solution: string,
): Closing => ({
  ...closing,
  cost: joinCostAnswerWithInvoicing(closing.cost, priceSentenceBySolution[solution]),
});
