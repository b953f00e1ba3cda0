// The behaviour of header, menu and drawer that HTML and CSS alone cannot provide. The listeners are on the window,
// because React may replace the header on /hablemos.

/** From this width on the desktop navigation is shown (the md breakpoint of tokens.css). */
const desktopMediaQuery = "(min-width: 48rem)";

const findClosestSolutionsMenu = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(".solutions") : null;

const findSolutionsPanel = () => document.querySelector<HTMLElement>(".solutions [popover]");

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
 * Adds to the menu of solutions: `aria-expanded`, Escape while it is hovered, which dismisses it until the next hover
 * (WCAG 1.4.13), and that it closes when the focus leaves it, on a click on a link, and before the page enters the back/forward
 * cache.
 */
function addMenuDismissalAndAriaExpanded(): void {
  // Before Chrome 114, Firefox 125, Safari 17 the menu opens on hover and focus only (solutions-menu.css).
  if (!("popover" in HTMLElement.prototype)) return;
  /** Sets whether the menu is dismissed: closed although the pointer is over it. */
  const setDismissed = (menu: HTMLElement | null, isDismissed: boolean) => {
    menu?.toggleAttribute("data-dismissed", isDismissed);
  };
  for (const type of ["pointerover", "pointerout"] as const)
    addEventListener(type, ({ target, relatedTarget }) => {
      const menu = findClosestSolutionsMenu(target);
      if (menu !== findClosestSolutionsMenu(relatedTarget)) setDismissed(menu, false);
    });
  // `toggle` does not bubble, so the listener captures.
  const onToggle = (event: Event) => {
    const menu = findClosestSolutionsMenu(event.target);
    const isOpen = (event as ToggleEvent).newState === "open";
    setDismissed(menu, !isOpen);
    menu?.querySelector("button")?.setAttribute("aria-expanded", String(isOpen));
  };
  addEventListener("toggle", onToggle, true);
  addEventListener("keydown", ({ key }) => {
    const menu = document.querySelector<HTMLElement>(".solutions");
    if (key !== "Escape" || !menu) return;
    setDismissed(menu, menu.matches(":hover"));
    // The browser restores the focus only when the menu is open as a popover.
    if (menu.querySelector("[popover]:focus-within")) menu.querySelector("button")?.focus();
  });
  addEventListener("focusout", ({ target, relatedTarget }) => {
    const menu = findClosestSolutionsMenu(target);
    if (menu && relatedTarget && menu !== findClosestSolutionsMenu(relatedTarget))
      findSolutionsPanel()?.hidePopover();
  });
  addEventListener("click", ({ target }) => {
    if (!(target as Element).closest(".solutions a")) return;
    findSolutionsPanel()?.hidePopover();
    setDismissed(findClosestSolutionsMenu(target), true);
  });
  addEventListener("pagehide", () => findSolutionsPanel()?.hidePopover());
}

/**
 * Closes the drawer on a click on a link, when the window grows to the desktop width, and before the page enters the
 * back/forward cache.
 */
function enhanceDrawer(): void {
  const close = () => {
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  };
  addEventListener("click", ({ target }) => {
    if ((target as Element).closest("dialog a")) close();
  });
  matchMedia(desktopMediaQuery).addEventListener("change", ({ matches }) => {
    if (matches) close();
  });
  addEventListener("pagehide", close);
}

/** Polyfills the attributes `commandfor` and `closedby` where the browser does not support them. */
function polyfillDialogAttributes(): void {
  // Browsers before Chrome 135, Firefox 144 and Safari 26.2 do not support `commandfor`.
  if (!("commandForElement" in HTMLButtonElement.prototype)) {
    addEventListener("click", ({ target }) => {
      const button = (target as Element).closest("button[commandfor]");
      if (!button) return;
      const dialog = document.getElementById(
        `${button.getAttribute("commandfor")}`,
      ) as HTMLDialogElement | null;
      dialog?.[button.getAttribute("command") === "close" ? "close" : "showModal"]();
    });
  }
  // Chrome before 134, Firefox before 141 and every Safari do not support `closedby`: a click left of the drawer closes it.
  if (!("closedBy" in HTMLDialogElement.prototype)) {
    addEventListener("click", ({ target, clientX }) => {
      if (target instanceof HTMLDialogElement && clientX < target.getBoundingClientRect().left)
        target.close();
    });
  }
}

/** Starts the behaviours of header, solutions menu and drawer, and the substitute for `commandfor`. Call it once a page. */
export function enhanceHeader(): void {
  markScrolledState();
  addMenuDismissalAndAriaExpanded();
  enhanceDrawer();
  polyfillDialogAttributes();
}
