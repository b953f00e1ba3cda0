import type { ComponentProps } from "react";
import type { OwnerPagePath } from "../content/pages/page-address.ts";
import type { FixedPagePath } from "../content/pages/pages.ts";
import { topics } from "../content/pages/topics.ts";
import { read } from "../site-content.ts";
import { usePagePath } from "./page-path.ts";

const { topicIdByPagePath } = read(topics);

/** A link to another path fails the type check. */
export type SitePath = FixedPagePath | OwnerPagePath;

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: SitePath;
  hash?: string;
}

/** One to /contacto gets the topic of the page; one to a part of the same page keeps the query, which may hold the attribution. */
export function Link({ to, hash, ...props }: LinkProps) {
  const pagePath = usePagePath();
  const isBooking = to === "/contacto";
  const topic = isBooking ? topicIdByPagePath[pagePath] : undefined;
  const path = hash && pagePath === to ? "" : `${to}${topic ? `?tema=${topic}` : ""}`;
  const event = isBooking ? "call" : undefined;
  return <a href={`${path}${hash ? `#${hash}` : ""}`} data-event={event} {...props} />;
}

export const NavLink = (props: Omit<LinkProps, "hash">) => (
  <Link aria-current={usePagePath() === props.to ? "page" : undefined} {...props} />
);
