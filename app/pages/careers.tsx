import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import { ApplicationForm } from "#app/careers/application-form.tsx";
import type { RouteHandle } from "#app/root.tsx";
import { PlainWords } from "#app/sections/plain-words.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { Seo } from "#app/seo.tsx";
import { shopNames } from "#app/street.ts";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { StreetDrawings, StreetRow } from "#app/ui/street.tsx";
import { careers } from "#content/careers";
import { careersPage } from "#content/pages";
import { site } from "#site";

export const handle: RouteHandle = { runsReact: true };

export default function Careers() {
  const { forBuyers, opening, people, form, plainWords, after } = careers;
  // Created here, so that no other page downloads the data-fetching client.
  const [queryClient] = useState(() => new QueryClient());
  // In production the build adds the script (finish/page/page-script.ts).
  useEffect(() => {
    if (import.meta.env.DEV) import("#app/careers/form-script.ts");
  }, []);
  return (
    <>
      <Seo {...careersPage} />
      <Section tone="wash" className="axes gap-x-8 gap-y-10 max-lg:grid-pair lg:grid-rows-first-rest">
        <div className="lg:col-span-8">
          <p className="-mt-2 mb-4 flex flex-wrap items-center gap-x-3 text-sm lg:-mt-16" data-print="hide">
            {forBuyers.text}
            <Link
              to="/contacto"
              data-event="call"
              className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {forBuyers.call}
            </Link>
          </p>
          <h1 className="max-w-title text-opening">{opening.title}</h1>
          <p className="mt-4 max-w-lead text-lg text-ink-soft lg:mt-6 lg:max-w-text">{opening.lead}</p>
          <div className="@container mt-6 max-w-text border-b-4 border-brand" data-print="hide">
            <StreetDrawings names={shopNames} />
            <StreetRow names={shopNames} className="street-day street-full-width" />
          </div>
          <Link
            to="/sobre-nosotros"
            className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-brand-strong underline-offset-4 hover:underline"
          >
            {opening.about}
            <ArrowRight className="square-5" />
          </Link>
          <PlainWords {...plainWords} />
        </div>
        <div className="self-start rounded-lg bg-surface-raised px-4 py-8 shadow-soft sm:px-6 lg:col-span-4 lg:row-span-2 xl:px-8">
          <h2 className="text-xl">{form.title}</h2>
          <p className="mt-2 mb-8 text-ink-soft">{form.lead}</p>
          <QueryClientProvider client={queryClient}>
            <ApplicationForm />
          </QueryClientProvider>
        </div>
        <div className="max-lg:col-span-full lg:col-span-8">
          <h2 className="text-xl">{people.title}</h2>
          <dl className="mt-4 grid gap-x-8 grid-pair">
            {people.list.map(({ title, text }) => (
              <div key={title} className="border-t border-line-strong py-4">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      {site.applications && <Steps {...after} />}
    </>
  );
}
