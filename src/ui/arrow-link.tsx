import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "./link.tsx";
import { textLinkClasses } from "./text-link-classes.ts";

export function ArrowLink({ className, children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link className={`${textLinkClasses.plain} gap-2 font-semibold ${className}`} {...props}>
      {children}
      <ArrowRight className="size-icon flex-none" />
    </Link>
  );
}
