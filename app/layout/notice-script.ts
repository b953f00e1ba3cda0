// Shows the owner's notice in its days, before the page's first paint. The finished page has this in its head, with what
// it has to know on its own element (finish/page/notice.ts); without a script the page says the notice with its dates.

const kept = "notice";
const { from = "", until = "", id = "" } = (document.currentScript as HTMLScriptElement).dataset;
const root = document.documentElement;

/** Which notice the visitor has closed; undefined where the browser keeps nothing. */
function closedId(): string | undefined {
  try {
    return localStorage[kept];
  } catch {}
}

/** Shows the notice or takes it away, as the day and what the visitor has closed have it. */
function update(): void {
  const isShown = Number(from) <= Date.now() && Date.now() < Number(until) && closedId() !== id;
  root.toggleAttribute("data-notice-shown", isShown);
}

/** How far down in the window the notice reaches, in px. */
const bottom = () => Math.max(0, document.querySelector(".notice")?.getBoundingClientRect().bottom ?? 0);

/** Opened by a button the menu is in the top layer, where its place is that in the window: below the header. */
function placeMenu(isOpen: boolean): void {
  const menu = document.querySelector<HTMLElement>(".solutions-panel");
  if (!menu) return;
  const top = bottom() + (document.querySelector<HTMLElement>(".site-header")?.offsetHeight ?? 0);
  menu.style.insetBlockStart = isOpen ? `${top}px` : "";
  menu.style.maxHeight = isOpen ? `calc(100dvh - ${top}px)` : "";
}

/** The header stays at the top of the window from where the notice has left it. */
function followScroll(): void {
  root.toggleAttribute("data-notice-left", bottom() === 0);
  const menu = document.querySelector(".solutions-panel");
  if (menu?.matches(":popover-open")) placeMenu(true);
}

update();
addEventListener("DOMContentLoaded", followScroll);
for (const event of ["scroll", "resize", "load"]) addEventListener(event, followScroll, { passive: true });
// A page that the browser has kept comes back as it was left.
addEventListener("pageshow", () => {
  update();
  followScroll();
});
// They do not bubble.
for (const event of ["beforetoggle", "toggle"])
  addEventListener(
    event,
    (toggle) => {
      if ((toggle.target as Element).matches(".solutions-panel"))
        placeMenu((toggle as ToggleEvent).newState === "open");
    },
    true,
  );
addEventListener("click", ({ target }) => {
  if (!(target as Element).closest(".notice button")) return;
  try {
    localStorage[kept] = id;
  } catch {}
  root.removeAttribute("data-notice-shown");
  followScroll();
  document.querySelector<HTMLElement>(".site-header a")?.focus({ preventScroll: true });
});
