import { CalendarClock, Gift, MessagesSquare } from "lucide-react";
import { useEffect } from "react";
import { useLocation, useViewTransitionState } from "react-router";
import { BookingFrame } from "#app/booking/booking-frame.tsx";
import { OtherWays } from "#app/booking/other-ways.tsx";
import { followTopic } from "#app/booking/topic.ts";
import { watchBooking } from "#app/booking/watch-booking.ts";
import { ownBookingPath } from "#app/contact-links.ts";
import { contact } from "#app/content/contact.ts";
import { meeting } from "#app/content/meeting.ts";
import { pages } from "#app/content/pages.ts";
import { topics } from "#app/content/topics.ts";
import { MeetingDial } from "#app/sections/meeting-dial.tsx";
import { Seo } from "#app/seo.tsx";

const tileIcons = [Gift, MessagesSquare, CalendarClock];

/** Above the title, where no other text moves it when the font comes: the button that led here travels to it. */
function HalfHour() {
  const arriving = useViewTransitionState("/contacto");
  return (
    <p className="mb-4 flex">
      <span
        className="print-exact rounded-sm bg-action px-2 py-1 text-sm font-semibold text-action-ink"
        style={arriving ? { viewTransitionName: "half-hour" } : undefined}
      >
        {contact.opening.halfHour}
      </span>
    </p>
  );
}

// One sentence for whatever the visitor came for, and how a WhatsApp message then begins. All lie in one place, so that
// none moves the page.
function Lead() {
  const leads = [
    { topic: "", lead: contact.opening.lead, wants: undefined },
    ...Object.entries(topics).map(([topic, texts]) => ({ topic, ...texts })),
  ];
  return (
    <div className="stack mt-3 text-lg text-ink-soft">
      {leads.map(({ topic, lead, wants }) => (
        <p
          key={topic}
          className="aria-hidden:invisible"
          data-topic={topic}
          data-greeting={contact.greeting(wants)}
          aria-hidden={topic !== "" || undefined}
        >
          {lead}
        </p>
      ))}
    </div>
  );
}

export default function Contact() {
  const { other, reassurance } = contact;
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another topic
  useEffect(() => {
    followTopic();
  }, [search]);
  // One watch for as long as the frame is there: it has said already that it is ready.
  useEffect(() => {
    const booking = document.querySelector<HTMLElement>("[data-booking]");
    return booking ? watchBooking(booking, followTopic()) : undefined;
  }, []);
  return (
    <>
      <Seo {...pages.contact} />
      <section className="page pt-12 pb-20 md:pt-10 md:pb-24">
        <HalfHour />
        <h1 className="text-2xl">{contact.opening.title}</h1>
        <Lead />
        {/* The own agenda is as wide as the page; beside a service's calendar stands what to do when it fails. */}
        <div className="axes mt-8 gap-x-8 gap-y-10 print:mt-2">
          <div
            id="calendario"
            tabIndex={-1}
            data-print="hide"
            className={ownBookingPath ? "col-span-full" : "lg:col-span-8"}
          >
            <BookingFrame />
          </div>
          <div
            className={`grid content-start gap-10 print:gap-4 ${ownBookingPath ? "col-span-full" : "lg:col-span-4"}`}
          >
            <div className={ownBookingPath ? "lg:grid lg:grid-cols-3 lg:items-baseline lg:gap-x-8" : ""}>
              <h2 className="text-lg">{other.title}</h2>
              <OtherWays className={ownBookingPath ? "lg:contents" : "mt-1"} />
            </div>
            <div>
              <h2 className="sr-only">{reassurance.title}</h2>
              <ul className={`grid gap-x-8 gap-y-6 ${ownBookingPath ? "md:grid-cols-3" : ""}`}>
                {reassurance.tiles.map(({ title, text }, index) => {
                  const Icon = tileIcons[index];
                  return (
                    <li key={title} className="flex items-start gap-4 md:flex-col md:gap-3">
                      {Icon && <Icon className="mt-0.5 size-6 flex-none text-brand" />}
                      <div>
                        <h3 className="text-lg">{title}</h3>
                        <p className="mt-1 text-ink-soft">{text}</p>
                      </div>
                    </li>
                  );
                })}
              </ul>
            </div>
          </div>
        </div>
      </section>
      <MeetingDial {...meeting} />
    </>
  );
}
