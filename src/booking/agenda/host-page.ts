/** The window whose address has the wanted slot and topic. `frameElement` is null in a frame on another site. */
export const hostWindow: Window = frameElement ? parent : window;

/** Keeps the frame as high as its content, unless that would move the content below it in a scrolled page. */
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
