export interface Item {
  title: string;
  text: string;
}

export interface Opening {
  title: string;
  lead: string;
  call: string;
  /** Under the button: what one gets by it, and for how much. */
  note?: string;
}

export interface Heading {
  title: string;
  lead?: string;
}

/** A figure that the site states; each is written once, in claims.ts. */
export interface Claim {
  /** The words before the figure, such as 'Hasta'. */
  lead?: string;
  figure: string;
  text: string;
  /** Where the figure comes from, shown beneath it when given. */
  source?: string;
}
