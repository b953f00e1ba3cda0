import type { TitledText } from "../content/texts/field-types.ts";
import { Section } from "../ui/section.tsx";

export function TextColumns({ title, columns }: { title: string; columns: readonly TitledText[] }) {
  return (
    <Section tone="sunk">
      <h2 className="text-3xl">{title}</h2>
      <ul className="axes mt-8 lg:mt-16">
        {columns.map(({ title: columnTitle, text }) => (
          <li
            key={columnTitle}
            className="grid content-start gap-x-8 gap-y-3 border-t border-line py-6 last:pb-0 max-lg:grid-fit-2xs lg:col-span-4 lg:pb-0"
          >
            <h3 className="text-2xl">{columnTitle}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
