const underlined =
  "inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2";

/** The classes of a link that is a text: as tall as a finger needs, and underlined, or only under the pointer. */
export const textLinkClasses = {
  underlined,
  strong: `${underlined} font-semibold text-brand-strong`,
  plain: "inline-flex min-h-11 items-center underline-offset-4 hover:underline",
} as const;
