import type { ComponentProps } from "react";
import { type href, Link as RouterLink } from "react-router";

/** An address of this site, from the URL table; the type check knows a page that was renamed. */
export type SitePath = Parameters<typeof href>[0];

/** A link to a page of this site. Once React is there its files are fetched when the link comes into view. */
export function Link({ to, ...props }: Omit<ComponentProps<typeof RouterLink>, "to"> & { to: SitePath }) {
  return <RouterLink prefetch="viewport" viewTransition to={to} {...props} />;
}
