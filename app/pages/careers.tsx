import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { ApplicationForm } from "#app/careers/application-form.tsx";
import { careers } from "#app/content/careers.ts";
import { pages } from "#app/content/pages.ts";
import { PlainWords } from "#app/sections/plain-words.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { Seo } from "#app/seo.tsx";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { site } from "#site";

export default function Careers() {
  const { forBuyers, opening, people, form, plainWords, after } = careers;
  // Created here, so that no other page downloads the data-fetching client.
  const [queryClient] = useState(() => new QueryClient());
  return (
    <>
      <Seo {...pages.careers} />
      <Section className="grid gap-x-20 gap-y-16 lg:grid-cols-more-less">
        <div>
          <p
            className="-mt-3 mb-3 flex flex-wrap items-center gap-x-3 text-sm lg:-mt-10 lg:mb-4"
            data-print="hide"
          >
            {forBuyers.text}
            <Link
              to="/contacto"
              data-event="call"
              prefetch="intent"
              className="inline-flex min-h-11 items-center font-semibold text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {forBuyers.call}
            </Link>
          </p>
          <h1 className="text-3xl">{opening.title}</h1>
          <p className="mt-6 max-w-text text-lg text-ink-soft">{opening.lead}</p>
          <Link
            to="/sobre-nosotros"
            className="mt-5 inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline"
          >
            {opening.about}
            <ArrowRight className="size-5" />
          </Link>
          <h2 className="mt-10 text-xl lg:mt-12">{people.heading.title}</h2>
          <dl className="mt-4 lg:max-w-text">
            {people.list.map(({ title, text }) => (
              <div key={title} className="border-t border-line py-4">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="-mx-5 border-y border-line bg-surface-raised px-5 py-10 sm:mx-0 sm:rounded-lg sm:border sm:p-10 lg:self-start">
          <h2 className="text-xl">{form.title}</h2>
          <p className="mt-2 mb-8 text-ink-soft">{form.lead}</p>
          <QueryClientProvider client={queryClient}>
            <ApplicationForm />
          </QueryClientProvider>
        </div>
      </Section>
      <PlainWords {...plainWords} />
      {site.applications && <Steps tone="sunk" heading={after.heading} steps={after.steps} />}
    </>
  );
}
