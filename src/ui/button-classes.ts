/** All have a border, if only a transparent one: forced colours show only that. */
const buttonVariantClasses = {
  action: "border-transparent bg-action text-action-ink hover:bg-action-strong active:translate-y-px",
  ink: "border-transparent bg-ink text-surface hover:bg-brand-strong active:translate-y-px",
  quiet: "border-line-strong text-ink hover:border-ink hover:bg-surface-sunk active:translate-y-px",
  night:
    "border-on-night-soft text-on-night hover:bg-night-raised hover:border-on-night active:translate-y-px",
} as const;

const buttonSizeClasses = {
  bar: "min-h-11 px-5",
  md: "min-h-target px-5 py-2 text-sm",
  lg: "min-h-target px-8 py-4 text-base",
} as const;

export type ButtonVariant = keyof typeof buttonVariantClasses;
export type ButtonSize = keyof typeof buttonSizeClasses;

/** The classes of a button, for elements that are not a `ButtonLink`: form buttons and external links. */
export function getButtonClasses(variant: ButtonVariant, size: ButtonSize = "lg"): string {
  return `inline-flex items-center justify-center gap-2 rounded-full border font-semibold text-center leading-tight ${buttonVariantClasses[variant]} ${buttonSizeClasses[size]}`;
}
