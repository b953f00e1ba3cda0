import { Menu, X } from "lucide-react";
import { contactLinks } from "../content/pages/contact-links.ts";
import { navigation } from "../content/pages/navigation.ts";
import { read } from "../site-content.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import { MailAddress } from "../ui/mail-address.tsx";
import { NavList } from "../ui/nav-list.tsx";
import { textLinkClasses } from "../ui/text-link-classes.ts";
import { WhatsAppLink } from "../ui/whatsapp-link.tsx";
import { companyLinks } from "./menu.ts";
import { Wordmark } from "./wordmark.tsx";
import "./mobile-drawer.css";

const { buildMailLink } = read(contactLinks);
const { drawer, solutions, book, cost, footer } = read(navigation);

const placeClasses = "fixed inset-y-0 start-auto end-0 h-dvh max-h-none w-75 max-w-none sm:w-100";
const surfaceClasses =
  "overflow-y-auto overscroll-contain border-s border-transparent bg-surface-raised px-4 pt-4 pb-8 text-ink shadow-2xl sm:px-6";

/**
 * The menu button of a narrow header and its menu: a modal dialog that the browser opens and closes. header-script.ts closes it
 * also on a click on a link and when the window grows to the desktop width.
 */
export function MobileDrawer() {
  const itemClasses =
    "flex min-h-12 items-center rounded-md px-3 hover:bg-surface-sunk aria-[current=page]:text-brand aria-[current=page]:font-semibold";
  const contactClasses = `${itemClasses} gap-3 wrap-anywhere`;
  return (
    <>
      <button
        type="button"
        commandfor="menu"
        command="show-modal"
        aria-haspopup="dialog"
        aria-label={drawer.open}
        className="-me-2 grid size-[3rem] max-h-16 max-w-16 place-items-center rounded-full hover:bg-(--header-ink)/10 md:hidden"
      >
        <Menu className="size-[1.5rem]" />
      </button>
      <dialog
        id="menu"
        closedby="any"
        aria-label={drawer.label}
        className={`drawer ${placeClasses} ${surfaceClasses} backdrop:bg-scrim`}
      >
        <div className="flex min-h-full flex-col">
          <div className="flex items-center justify-between ps-3">
            <Wordmark />
            <button
              type="button"
              commandfor="menu"
              command="close"
              aria-label={drawer.close}
              className="grid size-[3rem] place-items-center rounded-full hover:bg-surface-sunk"
            >
              <X className="size-[1.5rem]" />
            </button>
          </div>
          <nav aria-label={drawer.label} className="mt-4">
            <p className="px-3 text-sm text-ink-soft">{solutions.label}</p>
            <NavList
              items={solutions.items}
              linkClassName={itemClasses}
              className="mt-1 pb-4 font-semibold"
            />
            <hr className="mx-3 mb-4 border-line" />
            <NavList items={companyLinks} linkClassName={itemClasses} />
            <p className="mx-3 mt-6 grid">
              <ButtonLink to={book.to}>{book.label}</ButtonLink>
            </p>
            <Link
              to={cost.to}
              hash={cost.hash}
              className={`${itemClasses} justify-center ${textLinkClasses.inText}`}
            >
              {cost.label}
            </Link>
          </nav>
          <div className="mt-auto pt-8">
            <p className="mx-3 border-t border-line pt-4 text-sm text-ink-soft">{footer.contact}</p>
            <WhatsAppLink className={contactClasses}>{footer.whatsapp}</WhatsAppLink>
            <a href={buildMailLink()} data-event="mail" className={contactClasses}>
              <MailAddress />
            </a>
          </div>
        </div>
      </dialog>
    </>
  );
}
