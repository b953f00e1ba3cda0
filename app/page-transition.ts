// In a view transition the clicked booking button, or the half hour beside it, moves to the label above the title of
// /contacto, and back again after Back. Both elements have the same view-transition-name during the transition
// (page-transition.css). Between other pages the transition is skipped, because it would only delay the next page
// (docs/decisions.md).

const transitionName = "half-hour";
const targetPath = "/contacto";

/** A history entry, as in the events of a page transition. */
type NavigationEntry = { url: string | null } | null | undefined;
const isTargetEntry = (entry: NavigationEntry) =>
  Boolean(entry?.url && new URL(entry.url).pathname === targetPath);

/**
 * Sets the transition name on the clicked link, and skips transitions between other pages. Without cross-document
 * transitions it does nothing.
 */
export function setUpPageTransition(): void {
  if (location.pathname === targetPath) return;
  let clickedLink: HTMLElement | null = null;
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLElement>(
      `a:is(.bg-action, [data-next-half-hour])[href^="${targetPath}"]`,
    );
    // In the link beside the button only the time has the transition name.
    if (link) clickedLink = link.querySelector<HTMLElement>("[data-when]") ?? link;
  });
  const animateLink = (transition: ViewTransition) => {
    const button = clickedLink;
    if (!button) return;
    button.style.viewTransitionName = transitionName;
    const removeName = () => {
      button.style.viewTransitionName = "";
    };
    transition.finished.then(removeName, removeName);
  };
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    if (isTargetEntry(activation?.entry)) animateLink(viewTransition);
    else viewTransition.skipTransition();
  });
  addEventListener("pagereveal", ({ viewTransition }) => {
    if (viewTransition && isTargetEntry(window.navigation?.activation?.from)) animateLink(viewTransition);
  });
}
