// The behaviour of header, menu and drawer that HTML and CSS alone cannot provide. The listeners are on the window,
// because React may replace the header on /hablemos.

/** From this width on the desktop navigation is shown (the md breakpoint of tokens.css). */
const desktopMediaQuery = "(min-width: 48rem)";

const findClosestSolutionsMenu = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(".solutions") : null;

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
 * Adds to the menu of solutions: `aria-expanded` while the menu is shown, and Escape, which dismisses it until the next hover
 * (WCAG 1.4.13). The menu closes when the focus leaves it, on a click on a link, and before the page enters the
 * back/forward cache.
 */
function addMenuDismissalAndAriaExpanded(): void {
  // Before Chrome 114, Firefox 125, Safari 17 the menu opens on hover and focus only (solutions-menu.css).
  if (!("popover" in HTMLElement.prototype)) return;
  let isHovered = false;
  const isOpen = (menu: HTMLElement) => menu.querySelector(":popover-open") !== null;
  const isDismissed = (menu: HTMLElement) => "dismissed" in menu.dataset;
  /** Updates `aria-expanded`, and whether the menu is dismissed: closed under the pointer until the next hover. */
  const setDismissedAndExpanded = (menu: HTMLElement, dismissed: boolean) => {
    menu.toggleAttribute("data-dismissed", dismissed);
    const isShown = isOpen(menu) || (isHovered && !dismissed);
    menu.querySelector("button")?.setAttribute("aria-expanded", String(isShown));
  };
  const close = (menu: HTMLElement) => {
    menu.querySelector<HTMLElement>("[popover]")?.hidePopover();
    setDismissedAndExpanded(menu, true);
  };

  addEventListener("pointerover", ({ target, relatedTarget, pointerType }) => {
    const menu = findClosestSolutionsMenu(target);
    if (!menu || menu === findClosestSolutionsMenu(relatedTarget)) return;
    isHovered = pointerType === "mouse";
    setDismissedAndExpanded(menu, false);
  });
  addEventListener("pointerout", ({ target, relatedTarget }) => {
    const menu = findClosestSolutionsMenu(target);
    if (!menu || menu === findClosestSolutionsMenu(relatedTarget)) return;
    isHovered = false;
    setDismissedAndExpanded(menu, false);
  });
  const onToggle = (event: Event) => {
    const menu = findClosestSolutionsMenu(event.target);
    if (menu) setDismissedAndExpanded(menu, (event as ToggleEvent).newState === "closed");
  };
  // `toggle` does not bubble, so the listener captures.
  addEventListener("toggle", onToggle, true);
  addEventListener("keydown", ({ key }) => {
    const menu = document.querySelector<HTMLElement>(".solutions");
    if (key !== "Escape" || !menu) return;
    // The pointer may already be over the menu when this script starts.
    const isOpenByHover = menu.matches(":hover") && !isDismissed(menu);
    if (!isOpenByHover && !isOpen(menu)) return;
    // The browser restores the focus only when the menu is open as a popover.
    const hasFocusInside = menu.querySelector("[popover]:focus-within");
    setDismissedAndExpanded(menu, true);
    if (hasFocusInside) menu.querySelector("button")?.focus();
  });
  addEventListener("focusout", ({ target, relatedTarget }) => {
    const menu = findClosestSolutionsMenu(target);
    if (menu && relatedTarget && menu !== findClosestSolutionsMenu(relatedTarget))
      menu.querySelector<HTMLElement>("[popover]")?.hidePopover();
  });
  addEventListener("click", ({ target }) => {
    const menu = findClosestSolutionsMenu(target);
    if (menu && (target as Element).closest("a")) close(menu);
  });
  addEventListener("pagehide", () => {
    document.querySelector<HTMLElement>(".solutions [popover]")?.hidePopover();
  });
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
