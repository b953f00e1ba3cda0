import type { TitledText } from "#app/shapes.ts";

export function PlainWords({ title, ours, theirs }: { title: string; ours: TitledText; theirs: TitledText }) {
  const bubble = "mt-1 block w-fit max-w-full rounded-lg rounded-es-none";
  return (
    <div>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-4 max-w-lead text-ink-soft">
        {ours.title}
        <s className={`${bubble} border border-line-strong px-5 py-3 text-lg decoration-2`}>{ours.text}</s>
      </p>
      <p className="mt-4 max-w-lead text-ink-soft">
        {theirs.title}
        <strong
          className={`${bubble} lg:max-w-picture-wide bg-brand-strong px-5 py-4 text-xl font-semibold tracking-tight text-surface`}
        >
          {theirs.text}
        </strong>
      </p>
    </div>
  );
}
