import { Check } from "lucide-react";
import { Section } from "#app/ui/section.tsx";

interface Situation {
  title: string;
  today: string;
  withUs: string;
}

export function Situations({
  title,
  today,
  withUs,
  situations,
}: {
  title: string;
  today: string;
  withUs: string;
  situations: readonly Situation[];
}) {
  const columns = "lg:grid lg:grid-cols-12 lg:gap-x-10";
  return (
    <Section>
      <h2 className="max-w-text text-2xl">{title}</h2>
      <div aria-hidden="true" className={`mt-12 hidden items-end text-sm font-semibold ${columns}`}>
        <p className="col-start-5 col-end-8 pb-4 text-ink-soft">{today}</p>
        <p className="col-span-5 rounded-t-md bg-brand-wash px-8 pt-5 pb-4 text-brand-strong">{withUs}</p>
      </div>
      <ul className="mt-8 lg:mt-0">
        {situations.map((situation) => (
          <li
            key={situation.title}
            className={`group border-t border-line py-6 md:grid md:grid-cols-less-more md:gap-x-10 lg:items-baseline lg:py-0 ${columns}`}
          >
            <h3 className="text-lg leading-snug lg:col-span-4 lg:py-8">{situation.title}</h3>
            <p className="mt-2 text-ink-soft lg:col-span-3 lg:mt-0 lg:py-8">
              <span className="text-sm font-semibold lg:sr-only">{today}: </span>
              {situation.today}
            </p>
            <p className="mt-3 flex gap-3 rounded-md md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0 md:self-center lg:col-start-8 lg:col-end-13 lg:row-span-1 lg:self-stretch bg-brand-wash p-4 font-medium text-brand-strong lg:rounded-none lg:px-8 lg:py-8 lg:group-last:rounded-b-md">
              <Check className="mt-1 size-5 flex-none" strokeWidth={2.5} />
              <span>
                <span className="sr-only">{withUs}: </span>
                {situation.withUs}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
