import { ownerWords, type TeamTexts } from "../content/shared/owner.ts";
import { fillPlaceholders } from "../content/texts/fill.ts";
import { read } from "../site-content.ts";
import { Photo } from "../ui/photo.tsx";
import { Section } from "../ui/section.tsx";

const { photoOf } = read(ownerWords);

export function Team({ title, people }: TeamTexts) {
  return (
    <Section className="axes gap-x-8 gap-y-10">
      <h2 className="axis-side text-3xl">{title}</h2>
      <ul className="axis-main grid grid-fit-3xs gap-x-8">
        {people.map(({ name, role, photo }) => (
          <li key={name} className="border-t border-line py-6">
            {photo && (
              <Photo
                photo={photo}
                alt={fillPlaceholders(photoOf, { name })}
                widths={[160, 320]}
                sizes="10rem"
                className="mb-4 size-[10rem] rounded-2xl object-cover"
              />
            )}
            <span className="block text-xl font-semibold">{name}</span>
            <span className="mt-1 block text-ink-soft">{role}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
