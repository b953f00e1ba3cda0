import { CalendarPlus, Mail } from "lucide-react";
import type { ComponentProps } from "react";
import { firm } from "../../content/firm/firm.ts";
import { read } from "../../site-content.ts";
import { getButtonClasses } from "../../ui/button-classes.ts";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { textLinkClasses } from "../../ui/text-link-classes.ts";
import { WhatsAppIcon } from "../../ui/whatsapp-icon.tsx";
import { agendaWords } from "./words.ts";

const site = read(firm);
const agendaPageTexts = read(agendaWords);

function LabelledInput({ label, ...props }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className="block">
      <span className="text-sm">{label}</span>
      <input
        className="mt-1 block min-h-target w-full rounded-xl border border-line-strong bg-surface-raised px-3 text-ink"
        {...props}
      />
    </label>
  );
}

export function HalfHourRequest() {
  const { chosen, sent } = agendaPageTexts;
  const calendarLinkClasses = `${textLinkClasses.underlined} text-on-night`;
  return (
    <section
      aria-labelledby="half-hour"
      className="on-night bg-night px-5 py-6 text-on-night sm:px-8 max-lg:sm:col-span-2 lg:flex lg:flex-col lg:col-start-3 lg:row-span-3 lg:row-start-1"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="half-hour" className="text-xl">
          {chosen.title}
        </h2>
        <button
          type="button"
          data-agenda="change"
          hidden
          className={`${textLinkClasses.underlined} -my-2 lg:hidden`}
        >
          {chosen.change}
        </button>
      </div>
      <p
        data-agenda="half-hour"
        className="mt-3 rounded-md border-2 border-dashed border-action px-4 py-3 leading-snug in-data-chosen:border-solid"
      >
        <b data-agenda="half-hour-day" className="block text-lg/snug first-letter:uppercase" />{" "}
        <span data-agenda="half-hour-time" className="block">
          {chosen.waiting}
        </span>
      </p>
      <div data-agenda="waiting" className="mt-4 lg:grow">
        <ol className="h-full lg:flex lg:flex-col lg:text-lg">
          {chosen.steps.map((step, index) => (
            <li
              key={step}
              className="flex gap-4 border-t border-night-line py-3 max-lg:first:border-0 lg:grow lg:pt-5"
            >
              <span aria-hidden="true" className="w-4 flex-none font-semibold text-brand-bright">
                {index + 1}
              </span>
              <span className="text-balance text-on-night-soft">{step}</span>
            </li>
          ))}
        </ol>
      </div>
      {/* Above the optional fields, so that on a phone with enlarged text the buttons are in view. */}
      <div data-agenda="request" hidden className="mt-4 grid gap-3 sm:max-lg:grid-cols-2 lg:mt-3">
        <NewTabLink
          href="#half-hour"
          data-agenda="whatsapp"
          className={`icon-only ${getButtonClasses("action", "md")}`}
        >
          <WhatsAppIcon className="size-icon flex-none" />
          {chosen.whatsapp}
        </NewTabLink>
        <a href="#half-hour" target="_top" data-agenda="mail" className={getButtonClasses("night", "md")}>
          <Mail className="size-icon flex-none" />
          {chosen.mail}
        </a>
        <p role="status" data-agenda="offline" className="col-span-full font-semibold empty:hidden" />
        <p className="col-span-full text-sm text-on-night-soft">{chosen.confirm}</p>
      </div>
      <div data-agenda="sent" hidden className="mt-4 border-t border-night-line pt-3">
        <p className="text-sm text-on-night-soft">{sent.title}</p>
        <p className="flex flex-wrap gap-x-6">
          <NewTabLink href="#half-hour" data-agenda="google" className={calendarLinkClasses}>
            <CalendarPlus className="me-2 size-icon flex-none" />
            {sent.google}
          </NewTabLink>
          <a href="#half-hour" download={sent.fileName} data-agenda="file" className={calendarLinkClasses}>
            <CalendarPlus className="me-2 size-icon flex-none" />
            {sent.file}
          </a>
        </p>
      </div>
      <div data-agenda="message-and-sender" hidden className="mt-4 grid gap-4 lg:mt-2 lg:gap-2">
        <figure>
          <figcaption className="text-sm text-on-night-soft">
            {/* Where no mail program opens. */}
            {chosen.message} <span className="select-all">{site.email}</span>
          </figcaption>
          <p
            data-agenda="message"
            className="mt-1 select-all wrap-anywhere rounded-xl rounded-ee-none bg-good-wash px-3 py-2 text-pretty text-ink leading-snug"
          />
        </figure>
        <fieldset>
          <legend className="text-sm text-on-night-soft">{chosen.who}</legend>
          <div className="mt-1 grid grid-fit-[7rem] gap-3">
            <LabelledInput label={chosen.name} name="name" autoComplete="name" maxLength={60} />
            <LabelledInput label={chosen.firm} name="firm" autoComplete="organization" maxLength={60} />
          </div>
        </fieldset>
      </div>
      <p role="status" data-agenda="status" className="sr-only" />
    </section>
  );
}
