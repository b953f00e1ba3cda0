import type { ComponentProps } from "react";
import type { FixedPagePath } from "../content/pages.ts";
import type { OwnerPagePath } from "../content/shapes.ts";
import { topicIdByPagePath } from "../content/topics.ts";
import { usePagePath } from "./page-path.ts";

/**
 * Every path of the site: the pages whose addresses are in the code, offered solutions and Markdown pages. A link to another
 * path fails the type check.
 */
export type SitePath = FixedPagePath | OwnerPagePath;

/** @returns the query of a link: on a link to /contacto the topic of the current page (`?tema=crm`), otherwise empty */
const buildTopicQuery = (to: SitePath, pagePath: string) =>
  to === "/contacto" && topicIdByPagePath[pagePath] ? `?tema=${topicIdByPagePath[pagePath]}` : "";

const getAnalyticsEventOfLink = (to: SitePath) => (to === "/contacto" ? "call" : undefined);

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: SitePath;
  hash?: string;
}

/**
 * A link to a page of the site, which loads as a new document. A link to /contacto gets the topic of the page as its
 * query. A link to a part of the same page keeps the current query, which may hold the attribution.
 */
export function Link({ to, hash, ...props }: LinkProps) {
  const pagePath = usePagePath();
  const path = hash && pagePath === to ? "" : `${to}${buildTopicQuery(to, pagePath)}`;
  return <a href={`${path}${hash ? `#${hash}` : ""}`} data-event={getAnalyticsEventOfLink(to)} {...props} />;
}

/** A link of the navigation, with `aria-current` on its own page. */
export function NavLink({ to, ...props }: Omit<LinkProps, "hash">) {
  const pagePath = usePagePath();
  return (
    <a
      href={`${to}${buildTopicQuery(to, pagePath)}`}
      aria-current={pagePath === to ? "page" : undefined}
      data-event={getAnalyticsEventOfLink(to)}
      {...props}
    />
  );
}
