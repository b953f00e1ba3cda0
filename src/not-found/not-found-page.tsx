import { type StreetObjectName, streetObjectNames } from "../brand/street.ts";
import { navigation } from "../content/pages/navigation.ts";
import { pageTitles } from "../content/pages/page-address.ts";
import { type PageProps, SitePage } from "../document/site-page.tsx";
import { ChatMessage } from "../sections/chat-parts.tsx";
import { Horizon } from "../sections/horizon.tsx";
import { read } from "../site-content.ts";
import { ButtonLink } from "../ui/button.tsx";
import { NavList } from "../ui/nav-list.tsx";
import { Section } from "../ui/section.tsx";
import { Street, StreetDrawings } from "../ui/street.tsx";
import { notFoundWords } from "./words.ts";
import "./not-found-page.css";

const { solutions, about, book } = read(navigation);
const { shortBrandName } = read(pageTitles);
const notFoundPageTexts = read(notFoundWords);

const streetObjectNamesWithEmptyLot = streetObjectNames
  .filter((name) => name !== "lamp")
  .map((name): StreetObjectName => (name === "workshop" ? "lot" : name));

/** A chat with the firm, in which links are the visitor's possible replies. Only these are accessible: the rest is decoration. */
function ChatWithLinks() {
  const { role, question, answer, hour, more } = notFoundPageTexts;
  return (
    <div className="chat">
      <p aria-hidden="true" className="bg-surface-raised px-4 py-3 leading-tight">
        <b className="block">{shortBrandName}</b>
        <span className="text-ink-soft">{role}</span>
      </p>
      <ol aria-hidden="true" className="chat-log">
        <ChatMessage from="customer" text={question} time={hour} />
        <ChatMessage from="agent" text={answer} time={hour} />
      </ol>
      <nav aria-label={more}>
        <NavList
          items={[...solutions.items, about, book]}
          className="flex flex-wrap gap-2 px-4 pb-4 lg:grid lg:grid-fit-[12rem]"
          linkClassName="grid min-h-target place-items-center rounded-full border border-brand bg-surface-raised px-4 text-center font-semibold leading-tight text-brand hover:bg-brand hover:text-surface active:translate-y-px"
        />
      </nav>
    </div>
  );
}

export function NotFoundPage({ path }: PageProps) {
  return (
    <SitePage path={path}>
      <Section
        data-behaviour="not-found"
        tone="night"
        space="none"
        isClipped
        className="not-found axes items-start gap-x-8 gap-y-8 pt-10 max-md:pb-10 md:max-lg:grid-cols-2 lg:pt-16"
      >
        <StreetDrawings names={streetObjectNamesWithEmptyLot} />
        <div className="md:row-start-1 lg:col-span-7">
          <p className="text-5xl font-semibold tracking-tight text-brand-bright">
            {notFoundPageTexts.status}
          </p>
          <h1 lang="en" className="mt-4 text-3xl">
            Oops! Page not found
          </h1>
          <p className="mt-5 max-w-lead text-lg text-on-night-soft">{notFoundPageTexts.help}</p>
          <p className="mt-8">
            <ButtonLink to="/" variant="night" lang="en">
              Return to Home
            </ButtonLink>
          </p>
        </div>
        <div
          aria-hidden="true"
          data-print="hide"
          className="not-found-street mx-[calc(50%-50vw)] md:col-span-full md:row-start-2"
        >
          <Horizon>
            <Street names={streetObjectNamesWithEmptyLot} className="street street-night" />
          </Horizon>
        </div>
        <div className="relative md:row-start-1 lg:col-span-5">
          <ChatWithLinks />
        </div>
      </Section>
    </SitePage>
  );
}
