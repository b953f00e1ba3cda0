/**
 * The path of a page that this firm has and another may not: of an offered solution, of a Markdown page, article or list of
 * articles, of a page under `own` in pages.yaml. Only the modules that read these create values of this type.
 */
export type OwnerPagePath = `/${string}` & { readonly isOwnerPage: unique symbol };

export interface TitledText {
  title: string;
  text: string;
}

/** The texts of a page's opening: its first section, with the title and the booking button. */
export interface OpeningTexts {
  title: string;
  lead: string;
  call: string;
  /** The text under the booking button: what the visitor gets, and the price. */
  note?: string;
}

export interface HeadingTexts {
  title: string;
  lead?: string;
}

/** A heading, and titled texts beside or below it. */
export interface HeadedList {
  heading: HeadingTexts;
  list: readonly TitledText[];
}

export interface Claim {
  lead?: string;
  figure: string;
  text: string;
  source?: string;
}
