import type { ComponentProps } from "react";
import { type href, Link as RouterLink, NavLink as RouterNavLink } from "react-router";

/** From the URL table, so that a link to a renamed page fails the type check. */
export type SitePath = Parameters<typeof href>[0];

interface LinkProps extends Omit<ComponentProps<typeof RouterLink>, "to"> {
  to: SitePath;
  /** The id of the part of that page to go to. */
  hash?: string;
}

/** A link in the text of a page. The files of where it leads are fetched when it comes into view. */
export function Link({ to, hash, ...props }: LinkProps) {
  return <RouterLink prefetch="viewport" viewTransition to={hash ? { pathname: to, hash } : to} {...props} />;
}

/**
 * A link of the navigation, which is on every page. Its files are fetched only on intent (pointer, focus, touch),
 * so that no page downloads all the others.
 */
export function NavLink({
  to,
  ...props
}: Omit<ComponentProps<typeof RouterNavLink>, "to"> & { to: SitePath }) {
  return <RouterNavLink prefetch="intent" viewTransition to={to} {...props} />;
}
