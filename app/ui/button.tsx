import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

/** A border that nobody sees is the button's shape where the visitor sets the colours (forced-colors). */
const looks = {
  /** The booking action; sol is used for nothing else. */
  action: "border-transparent bg-action text-action-ink hover:bg-action-strong active:press",
  ink: "border-transparent bg-ink text-surface hover:bg-brand-strong active:press",
  quiet: "border-line-strong text-ink hover:border-ink hover:bg-surface-sunk active:press",
  night: "border-on-night-soft text-on-night hover:bg-night-raised hover:border-on-night active:press",
} as const;

const sizes = {
  /** For the header, whose height is fixed. */
  bar: "min-h-11 px-5 text-bar",
  md: "min-h-target px-5 py-2 text-sm",
  lg: "min-h-target px-8 py-4 text-base leading-snug",
} as const;

/** Classes for whatever has to look like a button and is something else by nature. */
export function buttonLook(look: keyof typeof looks, size: keyof typeof sizes = "lg"): string {
  return `inline-flex items-center justify-center gap-2 rounded-full border font-semibold text-center leading-tight ${looks[look]} ${sizes[size]}`;
}

/** A link to a page of this site in the shape of a button. */
export function ButtonLink({
  look = "action",
  size,
  className = "",
  ...props
}: ComponentProps<typeof Link> & { look?: keyof typeof looks; size?: keyof typeof sizes }) {
  return <Link className={`${buttonLook(look, size)} ${className}`} {...props} />;
}
