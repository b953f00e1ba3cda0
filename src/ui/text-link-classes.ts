const inText = "underline decoration-1 underline-offset-4 hover:decoration-2";
const underlined = `inline-flex min-h-11 items-center ${inText}`;

/** The classes of a link that is a text: as tall as a finger needs, unless it is in a text, and underlined. */
export const textLinkClasses = {
  inText,
  underlined,
  strong: `${underlined} font-semibold text-brand-strong`,
  /** Underlined under the pointer only. */
  plain: "inline-flex min-h-11 items-center underline-offset-4 hover:underline",
} as const;
