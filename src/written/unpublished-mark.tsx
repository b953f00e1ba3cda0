/** What the owner reads in `npm run dev`, which alone shows these pages. */
const texts = {
  draft: "Borrador: no se publica",
  scheduled: "Se publica con una construcción ese día o después",
};

/** Marks a page that the published site does not have yet. */
export const UnpublishedMark = ({ reason }: { reason: keyof typeof texts }) => (
  <p className="mb-3 w-fit rounded-md border border-line bg-surface-sunk px-3 py-1 text-sm font-semibold">
    {texts[reason]}
  </p>
);
