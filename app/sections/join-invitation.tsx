import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";

export function JoinInvitation({ title, text, link }: { title: string; text: string; link: string }) {
  return (
    <Section tone="wash" className="grid gap-8 lg:grid-cols-main-side lg:items-center lg:gap-16">
      <div>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-4 max-w-text text-lg">{text}</p>
      </div>
      <p className="lg:justify-self-end">
        {/* That page needs the data-fetching client, so its files are fetched only on intent. */}
        <ButtonLink to="/hablemos" prefetch="intent" variant="quiet">
          {link}
        </ButtonLink>
      </p>
    </Section>
  );
}
