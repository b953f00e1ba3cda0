import { nextHalfHourSettings } from "../booking/next-half-hour.tsx";
import { contactLinks } from "../content/pages/contact-links.ts";
import { topics } from "../content/pages/topics.ts";
import { contactWords } from "../content/shared/contact.ts";
import { type PageProps, SitePage } from "../document/site-page.tsx";
import { Horizon } from "../sections/horizon.tsx";
import { read } from "../site-content.ts";
import { FirstPaintMark } from "../ui/first-paint-mark.tsx";
import { Photo } from "../ui/photo.tsx";
import { Section } from "../ui/section.tsx";
import { Street, StreetDrawings } from "../ui/street.tsx";
import { BookingFrame } from "./booking-frame.tsx";
import { ContactAlternatives } from "./contact-alternatives.tsx";
import { buildContactGreeting } from "./contact-greeting.ts";
import { MeetingDial } from "./meeting-dial.tsx";
import "./contact-page.css";

const { contactPageTexts, meetingSectionTexts } = read(contactWords);
const { ownAgendaPath } = read(contactLinks);
const { topicTextsById } = read(topics);

/** The booking button moves to it in the page transition; next-half-hour-script.ts fills it. */
function HalfHourLabel() {
  return (
    <span className="half-hour-label print-exact flex items-center justify-center rounded-md border-2 border-dashed border-action-strong px-1 text-ink leading-tight data-chosen:border-solid">
      <span
        data-behaviour={nextHalfHourSettings && "next-half-hour"}
        data-wanted-half-hour={nextHalfHourSettings}
        className="text-sm font-semibold"
      >
        {contactPageTexts.opening.halfHour}
      </span>
    </span>
  );
}

/** They share one grid cell, so that the page does not move when topic-script.ts shows another one. */
function OpeningLeads() {
  const leads = [
    { topic: "", lead: contactPageTexts.opening.lead, wants: undefined },
    ...Object.entries(topicTextsById).map(([topic, texts]) => ({ topic, ...texts })),
  ];
  return (
    <div className="@container mt-3 text-lg text-ink-soft">
      <div data-behaviour="topic" className="opening-leads grid place-items-start gap-y-2">
        <HalfHourLabel />
        {leads.map(({ topic, lead, wants }) => (
          <p
            key={topic}
            className="max-w-text aria-hidden:invisible"
            data-topic={topic}
            data-greeting={buildContactGreeting(wants)}
            aria-hidden={topic !== "" || undefined}
          >
            {lead}
          </p>
        ))}
      </div>
    </div>
  );
}

export function ContactPage({ path }: PageProps) {
  const { other, reassurance } = contactPageTexts;
  return (
    <SitePage path={path}>
      <div className="morning relative flow-root overflow-clip">
        <StreetDrawings />
        <div className="page pt-5 md:pt-12">
          <h1 className="text-3xl">{contactPageTexts.opening.title}</h1>
          <OpeningLeads />
          <FirstPaintMark />
        </div>
        <div data-print="hide" className="isolate">
          <Horizon>
            <div className="morning-sun absolute -z-1 aspect-square rounded-full" />
            <Street className="street street-day" />
          </Horizon>
        </div>
      </div>
      <Section space="none" className="pt-4 pb-10 md:pt-8 md:pb-24 print:pt-2">
        <div className="axes gap-x-8 gap-y-10">
          <div
            id="calendario"
            tabIndex={-1}
            data-print="hide"
            className={ownAgendaPath ? "col-span-full" : "lg:col-span-8"}
          >
            <BookingFrame />
          </div>
          <div
            className={`grid content-start gap-10 print:gap-4 ${ownAgendaPath ? "col-span-full" : "lg:col-span-4"}`}
          >
            <div
              className={
                ownAgendaPath ? "lg:order-last lg:grid lg:grid-cols-3 lg:items-baseline lg:gap-x-8" : ""
              }
            >
              <h2 className="text-lg">{other.title}</h2>
              <ContactAlternatives className={ownAgendaPath ? "lg:contents" : "mt-1"} />
            </div>
            <div>
              <h2 className="sr-only">{reassurance.title}</h2>
              <ul className={`grid gap-x-8 gap-y-6 ${ownAgendaPath ? "md:grid-cols-3" : ""}`}>
                {reassurance.tiles.map(({ title, text, hostPhoto }) => (
                  <li key={title} className="border-t border-line pt-4">
                    {hostPhoto && (
                      <Photo
                        {...hostPhoto}
                        widths={[96, 192]}
                        sizes="6rem"
                        className="mb-4 size-[6rem] rounded-full object-cover"
                      />
                    )}
                    <h3 className="text-lg md:max-lg:text-base">{title}</h3>
                    <p className="mt-1 text-ink-soft">{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      </Section>
      <MeetingDial {...meetingSectionTexts} />
    </SitePage>
  );
}
