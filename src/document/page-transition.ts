// In a view transition the clicked booking button, or the half hour beside it, moves to the label under the title of
// /contacto, and back again after Back. Between other pages there is no transition, because it would only delay the next
// page (docs/decisions.md).

/** The view-transition-name of both elements during the transition; page-transition.css sets it on /contacto. */
const halfHourTransitionName = "half-hour";
const transitionTargetPath = "/contacto";

type NavigationEntry = { url: string | null } | null | undefined;
const isTransitionTargetEntry = (entry: NavigationEntry) =>
  Boolean(entry?.url && new URL(entry.url).pathname === transitionTargetPath);

/**
 * Allows a transition once a link to /contacto is pressed or focused, sets the transition name on the clicked link, and
 * skips transitions to other pages. On /contacto, skips them unless the visitor goes back or forward. Without cross-document
 * transitions it does nothing.
 */
export function enableTransitionToContactPage(): void {
  // Older browsers also lack what follows, such as `new CSSStyleSheet` (Safari before 16.4).
  if (!("onpageswap" in window)) return;
  if (location.pathname === transitionTargetPath) {
    addEventListener("pageswap", ({ viewTransition, activation }) => {
      if (activation?.navigationType !== "traverse") viewTransition?.skipTransition();
      // Chromium reports an error if the page behind Back does not allow the transition.
      viewTransition?.ready.catch(() => {});
    });
    return;
  }
  // Transitions are not allowed earlier: a page that allows them is slower to show and to leave, even if they are skipped.
  const sheet = new CSSStyleSheet({ media: "(prefers-reduced-motion: no-preference)" });
  sheet.replaceSync("@view-transition{navigation:auto}");
  for (const type of ["pointerdown", "focusin"])
    addEventListener(type, ({ target }) => {
      if ((target as Element).closest?.(`a[href^="${transitionTargetPath}"]`))
        document.adoptedStyleSheets = [sheet];
    });
  let clickedLink: HTMLElement | null = null;
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLElement>(
      `a:is(.bg-action, [data-next-half-hour])[href^="${transitionTargetPath}"]`,
    );
    // In the link beside the booking button only the time has the transition name.
    if (link) clickedLink = link.querySelector<HTMLElement>("[data-when]") ?? link;
  });
  const animateLink = (transition: ViewTransition) => {
    const button = clickedLink;
    if (!button) return;
    button.style.viewTransitionName = halfHourTransitionName;
    const removeName = () => {
      button.style.viewTransitionName = "";
    };
    transition.finished.then(removeName, removeName);
  };
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    if (isTransitionTargetEntry(activation?.entry)) animateLink(viewTransition);
    else viewTransition.skipTransition();
  });
  addEventListener("pagereveal", ({ viewTransition }) => {
    if (viewTransition && isTransitionTargetEntry(window.navigation?.activation?.from))
      animateLink(viewTransition);
  });
}
