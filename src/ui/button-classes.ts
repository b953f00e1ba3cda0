const buttonVariantClasses = {
  action: "border-transparent bg-action text-action-ink hover:bg-action-strong",
  ink: "border-transparent bg-ink text-surface hover:bg-brand-strong",
  quiet: "border-line-strong text-ink hover:border-ink hover:bg-surface-sunk",
  night: "border-on-night-soft text-on-night hover:border-on-night hover:bg-night-raised",
} as const;

const buttonSizeClasses = {
  bar: "min-h-11 px-5 leading-tight",
  md: "min-h-target px-5 py-2 text-sm/tight",
  lg: "min-h-target px-8 py-4 text-base/tight",
} as const;

export type ButtonVariant = keyof typeof buttonVariantClasses;
export type ButtonSize = keyof typeof buttonSizeClasses;

/** The classes of a button, for elements that are not a `ButtonLink`: form buttons and external links. */
export const getButtonClasses = (variant: ButtonVariant, size: ButtonSize = "lg"): string =>
  `button ${buttonVariantClasses[variant]} ${buttonSizeClasses[size]}`;
