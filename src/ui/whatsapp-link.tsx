import type { ComponentProps } from "react";
import { contactLinks } from "../content/pages/contact-links.ts";
import { greetings } from "../content/pages/greetings.ts";
import { read } from "../site-content.ts";
import { NewTabLink } from "./new-tab-link.tsx";
import { usePagePath } from "./page-path.ts";
import { WhatsAppIcon } from "./whatsapp-icon.tsx";

const { buildWhatsappLink } = read(contactLinks);
const whatsappGreetingByPagePath = read(greetings);

export function WhatsAppLink({
  children,
  iconClassName,
  ...props
}: ComponentProps<"a"> & { iconClassName?: string }) {
  const href = buildWhatsappLink(whatsappGreetingByPagePath[usePagePath()]);
  return (
    <NewTabLink href={href} data-event="whatsapp" {...props}>
      <WhatsAppIcon className={iconClassName} />
      {children}
    </NewTabLink>
  );
}
