/** The shapes that the pages' texts share. */
export interface Item {
  title: string;
  text: string;
}

/** `icon` is a name from app/ui/icon.tsx; the type check of the page that shows the item knows a wrong one. */
export interface IconItem extends Item {
  icon: string;
}

export interface Opening {
  title: string;
  lead: string;
  /** The label of the booking button. */
  call: string;
}

export interface Heading {
  title: string;
  lead?: string;
}

/** A figure of the firm that the site states; each stands once, in claims.ts. */
export interface Claim {
  /** The words before the figure, such as 'Hasta'. */
  lead?: string;
  figure: string;
  text: string;
  /** Where the figure comes from, shown beneath it when given. */
  source?: string;
}
