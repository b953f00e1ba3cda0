import { site } from "#site";

/** What tells of one country in the examples: change it here, once, for yours. */
export const region = {
  /** Where customers of the examples live: a neighbourhood, and a city that orders are sent to. */
  neighbourhood: "Villa Crespo",
  city: "Rosario",
  /** What an applicant's number may look like. */
  phone: "+54 9 11 2345-6789",
  /** The sign that stands before amounts. */
  currency: "$",
};

/** An amount of the examples, with the points or commas of the site's locale. */
export const money = (amount: number) =>
  `${region.currency}\u00a0${new Intl.NumberFormat(site.locale).format(amount)}`;
