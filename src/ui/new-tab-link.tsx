import type { ComponentProps } from "react";
import { navigation } from "../content/pages/navigation.ts";
import { read } from "../site-content.ts";

const navigationTexts = read(navigation);

export function NewTabLink({ children, ...props }: ComponentProps<"a">) {
  return (
    <a target="_blank" rel="noopener" {...props}>
      {children}
      {/* One string, because React puts a comment between two. */}
      <span className="sr-only">{` ${navigationTexts.footer.newTab}`}</span>
    </a>
  );
}
