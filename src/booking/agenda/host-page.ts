/* The page that the visitor sees: /contacto, which has the agenda in a frame, or /agenda itself. */

/**
 * The window of /contacto, which frames the agenda, or else the agenda's own: its address has the wanted slot and topic. A page
 * of another site may frame the agenda on a host without custom headers (GitHub Pages); `frameElement` is null then.
 */
export const hostWindow: Window = frameElement ? parent : window;

/**
 * Keeps the agenda's frame as high as its content; booking-frame.css sets the minimum of 600 px. When the page is scrolled
 * and the lower edge of the frame is in view or above it, the height stays until the visitor scrolls back or uses the frame,
 * so that the content below does not move.
 */
export function resizeFrameToContent(): void {
  const frame = frameElement as HTMLElement | null;
  const [content] = document.getElementsByTagName("main");
  if (!frame || !content) return;
  let isUsed = false;
  const resize = () => {
    const isPassed = hostWindow.scrollY > 0 && frame.getBoundingClientRect().bottom < hostWindow.innerHeight;
    if (isPassed && !isUsed) hostWindow.addEventListener("scroll", resize, { once: true, passive: true });
    else frame.style.height = `${Math.ceil(content.getBoundingClientRect().height)}px`;
  };
  const resizeOnUse = () => {
    isUsed = true;
    resize();
  };
  new ResizeObserver(resize).observe(content);
  addEventListener("click", resizeOnUse);
  addEventListener("focusin", resizeOnUse);
}
