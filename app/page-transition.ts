// The amber button that is followed, or the half hour beside it, is the half hour on its way: while /contacto takes the
// page's place it bears the name that the words above the title there have (page-transition.css), so that it travels to
// them, and on the way back from them. Between other pages nothing travels: there a transition would only hold the next
// page back (docs/decisions.md).

const name = "half-hour";
const leadsTo = "/contacto";

/** An entry of the browser's history, as far as the event of a transition tells it. */
type Entry = { url: string | null } | null | undefined;
const isThere = (entry: Entry) => Boolean(entry?.url && new URL(entry.url).pathname === leadsTo);

/**
 * Names the link for the transition to /contacto and back, and skips that between other pages. Does nothing where the
 * browser has no transitions between documents.
 */
export function setUpPageTransition(): void {
  if (location.pathname === leadsTo) return;
  let followed: HTMLElement | null = null;
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLElement>(
      `a:is(.bg-action, [data-next-half-hour])[href^="${leadsTo}"]`,
    );
    // Of the half hour beside the button it is the hour that travels.
    if (link) followed = link.querySelector<HTMLElement>("[data-when]") ?? link;
  });
  const travel = (transition: ViewTransition) => {
    const button = followed;
    if (!button) return;
    button.style.viewTransitionName = name;
    const end = () => {
      button.style.viewTransitionName = "";
    };
    transition.finished.then(end, end);
  };
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    if (isThere(activation?.entry)) travel(viewTransition);
    else viewTransition.skipTransition();
  });
  addEventListener("pagereveal", ({ viewTransition }) => {
    if (viewTransition && isThere(window.navigation?.activation?.from)) travel(viewTransition);
  });
}
