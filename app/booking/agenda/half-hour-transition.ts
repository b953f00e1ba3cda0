import { part } from "./parts.ts";

const nameTransition = (element: HTMLElement, name: string) =>
  element.style.setProperty("view-transition-name", name);

/** Shows the chosen half hour on its way from its place in the table, if it has one, to the summary that `update` writes. */
export function animateChoice(from: HTMLElement | undefined, update: () => void): void {
  if (!from || !document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    update();
    return;
  }
  const to = part("half-hour");
  // A transition that is under way is cut short by the next.
  nameTransition(to, "none");
  nameTransition(from, "half-hour");
  const transition = document.startViewTransition(() => {
    nameTransition(from, "none");
    nameTransition(to, "half-hour");
    update();
  });
  transition.ready.catch(() => {});
  transition.finished.then(() => nameTransition(to, "none"));
}
