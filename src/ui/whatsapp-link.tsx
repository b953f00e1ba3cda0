import type { ComponentProps } from "react";
import { buildWhatsappLink } from "../content/contact-links.ts";
import { whatsappGreetingByPagePath } from "../content/greetings.ts";
import { NewTabNote } from "./new-tab-note.tsx";
import { usePagePath } from "./page-path.ts";
import { WhatsAppIcon } from "./whatsapp-icon.tsx";

/** A link that opens WhatsApp in a new tab, with the prepared message of the current page. */
export function WhatsAppLink({
  children,
  iconClassName,
  ...props
}: ComponentProps<"a"> & { iconClassName?: string }) {
  const href = buildWhatsappLink(whatsappGreetingByPagePath[usePagePath()]);
  return (
    <a href={href} target="_blank" rel="noopener" data-event="whatsapp" {...props}>
      <WhatsAppIcon className={iconClassName} />
      {children}
      <NewTabNote />
    </a>
  );
}
