import type { TitledText } from "#app/shapes.ts";
import { Section } from "#app/ui/section.tsx";

interface StatementAndReasonsProps {
  title: string;
  lead: string;
  list: readonly TitledText[];
}

export function StatementAndReasons({ title, lead, list }: StatementAndReasonsProps) {
  return (
    <Section tone="sunk" space="largest">
      <h2 className="text-3xl font-normal tracking-tight text-balance text-brand-strong">{title}</h2>
      <p className="mt-6 text-xl">{lead}</p>
      <div className="axes mt-8 gap-x-8 gap-y-8 max-lg:grid-pair lg:mt-16">
        {list.map(({ title: reason, text }) => (
          <div key={reason} className="lg:col-span-6">
            <h3 className="text-xl">{reason}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
