import type { Item } from "./shapes.ts";

export interface Privacy {
  title: string;
  /** Since when the text holds: `Vigente desde el 1 de marzo de 2027.` */
  since: string;
  /** What the page is about, in 120 to 160 characters, for search results. */
  description: string;
  /** A blank line begins a new paragraph. */
  parts: Item[];
}

// The text of /privacidad. Without it there is no such page, no link to it and no entry in the sitemap.
// Ask a lawyer for it: it has to say what your firm does.
export const privacy: Privacy | undefined = undefined;
