import { mailLink, whatsappLink } from "#app/contact-links.ts";
import { agenda } from "#app/content/contact.ts";
import { closingCall } from "#app/content/contact-calls.ts";
import { navigation } from "#app/content/navigation.ts";
import { pages } from "#app/content/pages.ts";
import { Seo } from "#app/seo.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { HalfHour } from "#app/vignettes/half-hour.tsx";

/** Shown in the frame of /contacto: every link leaves the frame. */
export default function Agenda() {
  const { title, lead, whatsapp, mail, message, whole } = agenda;
  const ways = [
    { ...whatsapp, href: whatsappLink(message), target: "_blank" },
    { ...mail, href: mailLink(mail.subject, message), target: "_top" },
  ];
  return (
    <main aria-label={title} className="flex min-h-dvh flex-col">
      <Seo {...pages.agenda} />
      <div className="mx-auto grid w-full max-w-page flex-1 content-center gap-y-6 px-6 py-5 sm:px-10 sm:py-8">
        <div>
          <h1 className="text-xl">{title}</h1>
          <p className="mt-2 text-ink-soft">{lead}</p>
        </div>
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {ways.map(({ title: way, text, button, href, target }) => (
            <li
              key={way}
              className="flex flex-col items-start gap-3 border-t border-line pt-5 pb-6 max-sm:last:pb-0 sm:py-4"
            >
              <div className="flex-1">
                <h2 className="text-lg">{way}</h2>
                <p className="text-ink-soft">{text}</p>
              </div>
              <a
                href={href}
                target={target}
                rel="noopener"
                className={`${buttonClasses(target === "_blank" ? "action" : "quiet", "md")} min-w-44`}
              >
                {button}
                {target === "_blank" && <span className="sr-only"> {navigation.footer.newTab}</span>}
              </a>
            </li>
          ))}
        </ul>
        <p className="unframed">
          <a
            href="/contacto"
            target="_top"
            className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
          >
            {whole}
          </a>
        </p>
      </div>
      <div className="bg-night px-10 max-sm:hidden">
        <div className="mx-auto max-w-page">
          <HalfHour {...closingCall.morning} short />
        </div>
      </div>
    </main>
  );
}
