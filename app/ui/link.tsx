import type { ComponentProps } from "react";
import type { href } from "react-router";
import type { SolutionPath } from "#app/offered.ts";
import type { MarkdownPath } from "#content/markdown";
import { topicOfPage } from "#content/topics";
import { usePagePath } from "./page-path.ts";

/** From the URL table, the solutions that are on and the Markdown that is there, so that a link to anything else fails the type check. */
export type SitePath = Parameters<typeof href>[0] | SolutionPath | MarkdownPath;

/** What the visitor was reading about goes along to /contacto. */
const searchOf = (to: SitePath, page: string) =>
  to === "/contacto" && topicOfPage[page] ? `?tema=${topicOfPage[page]}` : "";

const eventOf = (to: SitePath) => (to === "/contacto" ? "call" : undefined);

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: SitePath;
  hash?: string;
}

/**
 * A link in the text of a page. Every navigation loads a document. One to /contacto says what the visitor was reading
 * about; one to a part of the page itself keeps the search of the address, which may say where the visitor came from.
 */
export function Link({ to, hash, ...props }: LinkProps) {
  const page = usePagePath();
  const path = hash && page === to ? "" : `${to}${searchOf(to, page)}`;
  return <a href={`${path}${hash ? `#${hash}` : ""}`} data-event={eventOf(to)} {...props} />;
}

/** A link of the navigation. On the page that it leads to it says so. */
export function NavLink({ to, ...props }: Omit<LinkProps, "hash">) {
  const page = usePagePath();
  return (
    <a
      href={`${to}${searchOf(to, page)}`}
      aria-current={page === to ? "page" : undefined}
      data-event={eventOf(to)}
      {...props}
    />
  );
}
