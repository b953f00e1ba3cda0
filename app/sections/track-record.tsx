import { ArrowRight } from "lucide-react";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";

/** Why these people: the years and the partners in one sentence, and the way to the whole story. */
export function TrackRecord({ title, text, link }: { title: string; text: string; link: string }) {
  return (
    <Section tone="wash" className="grid gap-6 lg:grid-cols-[6fr_5fr] lg:items-end lg:gap-16">
      <h2 className="text-2xl text-brand-strong">{title}</h2>
      <div>
        <p className="text-lg">{text}</p>
        <Link
          to="/sobre-nosotros"
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-brand-strong underline-offset-4 hover:underline"
        >
          {link}
          <ArrowRight className="size-5" />
        </Link>
      </div>
    </Section>
  );
}
