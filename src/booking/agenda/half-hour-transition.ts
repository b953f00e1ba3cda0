import { findAgendaPart } from "./parts.ts";

/** Updates the agenda and, where motion is allowed, moves the chosen half hour from its cell `from` to the summary. */
export function animateChosenHalfHour(from: HTMLElement | undefined, update: () => void): void {
  if (!from || !document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    update();
    return;
  }
  const to = findAgendaPart("half-hour");
  // A running transition has given the summary its transition name.
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
