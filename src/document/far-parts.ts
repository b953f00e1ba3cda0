const root = document.documentElement;

/** Then the browser knows the place of everything on the page. */
function layOutAll(): void {
  delete root.dataset.far;
}

/** After a jump by a search or a link: its target is in the window, and stays where it is. */
function layOutAllInPlace(): void {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const readTop = () => middle?.getBoundingClientRect().top ?? 0;
  const top = readTop();
  layOutAll();
  scrollBy({ top: readTop() - top, behavior: "instant" });
}

/** Lays out one part in each frame, from above, so that none is long and each part is ready before the visitor comes to it. */
function layOutOneByOne(): void {
  const parts = [...document.querySelectorAll<HTMLElement>("section, .scene, footer")];
  const waiting = parts.filter((part) => getComputedStyle(part).contentVisibility === "auto");
  const layOutNext = () => {
    const part = waiting.shift();
    if (!part) return layOutAll();
    part.style.contentVisibility = "visible";
    requestAnimationFrame(layOutNext);
  };
  layOutNext();
}

/** Ends the waiting of what is far below (base.css, document.astro) when the page is scrolled, or by a key, which may be End. */
export function layOutFarParts(): void {
  if (root.dataset.far === undefined) return;
  const layOut = () => (scrollY > innerHeight ? layOutAllInPlace() : layOutOneByOne());
  addEventListener("scroll", layOut, { once: true });
  addEventListener("keydown", layOutAll, { once: true });
}
