import { Menu, X } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { mailLink } from "#app/contact-links.ts";
import { navigation } from "#app/content/navigation.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MailAddress } from "#app/ui/mail-address.tsx";
import { NewTab } from "#app/ui/new-tab.tsx";
import { WhatsAppIcon } from "#app/ui/whatsapp-icon.tsx";
import { useWhatsAppProps } from "#app/ui/whatsapp-props.ts";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { NavList } from "./nav-list.tsx";

/** From this width on the desktop navigation is there (the md breakpoint of app.css). */
const desktop = "(min-width: 48rem)";

// A modal dialog opened and closed by the browser. React closes it on the ways out that leave the document in
// place: a link of the drawer, a window grown to desktop width.
export function MobileDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const width = matchMedia(desktop);
    const closeOnDesktop = () => {
      if (width.matches) drawer.current?.close();
    };
    closeOnDesktop();
    width.addEventListener("change", closeOnDesktop);
    return () => width.removeEventListener("change", closeOnDesktop);
  }, []);

  // Back and forward leave the document in place too.
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) drawer.current?.close();
    openedAt.current = key;
  }, [key]);

  const closeByLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest("a")) drawer.current?.close();
  };

  const item =
    "flex min-h-12 items-center rounded-sm px-3 hover:bg-surface-sunk aria-[current=page]:text-brand aria-[current=page]:font-semibold";
  const contact = `${item} gap-3 wrap-anywhere`;
  return (
    <>
      <button
        type="button"
        commandfor="menu"
        command="show-modal"
        aria-haspopup="dialog"
        aria-label={navigation.drawer.open}
        className="drawer-button md:hidden"
      >
        <Menu className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button are the dialog's own keys */}
      <dialog
        id="menu"
        ref={drawer}
        closedby="any"
        aria-label={navigation.drawer.label}
        onClick={closeByLink}
        className="drawer"
      >
        <div className="flex min-h-full flex-col">
          <div className="flex items-center justify-between ps-3">
            <Wordmark />
            <button
              type="button"
              commandfor="menu"
              command="close"
              aria-label={navigation.drawer.close}
              className="grid size-12 place-items-center rounded-full hover:bg-surface-sunk"
            >
              <X className="size-6" />
            </button>
          </div>
          <nav aria-label={navigation.drawer.label} className="mt-4">
            <p className="px-3 text-sm font-semibold text-ink-soft">{navigation.solutions.label}</p>
            <NavList items={navigation.solutions.items} linkClassName={item} className="mt-1 pb-4" />
            <hr className="mx-3 mb-4 border-line" />
            <NavList items={[navigation.about, navigation.careers]} linkClassName={item} />
            <p className="mx-3 mt-6 grid">
              <ButtonLink to={navigation.book.to}>{navigation.book.label}</ButtonLink>
            </p>
          </nav>
          <div className="mt-auto pt-8">
            <p className="mx-3 border-t border-line pt-4 text-sm font-semibold text-ink-soft">
              {navigation.footer.contact}
            </p>
            <a {...useWhatsAppProps()} className={contact}>
              <WhatsAppIcon />
              {navigation.footer.whatsapp}
              <NewTab />
            </a>
            <a href={mailLink()} data-event="mail" className={contact}>
              <MailAddress />
            </a>
          </div>
        </div>
      </dialog>
    </>
  );
}
