import type { ComponentProps } from "react";
import { navigationTexts } from "../content/navigation.ts";

export function NewTabLink({ children, ...props }: ComponentProps<"a">) {
  return (
    <a target="_blank" rel="noopener" {...props}>
      {children}
      {/* One string, because React puts a comment between two. */}
      <span className="sr-only">{` ${navigationTexts.footer.newTab}`}</span>
    </a>
  );
}
