import { invoicing, startingPrice } from "./files/owner.ts";

/**
 * Joins the answer about costs.
 * @param words what the price depends on, as a sentence
 * @param price of the page's solution, as a sentence; by default the general one
 * @returns words, price and invoicing, without those that the owner left empty
 */
export const joinCostAnswer = (words: string, price: string = startingPrice) =>
  [words, price, invoicing].filter((sentence) => sentence.trim() !== "").join(" ");
