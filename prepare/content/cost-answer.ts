import { invoicing, startingPrice } from "./files/owner.ts";

/**
 * Joins the answer to what a solution costs.
 * @param words a sentence that says what the price depends on
 * @param price a sentence with the price of the solution; by default the owner's general one
 * @returns words, price and the sentence about invoicing as one text, without those that the owner left empty
 */
export const joinCostAnswer = (words: string, price: string = startingPrice) =>
  [words, price, invoicing].filter((sentence) => sentence.trim() !== "").join(" ");
