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
  /** The text of the booking button. */
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

/** A figure that the site states about the firm or a product. All claims are in content/claims.yaml. */
export interface Claim {
  /** The words before the figure, such as 'Hasta'. */
  lead?: string;
  figure: string;
  text: string;
  /** The source of the figure, shown below the claim. */
  source?: string;
}
