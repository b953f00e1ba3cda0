import type { Result } from "lighthouse";

type ThreadWork = { items: { group: string; duration: number }[] } | undefined;

/** Sums the ms that the main thread of a page took for style, layout and paint, as Lighthouse's trace shows them. */
export function readDrawingMs({ audits }: Result): number {
  const work = audits["mainthread-work-breakdown"]?.details as ThreadWork;
  const drawing = work?.items.filter(({ group }) => /^(?:styleLayout|paintCompositeRender)$/.test(group));
  return drawing?.reduce((sum, { duration }) => sum + duration, 0) ?? Number.NaN;
}
