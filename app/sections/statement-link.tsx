import { ArrowRight } from "lucide-react";
import { Link, type SitePath } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";

const sizes = { large: "text-2xl sm:text-3xl", medium: "text-2xl" } as const;

export function StatementLink({
  title,
  text,
  link,
  to,
  size = "medium",
}: {
  title: string;
  text: string;
  link: string;
  to: SitePath;
  size?: keyof typeof sizes;
}) {
  return (
    <Section tone="wash" className="grid gap-6 lg:grid-cols-more-less lg:gap-16">
      <h2 className={`${sizes[size]} text-brand-strong`}>{title}</h2>
      <div>
        <p className="text-lg">{text}</p>
        <Link
          to={to}
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-brand-strong underline-offset-4 hover:underline"
        >
          {link}
          <ArrowRight className="size-5" />
        </Link>
      </div>
    </Section>
  );
}
