import { firm } from "../../content/firm/firm.ts";
import { contactLinks } from "../../content/pages/contact-links.ts";
import { contactWords } from "../../content/shared/contact.ts";
import { read } from "../../site-content.ts";
import { getButtonClasses } from "../../ui/button-classes.ts";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { textLinkClasses } from "../../ui/text-link-classes.ts";
import { WhatsAppIcon } from "../../ui/whatsapp-icon.tsx";
import { DayTable, HourTable } from "./agenda-choices.tsx";
import { agendaSettings } from "./agenda-settings.ts";
import { HalfHourRequest } from "./half-hour-request.tsx";
import { WeeklyHoursFallback } from "./weekly-hours-fallback.tsx";
import { agendaWords } from "./words.ts";
import "../appear-late.css";
import "./agenda-page.css";

const { contactPageTexts } = read(contactWords);
const { buildWhatsappLink } = read(contactLinks);
const site = read(firm);
const agendaPageTexts = read(agendaWords);

/** The page in the frame of /contacto: every link opens outside the frame. */
export function FramedAgendaPage() {
  const { title, none, whole } = agendaPageTexts;
  return (
    <main data-behaviour="agenda" aria-label={title} className="agenda relative">
      <h1 className="sr-only">{title}</h1>
      <p
        data-agenda="unframed"
        hidden
        className="flex flex-wrap items-baseline justify-between gap-x-6 px-5 pt-4 sm:px-8 lg:px-0"
      >
        <span aria-hidden="true" className="text-2xl font-semibold tracking-tight">
          {title} <span className="font-normal text-ink-soft max-sm:block">{site.brand.name}</span>
        </span>
        <a href="/contacto" target="_top" className={`${textLinkClasses.underlined} text-brand`}>
          {whole}
        </a>
      </p>
      <div
        data-agenda="choices"
        data-settings={JSON.stringify(agendaSettings)}
        className="agenda-choices grid max-lg:sm:grid-cols-2"
      >
        <DayTable />
        <HourTable />
        <HalfHourRequest />
        {/* On phones the contact links are right below the frame. */}
        <p className="col-start-1 row-start-2 mx-8 mb-6 grid gap-3 self-end border-t border-line pt-5 max-sm:hidden">
          {none.other}
          <NewTabLink
            href={buildWhatsappLink(none.message)}
            className={`icon-only ${getButtonClasses("quiet", "md")}`}
          >
            <WhatsAppIcon className="size-icon flex-none" />
            {none.ask}
          </NewTabLink>
        </p>
      </div>
      <div data-agenda="none" hidden className="px-5 py-6 sm:px-8">
        <h2 className="text-xl">{none.title}</h2>
        <p className="mt-1 text-ink-soft">{none.text}</p>
        <p className="mt-6">
          <NewTabLink href={buildWhatsappLink(none.message)} className={getButtonClasses("action")}>
            {contactPageTexts.other.whatsapp}
          </NewTabLink>
        </p>
      </div>
      <WeeklyHoursFallback />
    </main>
  );
}
