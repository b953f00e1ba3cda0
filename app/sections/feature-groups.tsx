import type { Heading, Item } from "#app/content/shapes.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";

export function FeatureGroups({
  heading,
  groups,
}: {
  heading: Heading;
  groups: readonly { verb: string; features: readonly Item[] }[];
}) {
  return (
    <Section>
      <SectionHeading {...heading} />
      <div className="mt-12 border-b border-line lg:mt-16">
        {groups.map(({ verb, features }) => (
          <div
            key={verb}
            className="grid gap-x-12 gap-y-6 border-t border-line py-8 lg:grid-cols-side-main lg:py-10"
          >
            <h3 className="text-xl text-brand">{verb}</h3>
            <dl className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
              {features.map(({ title, text }) => (
                <div key={title}>
                  <dt className="text-lg font-semibold">{title}</dt>
                  <dd className="mt-1 text-balance text-ink-soft">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}
