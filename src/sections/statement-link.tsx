import { ArrowRight } from "lucide-react";
import type { TitledText } from "../content/texts/shapes.ts";
import { Link, type SitePath } from "../ui/link.tsx";

export function StatementLink({ title, text, to, link }: TitledText & { to: SitePath; link: string }) {
  return (
    <section className="border-t border-line bg-surface py-8 md:py-16">
      <div className="page axes items-center gap-x-8 gap-y-3 max-lg:grid-fit-2xs">
        <h2 className="text-3xl text-brand-strong lg:col-span-8">{title}</h2>
        <div className="lg:col-span-4">
          <p>{text}</p>
          <Link
            to={to}
            className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-brand-strong underline-offset-4 hover:underline"
          >
            {link}
            <ArrowRight className="size-icon flex-none" />
          </Link>
        </div>
      </div>
    </section>
  );
}
