import { invoicing, startingPrice } from "./files/owner.ts";

/**
 * @param words what the price depends on, as a sentence
 * @param price of the page's solution, as a sentence; the general one when left out
 * @returns the answer on costs, with what the owner says of prices and invoices
 */
export const joinCostAnswer = (words: string, price: string = startingPrice) =>
  [words, price, invoicing].filter((sentence) => sentence.trim() !== "").join(" ");
