import { findAgendaPart } from "./parts.ts";

const setViewTransitionName = (element: HTMLElement, name: string) =>
  element.style.setProperty("view-transition-name", name);

/**
 * Animates the chosen half hour from its cell in the table to the summary, where the browser supports it.
 * @param from the cell; undefined when the slot is not offered
 * @param update writes the summary
 */
export function animateChosenHalfHour(from: HTMLElement | undefined, update: () => void): void {
  if (!from || !document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    update();
    return;
  }
  const to = findAgendaPart("half-hour");
  // A running transition has given the summary its name, which must be removed before the next transition starts.
  setViewTransitionName(to, "none");
  setViewTransitionName(from, "half-hour");
  const transition = document.startViewTransition(() => {
    setViewTransitionName(from, "none");
    setViewTransitionName(to, "half-hour");
    update();
  });
  transition.ready.catch(() => {});
  transition.finished.then(() => setViewTransitionName(to, "none"));
}
