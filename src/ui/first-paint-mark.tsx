/**
 * The marks that a page's first paint waits for, where the page has them (document.astro), so that nothing of the first window
 * moves while the HTML arrives: what is aligned to the end of a row, or as high as its neighbours, would. What is only so in
 * wide windows does not delay a phone's paint.
 */
export const firstPaintMarks = {
  all: { id: "primera-vista", media: undefined },
  wide: { id: "primera-vista-ancha", media: "(width >= 40rem)" },
};

/** Stands right after what has to be there at the first paint; each at most once on a page. */
export function FirstPaintMark({ windows = "all" }: { windows?: keyof typeof firstPaintMarks }) {
  return <i id={firstPaintMarks[windows].id} hidden />;
}
