import type { TeamTexts } from "#app/content/owner.ts";
import { Section } from "#app/ui/section.tsx";

export function Team({ title, people }: TeamTexts) {
  return (
    <Section className="axes gap-x-8 gap-y-10">
      <h2 className="axis-side text-2xl">{title}</h2>
      <ul className="axis-main grid grid-fit-64 gap-x-8">
        {people.map(({ name, role }) => (
          <li key={name} className="border-t border-line py-6">
            <span className="block text-xl font-semibold">{name}</span>
            <span className="mt-1 block text-ink-soft">{role}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
