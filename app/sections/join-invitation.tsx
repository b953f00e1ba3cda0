import { ButtonLink } from "#app/ui/button.tsx";
import type { SitePath } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";

interface JoinInvitationProps {
  to: SitePath;
  title: string;
  text: string;
  link: string;
}

export function JoinInvitation({ to, title, text, link }: JoinInvitationProps) {
  return (
    <Section tone="wash" className="flex flex-wrap items-center justify-between gap-8">
      <div className="grow text-basis-96">
        <h2 className="text-title">{title}</h2>
        <p className="mt-4 max-w-text text-lg">{text}</p>
      </div>
      <p>
        <ButtonLink to={to} variant="quiet">
          {link}
        </ButtonLink>
      </p>
    </Section>
  );
}
