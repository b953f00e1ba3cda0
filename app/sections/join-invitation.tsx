import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";

export function JoinInvitation({ title, text, link }: { title: string; text: string; link: string }) {
  return (
    <Section tone="wash" className="flex flex-wrap items-center justify-between gap-8">
      <div className="grow text-basis-96">
        <h2 className="text-title">{title}</h2>
        <p className="mt-4 max-w-text text-lg">{text}</p>
      </div>
      <p>
        {/* The modules of that page are large, so they are fetched only on intent. */}
        <ButtonLink to="/hablemos" variant="quiet">
          {link}
        </ButtonLink>
      </p>
    </Section>
  );
}
