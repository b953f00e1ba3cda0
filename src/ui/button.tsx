import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, getButtonClasses } from "./button-classes.ts";
import { Link } from "./link.tsx";

export function ButtonLink({
  variant = "action",
  size,
  className = "",
  ...props
}: ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize }) {
  return <Link className={`${getButtonClasses(variant, size)} ${className}`} {...props} />;
}
