import { ArrowDown } from "lucide-react";
import { lateAnswer } from "#app/content/conversations.ts";
import type { home } from "#app/content/home.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { ExampleChat } from "#app/vignettes/example-chat.tsx";
import { Horizon } from "./horizon.tsx";

/** The night the story begins with: the promise, the booking, and the answer at four past eleven. */
export function HomeOpening({ title, lead, call, more }: typeof home.opening) {
  return (
    <section className="on-night relative overflow-hidden bg-night text-on-night">
      <div className="relative z-1 mx-auto grid max-w-page items-start gap-x-16 gap-y-12 px-5 pt-32 pb-40 sm:px-8 lg:grid-cols-more-less lg:pt-32 lg:pb-48">
        <div className="lg:pt-32">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-6 max-w-note text-lg sm:max-w-lead text-on-night-soft">{lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3" data-print="hide">
            <ButtonLink to="/contacto">{call}</ButtonLink>
            <Link
              to="/"
              hash="un-dia"
              className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
            >
              {more}
              <ArrowDown className="size-5 flex-none" />
            </Link>
          </div>
        </div>
        <ExampleChat conversation={lateAnswer} />
      </div>
      <Horizon />
    </section>
  );
}
