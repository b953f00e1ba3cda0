import { firm } from "../../content/firm/firm.ts";
import { contactLinks } from "../../content/pages/contact-links.ts";
import { fillPlaceholders } from "../../content/texts/fill.ts";
import { read } from "../../site-content.ts";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { textLinkClasses } from "../../ui/text-link-classes.ts";
import { siteAgendaRules } from "../agenda-rules.ts";
import { formatTimeOfDay, listWorkingWeekdays } from "../slots.ts";
import { agendaWords } from "./words.ts";

const { buildMailLink, buildWhatsappLink } = read(contactLinks);
const agendaPageTexts = read(agendaWords);
const site = read(firm);

const linkClasses = `${textLinkClasses.underlined} text-brand`;

/** Replaces the agenda when agenda-script.ts does not run. A prerendered page does not know today's date. */
export function WeeklyHoursFallback() {
  const { title, text, message, mail, subject, ...words } = agendaPageTexts.anyWeek;
  const { weekdays } = agendaPageTexts.day;
  return (
    <div className="agenda-fallback px-5 py-6 sm:px-8">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-ink-soft">{text}</p>
      <table className="mt-4 w-full max-w-text border-collapse text-start">
        <tbody>
          {listWorkingWeekdays(siteAgendaRules.hours).map((weekday) => (
            <tr key={weekday} className="border-t border-line">
              <th scope="row" className="py-1 pe-4 text-start align-baseline font-semibold">
                {weekdays[weekday]}
              </th>
              <td className="align-baseline">
                <ul className="flex flex-wrap gap-x-6">
                  {siteAgendaRules.hours[weekday]?.map((span) => {
                    const [from = "", to = ""] = span.split("-").map(formatTimeOfDay);
                    const hours = fillPlaceholders(words.span, { from, to });
                    const request = fillPlaceholders(message, { day: weekdays[weekday], span: hours });
                    return (
                      <li key={span}>
                        <NewTabLink href={buildWhatsappLink(request)} className={linkClasses}>
                          {hours}
                          <span className="sr-only">{` (${weekdays[weekday]})`}</span>
                        </NewTabLink>
                      </li>
                    );
                  })}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-text border-t border-line pt-1">
        <a href={buildMailLink(subject)} target="_top" className={linkClasses}>
          {mail}
        </a>{" "}
        <span className="select-all">{site.email}</span>
      </p>
    </div>
  );
}
