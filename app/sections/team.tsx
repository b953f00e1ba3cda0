import { Section } from "#app/ui/section.tsx";

interface TeamProps {
  title: string;
  people: readonly { name: string; role: string }[];
}

export function Team({ title, people }: TeamProps) {
  return (
    <Section className="grid grid-cols-1 gap-10 lg:grid-cols-side-main lg:gap-16">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid grid-fit-64 gap-x-8">
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
