/* The page that shows the agenda: /contacto in its frame, or /agenda itself. */

/** @returns the window whose address and events are the visitor's; that of another site says nothing of itself */
function hostWindow(): Window {
  try {
    // Read for its refusal: GitHub Pages sends no header that keeps other sites from showing the agenda.
    return parent.location.href ? parent : window;
  } catch {
    return window;
  }
}

export const host = hostWindow();

/**
 * Makes the frame as high as what is in it; booking-frame.css keeps it from being lower than 600 px. Where the visitor has scrolled
 * on to what is below, that is not pushed away: the frame waits until its lower edge is out of sight or it is used.
 */
export function resizeFrame(): void {
  const frame = window.frameElement as HTMLElement | null;
  const [content] = document.getElementsByTagName("main");
  if (!frame || !content) return;
  let used = false;
  const fit = () => {
    const passed = host.scrollY > 0 && frame.getBoundingClientRect().bottom < host.innerHeight;
    if (passed && !used) host.addEventListener("scroll", fit, { once: true, passive: true });
    else frame.style.height = `${Math.ceil(content.getBoundingClientRect().height)}px`;
  };
  const use = () => {
    used = true;
    fit();
  };
  new ResizeObserver(fit).observe(content);
  addEventListener("click", use);
  addEventListener("focusin", use);
}
