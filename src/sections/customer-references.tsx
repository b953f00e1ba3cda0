import { type CustomerReferenceTexts, ownerWords } from "../content/shared/owner.ts";
import { fillPlaceholders } from "../content/texts/fill.ts";
import { read } from "../site-content.ts";
import { Photo } from "../ui/photo.tsx";
import { Section } from "../ui/section.tsx";

const { logoOf } = read(ownerWords);

export function CustomerReferences({ title, list }: CustomerReferenceTexts) {
  return (
    <Section tone="wash">
      <h2 className="text-xl text-brand-strong">{title}</h2>
      <div className="mt-10 grid gap-12">
        {list.map(({ quote, name, firm, logo }) => (
          <figure key={quote} className="axes gap-x-8 gap-y-4 lg:items-end">
            <blockquote className="text-3xl text-balance lg:col-span-8">«{quote}»</blockquote>
            <figcaption className="lg:col-span-4">
              {logo && (
                <Photo
                  photo={logo}
                  alt={fillPlaceholders(logoOf, { name: firm })}
                  widths={[200, 400]}
                  sizes="12.5rem"
                  className="rounded-md dark:bg-on-night dark:p-1 mb-4 h-12 w-auto max-w-48 object-contain object-left"
                />
              )}
              <span className="block font-semibold">{name}</span>
              <span className="text-ink-soft">{firm}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
