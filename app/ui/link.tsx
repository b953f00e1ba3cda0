import type { ComponentProps } from "react";
import { type href, Link as RouterLink, NavLink as RouterNavLink } from "react-router";

/** An address of this site, from the URL table; the type check knows a page that was renamed. */
export type SitePath = Parameters<typeof href>[0];

/** A link within a page. Once React is there, the files of where it leads are fetched when it comes into view. */
export function Link({ to, ...props }: Omit<ComponentProps<typeof RouterLink>, "to"> & { to: SitePath }) {
  return <RouterLink prefetch="viewport" viewTransition to={to} {...props} />;
}

/**
 * A link of the navigation, which is on every page: its files are fetched at the pointer, the focus or the touch,
 * so that no page pays for all the others. Marks the page one is on.
 */
export function NavLink({
  to,
  ...props
}: Omit<ComponentProps<typeof RouterNavLink>, "to"> & { to: SitePath }) {
  return <RouterNavLink prefetch="intent" viewTransition to={to} {...props} />;
}
