import type { TitledText } from "#app/shapes.ts";

export function PlainWords({ title, ours, theirs }: { title: string; ours: TitledText; theirs: TitledText }) {
  const bubble = "mt-1 block rounded-lg rounded-es-none px-5 py-3";
  return (
    <div>
      <h2 className="text-xl md:text-lg">{title}</h2>
      <p className="mt-4 text-ink-soft">
        {ours.title}
        <s className={`${bubble} border border-line-strong decoration-2`}>{ours.text}</s>
      </p>
      <p className="mt-4 text-ink-soft">
        {theirs.title}
        <strong className={`${bubble} bg-brand-wash text-lg font-semibold tracking-tight text-ink`}>
          {theirs.text}
        </strong>
      </p>
    </div>
  );
}
