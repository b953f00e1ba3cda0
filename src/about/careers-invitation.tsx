import { ButtonLink } from "../ui/button.tsx";
import type { SitePath } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";

interface CareersInvitationProps {
  title: string;
  text: string;
  to: SitePath;
  linkLabel: string;
}

export function CareersInvitation({ title, text, to, linkLabel }: CareersInvitationProps) {
  return (
    <Section tone="wash" className="flex flex-wrap items-center justify-between gap-8">
      <div className="grow text-basis-96">
        <h2 className="text-title">{title}</h2>
        <p className="mt-4 max-w-text text-lg">{text}</p>
      </div>
      <p>
        <ButtonLink to={to} variant="quiet">
          {linkLabel}
        </ButtonLink>
      </p>
    </Section>
  );
}
