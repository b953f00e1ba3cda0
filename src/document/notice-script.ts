// Keeps the header and the open menu below the owner's notice, and closes the notice. The inline script in the head shows it
// before the first paint, on its days and unless the visitor has closed it; that script's attributes have the days
// (notice-period.ts). Without scripts the page shows the notice with its dates.

/** The key in localStorage of the id of the notice that the visitor has closed. */
const closedNoticeStorageKey = "notice";
const {
  from,
  until,
  id = "",
} = document.querySelector<HTMLScriptElement>("head script[data-until]")?.dataset ?? {};
const rootElement = document.documentElement;

/** @returns the id of the notice that the visitor has closed; undefined when there is none or storage is blocked */
function readClosedNoticeId(): string | undefined {
  try {
    return localStorage[closedNoticeStorageKey];
  } catch {}
}

/** Shows the notice if today is one of its days and the visitor has not closed it; otherwise hides the notice. */
function updateNoticeVisibility(): void {
  const isShown = Number(from) <= Date.now() && Date.now() < Number(until) && readClosedNoticeId() !== id;
  rootElement.toggleAttribute("data-notice-shown", isShown);
}

/** @returns how far the lower edge of the notice is from the top of the window, in px; 0 when the notice is not in view */
const measureNoticeBottomPx = () =>
  Math.max(0, document.querySelector(".notice")?.getBoundingClientRect().bottom ?? 0);

/** Positions the open menu below the header: a popover is in the top layer, so its position is relative to the window. */
function positionSolutionsMenu(isOpen: boolean): void {
  const menu = document.querySelector<HTMLElement>(".solutions-panel");
  if (!menu) return;
  const top =
    measureNoticeBottomPx() + (document.querySelector<HTMLElement>(".site-header")?.offsetHeight ?? 0);
  menu.style.insetBlockStart = isOpen ? `${top}px` : "";
  menu.style.maxHeight = isOpen ? `calc(100dvh - ${top}px)` : "";
}

/** Sets `data-notice-left` while the notice is out of view, which fixes the header at the top, and moves an open menu. */
function keepHeaderAndMenuBelowNotice(): void {
  rootElement.toggleAttribute("data-notice-left", measureNoticeBottomPx() === 0);
  const menu = document.querySelector(".solutions-panel");
  if (menu?.matches(":popover-open")) positionSolutionsMenu(true);
}

updateNoticeVisibility();
addEventListener("DOMContentLoaded", keepHeaderAndMenuBelowNotice);
for (const event of ["scroll", "resize", "load"])
  addEventListener(event, keepHeaderAndMenuBelowNotice, { passive: true });
// The notice of a page from the back/forward cache may have ended since the page was opened.
addEventListener("pageshow", () => {
  updateNoticeVisibility();
  keepHeaderAndMenuBelowNotice();
});
// These events do not bubble, so the listener captures.
for (const event of ["beforetoggle", "toggle"])
  addEventListener(
    event,
    (toggle) => {
      if ((toggle.target as Element).matches(".solutions-panel"))
        positionSolutionsMenu((toggle as ToggleEvent).newState === "open");
    },
    true,
  );
addEventListener("click", ({ target }) => {
  if (!(target as Element).closest(".notice button")) return;
  try {
    localStorage[closedNoticeStorageKey] = id;
  } catch {}
  rootElement.removeAttribute("data-notice-shown");
  keepHeaderAndMenuBelowNotice();
  document.querySelector<HTMLElement>(".site-header a")?.focus({ preventScroll: true });
});
