import type { ReactNode } from "react";
import { closingCall } from "#app/content/contact-calls.ts";
import { ButtonLink, buttonClasses } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { NewTab } from "#app/ui/new-tab.tsx";
import { WhatsAppIcon } from "#app/ui/whatsapp-icon.tsx";
import { useWhatsAppProps } from "#app/ui/whatsapp-props.ts";
import { Horizon } from "./horizon.tsx";
import { openingGround } from "./opening-ground.ts";

interface HomeOpeningProps {
  title: string;
  lead: string;
  call: string;
  proof: string;
  more: string;
  children: ReactNode;
}

export function HomeOpening({ title, lead, call, proof, more, children }: HomeOpeningProps) {
  return (
    <section className={`${openingGround} overflow-hidden bg-night text-on-night`}>
      <div className="page axes gap-x-8 gap-y-6 pt-24 pb-8 max-lg:grid-pair">
        <div className="lg:col-span-7 lg:mt-8">
          <h1 className="max-w-title text-hero">{title}</h1>
          <p className="mt-6 max-w-text text-on-night-soft">{lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-3 max-sm:*:grow lg:mt-8" data-print="hide">
            <ButtonLink to="/contacto">{call}</ButtonLink>
            <a {...useWhatsAppProps()} className={buttonClasses("night")}>
              <WhatsAppIcon />
              {closingCall.whatsapp}
              <NewTab />
            </a>
          </div>
          <p className="mt-3 text-sm text-on-night-soft">{proof}</p>
        </div>
        <div className="lg:col-span-5">{children}</div>
      </div>
      <Horizon>
        <div className="earth-turn earth-sun" />
        <p className="page pb-4" data-print="hide">
          <Link
            to="/"
            hash="un-dia"
            className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
          >
            {more}
            <span aria-hidden="true">↓</span>
          </Link>
        </p>
      </Horizon>
    </section>
  );
}
