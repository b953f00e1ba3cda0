import { ButtonLink } from "../ui/button.tsx";
import type { SitePath } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";
import type { AboutTexts } from "./words.ts";

type CareersInvitationProps = NonNullable<AboutTexts["join"]> & { to: SitePath };

export function CareersInvitation({ title, text, to, link }: CareersInvitationProps) {
  return (
    <Section tone="wash" className="flex flex-wrap items-center justify-between gap-8">
      <div className="grow basis-sm">
        <h2 className="text-3xl">{title}</h2>
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
