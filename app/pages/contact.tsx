import {
  CalendarClock,
  Gift,
  Mail,
  MessageCircle,
  MessagesSquare,
  SquareArrowOutUpRight,
} from "lucide-react";
import { BookingFrame } from "#app/booking/booking-frame.tsx";
import { mailLink, ownBookingPath, whatsappLink } from "#app/contact-links.ts";
import { contact } from "#app/content/contact.ts";
import { navigation } from "#app/content/navigation.ts";
import { pages } from "#app/content/pages.ts";
import { MeetingDial } from "#app/sections/meeting-dial.tsx";
import { Seo } from "#app/seo.tsx";
import { site } from "#site";

const tileGlyphs = [Gift, MessagesSquare, CalendarClock];

export default function Contact() {
  const { opening, other, meeting, reassurance } = contact;
  const ways = [
    { href: whatsappLink(), label: other.whatsapp, Glyph: MessageCircle, newTab: true },
    { href: mailLink(), label: other.mail, Glyph: Mail, newTab: false },
    { href: site.booking.url, label: other.direct, Glyph: SquareArrowOutUpRight, newTab: true },
  ];
  return (
    <>
      <Seo {...pages.contact} />
      <section className="mx-auto max-w-page px-5 pt-12 pb-20 sm:px-8 md:pt-16 md:pb-24">
        <h1 className="text-2xl">{opening.title}</h1>
        <p className="mt-3 text-lg text-ink-soft">{opening.lead}</p>
        <div className="mt-8 grid gap-10 lg:grid-cols-main-side lg:gap-16">
          <BookingFrame />
          <div className="flex flex-col gap-6 lg:gap-8">
            {/* The site's own page in the frame already says how to book by message. */}
            {!ownBookingPath && (
              <div className="rounded-lg bg-brand-wash p-6">
                <p className="font-semibold">{other.title}</p>
                <ul className="mt-2">
                  {ways.map(({ href, label, Glyph, newTab }) => (
                    <li key={label}>
                      <a
                        href={href}
                        {...(newTab && { target: "_blank", rel: "noopener" })}
                        className="inline-flex min-h-11 items-center gap-3 font-semibold text-brand-strong underline-offset-4 hover:underline"
                      >
                        <Glyph className="size-5 flex-none" />
                        {label}
                        {newTab && <span className="sr-only"> {navigation.footer.newTab}</span>}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <div className="lg:flex lg:flex-1 lg:flex-col">
              <h2 className="sr-only">{reassurance.title}</h2>
              <ul className="lg:flex lg:flex-1 lg:flex-col">
                {reassurance.tiles.map(({ title, text }, index) => {
                  const Glyph = tileGlyphs[index];
                  return (
                    <li
                      key={title}
                      className="flex items-start gap-4 border-t border-line py-5 lg:flex-1 lg:flex-col lg:gap-3 lg:py-6"
                    >
                      {Glyph && <Glyph className="mt-0.5 size-6 flex-none text-brand" />}
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
