import { ArrowRight } from "lucide-react";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";

/** The offer that comes with every agent, said once and large. */
export function FreeCrm({ title, text, link }: { title: string; text: string; link: string }) {
  return (
    <Section tone="wash" className="grid gap-6 md:grid-cols-[7fr_5fr] md:items-end md:gap-16">
      <h2 className="text-3xl text-brand-strong">{title}</h2>
      <div>
        <p className="text-lg">{text}</p>
        <Link
          to="/crm"
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-brand-strong underline-offset-4 hover:underline"
        >
          {link}
          <ArrowRight className="size-5" />
        </Link>
      </div>
    </Section>
  );
}
