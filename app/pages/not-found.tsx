import { logo } from "virtual:logo";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { notFound } from "#app/content/errors.ts";
import { navigation } from "#app/content/navigation.ts";
import { pages } from "#app/content/pages.ts";
import { NavList } from "#app/layout/nav-list.tsx";
import { shortName } from "#app/page-address.ts";
import { Horizon } from "#app/sections/horizon.tsx";
import { Seo } from "#app/seo.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ChatMessage } from "#app/vignettes/chat-parts.tsx";

const { solutions, about, book } = navigation;

/** The firm answers at any hour, and the visitor's replies are links. Without them it is decoration. */
function Answer() {
  const { role, question, answer, hour, more } = notFound;
  return (
    <div className="chat">
      <p aria-hidden="true" className="bg-surface-raised px-4 py-3 leading-tight">
        <b className="block">{shortName}</b>
        <span className="text-ink-soft">{role}</span>
      </p>
      <ol aria-hidden="true" className="chat-log">
        <ChatMessage from="customer" text={question} time={hour} />
        <ChatMessage from="agent" text={answer} time={hour} />
      </ol>
      <nav aria-label={more}>
        <NavList
          items={[...solutions.items, about, book]}
          className="grid grid-fit-48 gap-2 px-3 pb-4 sm:px-4"
          linkClassName="grid min-h-target place-items-center rounded-full border border-brand bg-surface-raised px-3 text-center font-semibold leading-tight text-brand hover:bg-brand hover:text-surface active:press"
        />
      </nav>
    </div>
  );
}

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    const { dataset } = document.documentElement;
    // boot.ts has already logged the path that the document was opened at.
    if (dataset.missing !== pathname) console.error(`404: ${pathname}`);
    dataset.missing = pathname;
  }, [pathname]);
  return (
    <section className="on-night overflow-hidden bg-night text-on-night">
      <Seo {...pages.notFound} />
      <div className="page axes items-start gap-x-8 gap-y-10 pt-10 pb-6 max-lg:grid-pair lg:pt-16">
        <div className="lg:col-span-7">
          <p className="text-hour font-semibold tracking-tight text-brand-bright">{notFound.status}</p>
          <h1 lang="en" className="mt-4 text-2xl lg:text-title">
            Oops! Page not found
          </h1>
          <p className="mt-5 max-w-lead text-lg text-on-night-soft">{notFound.help}</p>
          <p className="mt-8">
            <ButtonLink to="/" variant="night" lang="en">
              Return to Home
            </ButtonLink>
          </p>
        </div>
        <div className="lg:col-span-5">
          <Answer />
        </div>
      </div>
      {/* It is the sample's mark, drawn large. */}
      {!logo && (
        <div aria-hidden="true" className="lost-hours hours-5">
          <Horizon>
            {notFound.hours.map((hour, index) => (
              <i key={hour} className={`earth-turn day-hour place-${index}`}>
                {hour}
              </i>
            ))}
            <div className="earth-turn earth-sun" />
          </Horizon>
        </div>
      )}
    </section>
  );
}
