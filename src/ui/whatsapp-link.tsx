import type { ComponentProps } from "react";
import { buildWhatsappLink } from "../content/contact-links.ts";
import { whatsappGreetingByPagePath } from "../content/greetings.ts";
import { NewTabLink } from "./new-tab-link.tsx";
import { usePagePath } from "./page-path.ts";
import { WhatsAppIcon } from "./whatsapp-icon.tsx";

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
