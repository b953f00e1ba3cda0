/** The path of a page that this firm has and another may not; only the modules that read such pages create it. */
export type OwnerPagePath = `/${string}` & { readonly isOwnerPage: unique symbol };

export interface TitledText {
  title: string;
  text: string;
}

export interface OpeningTexts {
  title: string;
  lead: string;
  call: string;
  note?: string;
}

export interface HeadingTexts {
  title: string;
  lead?: string;
}

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
