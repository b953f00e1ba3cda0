// The behaviour of header, menu and drawer that HTML and CSS alone cannot provide.

/** From this width on the desktop navigation is shown (the md breakpoint of tokens.css). */
const desktopMediaQuery = "(min-width: 48rem)";

/**
 * Sets `data-scrolled` on <html>: whether the page is scrolled by more than 50 px. Without the attribute (no script) the
 * header of the home page scrolls away with the opening.
 */
function markScrolledState(): void {
  const update = () => {
    document.documentElement.dataset.scrolled = String(scrollY > 50);
  };
  addEventListener("scroll", update, { passive: true });
  addEventListener("load", update);
}

/**
 * Adds to the menu of solutions: `aria-expanded` while it is seen, Escape while it is hovered, which dismisses it until the next hover
 * (WCAG 1.4.13), and that it closes when the focus leaves it, on a click on a link, and before the page enters the back/forward
 * cache.
 */
function enhanceSolutionsMenu(): void {
  const menu = document.querySelector<HTMLElement>(".solutions");
  const button = menu?.querySelector("button");
  const panel = menu?.querySelector<HTMLElement>("[popover]");
  // Before Chrome 114, Firefox 125, Safari 17 the menu opens on hover and focus only (solutions-menu.css).
  if (!menu || !button || !panel || !("popover" in panel)) return;
  /** Sets whether the menu is dismissed: closed although the pointer is over it. */
  const setDismissed = (isDismissed: boolean) => {
    menu.toggleAttribute("data-dismissed", isDismissed);
    reportSeen();
  };
  const reportSeen = () =>
    button.setAttribute("aria-expanded", String(getComputedStyle(panel).visibility === "visible"));
  // A transition begins and ends later than the event that causes it.
  for (const type of ["transitionstart", "transitionend"]) panel.addEventListener(type, reportSeen);
  menu.addEventListener("pointerenter", () => setDismissed(false));
  menu.addEventListener("pointerleave", () => setDismissed(false));
  panel.addEventListener("toggle", ({ newState }) => {
    setDismissed(newState === "closed");
  });
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    setDismissed(true);
    // The browser restores the focus only when the menu is open as a popover.
    if (panel.contains(document.activeElement)) button.focus();
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) panel.hidePopover();
  });
  panel.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("a")) return;
    panel.hidePopover();
    setDismissed(true);
  });
  addEventListener("pagehide", () => panel.hidePopover());
}

/**
 * Closes the drawer on a click on a link, when the window grows to the desktop width, and before the page enters the
 * back/forward cache. Opens and closes it where the browser does not support `commandfor` or `closedby`.
 */
function enhanceDrawer(): void {
  const drawer = document.querySelector("dialog");
  if (!drawer) return;
  drawer.addEventListener("click", ({ target, clientX }) => {
    const isLink = (target as Element).closest("a");
    // Chrome before 134, Firefox before 141 and every Safari do not support `closedby`.
    const isOutside = target === drawer && clientX < drawer.getBoundingClientRect().left;
    if (isLink || isOutside) drawer.close();
  });
  matchMedia(desktopMediaQuery).addEventListener("change", ({ matches }) => {
    if (matches) drawer.close();
  });
  addEventListener("pagehide", () => drawer.close());
  // Browsers before Chrome 135, Firefox 144 and Safari 26.2 do not support `commandfor`.
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  for (const button of document.querySelectorAll("button[commandfor]"))
    button.addEventListener("click", () =>
      button.getAttribute("command") === "close" ? drawer.close() : drawer.showModal(),
    );
}

/** Starts the behaviours of header, solutions menu and drawer. Call it once a page. */
export function enhanceHeader(): void {
  markScrolledState();
  enhanceSolutionsMenu();
  enhanceDrawer();
}
