const texts = {
  draft: "Borrador: no se publica",
  scheduled: "Se publica con una construcción ese día o después",
};

export const UnpublishedMark = ({ reason }: { reason: keyof typeof texts }) => (
  <p className="mb-3 w-fit rounded-xl border border-line bg-surface-sunk px-3 py-1 text-sm font-semibold">
    {texts[reason]}
  </p>
);
