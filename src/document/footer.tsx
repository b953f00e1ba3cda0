import { firm } from "../content/firm/firm.ts";
import { buildTelephoneLink } from "../content/pages/contact-link-formats.ts";
import { contactLinks } from "../content/pages/contact-links.ts";
import { navigation } from "../content/pages/navigation.ts";
import { read } from "../site-content.ts";
import { MailAddress } from "../ui/mail-address.tsx";
import { NavList } from "../ui/nav-list.tsx";
import { textLinkClasses } from "../ui/text-link-classes.ts";
import { WhatsAppLink } from "../ui/whatsapp-link.tsx";
import { HomeLink } from "./home-link.tsx";
import { LegalNotice } from "./legal-notice.tsx";
import { companyLinks } from "./menu.ts";

const { buildMailLink, whatsappPhoneLink } = read(contactLinks);
const navigationTexts = read(navigation);
const site = read(firm);

const footerLinkClasses = `${textLinkClasses.plain} min-w-11 wrap-anywhere text-sm text-on-night-soft hover:text-on-night`;

export function Footer() {
  const { footer, solutions } = navigationTexts;
  return (
    <footer className="on-night border-t border-night-line bg-night text-on-night">
      <div className="page grid grid-fit-[8.5rem] gap-x-8 gap-y-6 py-8 lg:grid-cols-6 lg:py-16">
        <div className="max-lg:col-span-full lg:col-span-2">
          <HomeLink className="inline-block" />
          <p className="mt-3 max-w-lead text-on-night-soft">{footer.since}</p>
        </div>
        <nav aria-label={solutions.label} data-print="hide">
          <h2 className="mb-2 text-sm text-on-night">{solutions.label}</h2>
          <NavList items={solutions.items} linkClassName={footerLinkClasses} />
        </nav>
        <nav aria-label={footer.company} data-print="hide">
          <h2 className="mb-2 text-sm text-on-night">{footer.company}</h2>
          <NavList items={[...companyLinks, navigationTexts.book]} linkClassName={footerLinkClasses} />
        </nav>
        <div className="max-sm:col-span-full sm:col-span-2">
          <h2 className="mb-2 text-sm text-on-night">{footer.contact}</h2>
          <ul>
            <li>
              <WhatsAppLink className={`${footerLinkClasses} gap-2`} iconClassName="size-icon flex-none">
                {footer.whatsapp}
              </WhatsAppLink>
            </li>
            <li>
              <a href={whatsappPhoneLink} className={footerLinkClasses}>
                <span>
                  <span className="sr-only">{`${footer.call} `}</span>
                  {site.whatsapp.number}
                </span>
              </a>
            </li>
            {site.phones?.map(({ label, number }) => (
              <li key={number}>
                <a href={buildTelephoneLink(number)} className={footerLinkClasses}>
                  <span>
                    {label}: {number}
                  </span>
                </a>
              </li>
            ))}
            <li>
              <a href={buildMailLink()} data-event="mail" className={footerLinkClasses}>
                <MailAddress />
              </a>
            </li>
          </ul>
        </div>
        <LegalNotice />
      </div>
    </footer>
  );
}
