// Keeps the header and the open menu below the owner's notice, and closes the notice. The inline script in the head
// (document.astro) shows it before the first paint; without scripts the page shows the notice with its dates.

const rootElement = document.documentElement;
const findSolutionsPanel = () => document.querySelector<HTMLElement>(".solutions-panel");

const measureNoticeBottomPx = () =>
  Math.max(0, document.querySelector(".notice")?.getBoundingClientRect().bottom ?? 0);

/** Positions the open menu below the header: a popover is in the top layer, so its position is relative to the window. */
function positionSolutionsMenu(isOpen: boolean): void {
  const menu = findSolutionsPanel();
  const header = document.querySelector<HTMLElement>(".site-header");
  if (!menu || !header) return;
  const top = measureNoticeBottomPx() + header.offsetHeight;
  menu.style.insetBlockStart = isOpen ? `${top}px` : "";
  menu.style.maxHeight = isOpen ? `calc(100dvh - ${top}px)` : "";
}

/** Sets `data-notice-left` while the notice is out of view, which fixes the header at the top, and moves an open menu. */
function keepHeaderAndMenuBelowNotice(): void {
  rootElement.toggleAttribute("data-notice-left", measureNoticeBottomPx() === 0);
  if (findSolutionsPanel()?.matches(":popover-open")) positionSolutionsMenu(true);
}

keepHeaderAndMenuBelowNotice();
for (const event of ["scroll", "resize", "load", "pageshow"])
  addEventListener(event, keepHeaderAndMenuBelowNotice, { passive: true });
for (const event of ["beforetoggle", "toggle"] as const)
  findSolutionsPanel()?.addEventListener(event, ({ newState }) => positionSolutionsMenu(newState === "open"));
document.querySelector(".notice button")?.addEventListener("click", () => {
  try {
    localStorage.notice = document.querySelector<HTMLElement>("head [data-until]")?.dataset.id;
  } catch {}
  rootElement.removeAttribute("data-notice-shown");
  keepHeaderAndMenuBelowNotice();
  document.querySelector<HTMLElement>(".site-header a")?.focus({ preventScroll: true });
});
