// What header, menu and drawer cannot do by HTML and CSS alone. It listens at the window, because on /hablemos React may
// build the header anew.

/** From this width on the desktop navigation is there (the md breakpoint of app.css). */
const desktop = "(min-width: 48rem)";

const areaOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(".solutions") : null;

/** Marks on <html> whether the page is scrolled: without the mark (no script) the home page's header leaves with its hero. */
function followScroll(): void {
  const mark = () => {
    document.documentElement.dataset.scrolled = String(scrollY > 50);
  };
  addEventListener("scroll", mark, { passive: true });
  addEventListener("load", mark);
}

/**
 * The menu of solutions while it is hovered: its expansion is stated, Escape dismisses it until the next hover (WCAG
 * 1.4.13). It closes when the focus leaves it, on a link, and for who comes back to the page that the browser has kept.
 */
function completeSolutionsMenu(): void {
  // Before Chrome 114, Firefox 125, Safari 17 the menu is shown by hover and focus alone (solutions-menu.css).
  if (!("popover" in HTMLElement.prototype)) return;
  let isUnderMouse = false;
  const isOpen = (area: HTMLElement) => area.querySelector(":popover-open") !== null;
  const isDismissed = (area: HTMLElement) => "dismissed" in area.dataset;
  /** Closed on purpose under the pointer, it stays closed until the pointer comes anew. */
  const update = (area: HTMLElement, dismissed: boolean) => {
    area.toggleAttribute("data-dismissed", dismissed);
    const isShown = isOpen(area) || (isUnderMouse && !dismissed);
    area.querySelector("button")?.setAttribute("aria-expanded", String(isShown));
  };
  const close = (area: HTMLElement) => {
    area.querySelector<HTMLElement>("[popover]")?.hidePopover();
    update(area, true);
  };

  addEventListener("pointerover", ({ target, relatedTarget, pointerType }) => {
    const area = areaOf(target);
    if (!area || area === areaOf(relatedTarget)) return;
    isUnderMouse = pointerType === "mouse";
    update(area, false);
  });
  addEventListener("pointerout", ({ target, relatedTarget }) => {
    const area = areaOf(target);
    if (!area || area === areaOf(relatedTarget)) return;
    isUnderMouse = false;
    update(area, false);
  });
  const onToggle = (event: Event) => {
    const area = areaOf(event.target);
    if (area) update(area, (event as ToggleEvent).newState === "closed");
  };
  // It does not bubble.
  addEventListener("toggle", onToggle, true);
  addEventListener("keydown", ({ key }) => {
    const area = document.querySelector<HTMLElement>(".solutions");
    if (key !== "Escape" || !area) return;
    // The pointer may have come before this script.
    const isHovered = area.matches(":hover") && !isDismissed(area);
    if (!isHovered && !isOpen(area)) return;
    // The browser gives the focus back by itself only from the top layer.
    const hasFocusInside = area.querySelector("[popover]:focus-within");
    update(area, true);
    if (hasFocusInside) area.querySelector("button")?.focus();
  });
  addEventListener("focusout", ({ target, relatedTarget }) => {
    const area = areaOf(target);
    if (area && relatedTarget && area !== areaOf(relatedTarget))
      area.querySelector<HTMLElement>("[popover]")?.hidePopover();
  });
  addEventListener("click", ({ target }) => {
    const area = areaOf(target);
    if (area && (target as Element).closest("a")) close(area);
  });
  addEventListener("pagehide", () => {
    document.querySelector<HTMLElement>(".solutions [popover]")?.hidePopover();
  });
}

/**
 * Closes the drawer by a link in it, when the window grows to where the desktop navigation is, and for who comes back to
 * the page that the browser has kept.
 */
function completeDrawer(): void {
  const close = () => {
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  };
  addEventListener("click", ({ target }) => {
    if ((target as Element).closest("dialog a")) close();
  });
  matchMedia(desktop).addEventListener("change", ({ matches }) => {
    if (matches) close();
  });
  addEventListener("pagehide", close);
}

/** Does what `commandfor` and `closedby` ask for in browsers that do not know them. */
function standInForDialogAttributes(): void {
  // Before Chrome 135, Firefox 144, Safari 26.2.
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
  // Before Chrome 134 and Firefox 141, and in every Safari: a click beside the drawer, which stands at the right, closes it.
  if (!("closedBy" in HTMLDialogElement.prototype)) {
    addEventListener("click", ({ target, clientX }) => {
      if (target instanceof HTMLDialogElement && clientX < target.getBoundingClientRect().left)
        target.close();
    });
  }
}

/** To be called once, on every page with a header. */
export function enhanceHeader(): void {
  followScroll();
  completeSolutionsMenu();
  completeDrawer();
  standInForDialogAttributes();
}
