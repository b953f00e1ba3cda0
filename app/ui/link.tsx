import type { ComponentProps } from "react";
import {
  type href,
  type Location,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLinkClickHandler,
  useLocation,
} from "react-router";
import type { SolutionPath } from "#app/content/offered.ts";
import { topicOfPage } from "#app/content/topics.ts";
import { usePagePath } from "./page-path.ts";

/** From the URL table and the solutions that are on, so that a link to anything else fails the type check. */
export type SitePath = Parameters<typeof href>[0] | SolutionPath;

const eventOf = (to: SitePath) => (to === "/contacto" ? "call" : undefined);

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: SitePath;
  hash?: string;
  prefetch?: "viewport" | "intent";
}

// A link in the text of a page. The files of where it leads are fetched when it comes into view. One to /contacto says
// what the visitor was reading about.
export function Link({ to, hash, prefetch = "viewport", ...props }: LinkProps) {
  const here = useLocation();
  const page = usePagePath();
  const topic = topicOfPage[page];
  if (hash && page === to) return <PlaceLink place={{ ...here, hash: `#${hash}` }} {...props} />;
  const event = eventOf(to);
  const address = { pathname: to, hash, search: event && topic ? `?tema=${topic}` : undefined };
  return (
    <RouterLink
      discover="none"
      prefetch={prefetch}
      viewTransition
      to={hash || address.search ? address : to}
      data-event={event}
      {...props}
    />
  );
}

/** To a part of the page one is on. The address keeps its search, before React too: it tells where the visitor is from. */
function PlaceLink({ place, ...props }: ComponentProps<"a"> & { place: Location }) {
  return <a href={place.hash} onClick={useLinkClickHandler(place)} {...props} />;
}

// A link of the navigation, which is on every page. Its files are fetched only on intent (pointer, focus, touch),
// so that no page downloads all the others.
export function NavLink({
  to,
  ...props
}: Omit<ComponentProps<typeof RouterNavLink>, "to"> & { to: SitePath }) {
  return (
    <RouterNavLink
      discover="none"
      prefetch="intent"
      viewTransition
      to={to}
      data-event={eventOf(to)}
      {...props}
    />
  );
}
