import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";

/** An invitation to those who would like to work here, not to customers: so the quiet button. */
export function JoinInvitation({ title, text, link }: { title: string; text: string; link: string }) {
  return (
    <Section tone="wash" className="grid gap-8 lg:grid-cols-main-side lg:items-center lg:gap-16">
      <div>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-4 max-w-text text-lg">{text}</p>
      </div>
      <p className="lg:justify-self-end">
        {/* Only that page has the data-fetching client; no other fetches it before it is asked for. */}
        <ButtonLink to="/hablemos" prefetch="intent" variant="quiet">
          {link}
        </ButtonLink>
      </p>
    </Section>
  );
}
