import { findAgendaPart } from "./parts.ts";

/**
 * Updates the agenda and, unless motion is reduced or the browser cannot, animates the chosen half hour from its cell to
 * the summary.
 * @param from the label in the cell of the chosen half hour; undefined, without an animation, when it is not offered
 * @param update writes the new choice into the agenda; called once, with or without an animation
 */
export function animateChosenHalfHour(from: HTMLElement | undefined, update: () => void): void {
  if (!from || !document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    update();
    return;
  }
  const to = findAgendaPart("half-hour");
  // A running transition has given the summary its transition name, which must be removed before the next transition starts.
  to.style.viewTransitionName = "none";
  from.style.viewTransitionName = "half-hour";
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = "none";
    to.style.viewTransitionName = "half-hour";
    update();
  });
  transition.ready.catch(() => {});
  transition.finished.then(() => {
    to.style.viewTransitionName = "none";
  });
}
