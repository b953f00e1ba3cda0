import { Section } from "#app/ui/section.tsx";

interface ReferencesProps {
  title: string;
  list: readonly { quote: string; name: string; firm: string }[];
}

export function References({ title, list }: ReferencesProps) {
  return (
    <Section tone="wash">
      <h2 className="text-xl text-brand-strong">{title}</h2>
      <div className="mt-10 grid gap-12">
        {list.map(({ quote, name, firm }) => (
          <figure key={quote} className="grid gap-x-16 gap-y-4 lg:grid-cols-main-side lg:items-end">
            <blockquote className="text-2xl text-balance">“{quote}”</blockquote>
            <figcaption>
              <span className="block font-semibold">{name}</span>
              <span className="text-ink-soft">{firm}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
