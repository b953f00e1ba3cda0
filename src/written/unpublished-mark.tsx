import { news } from "../content/pages/news.ts";
import { read } from "../site-content.ts";

const texts = read(news).newsTexts.unpublished;

export const UnpublishedMark = ({ reason }: { reason: keyof typeof texts }) => (
  <p className="mb-3 w-fit rounded-xl border border-line bg-surface-sunk px-3 py-1 text-sm font-semibold">
    {texts[reason]}
  </p>
);
