import type { ReactNode } from "react";
import type { OwnerPagePath } from "../content/pages/page-address.ts";
import { SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { Breadcrumbs } from "../sections/breadcrumbs.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { Section } from "../ui/section.tsx";

interface WrittenLayoutProps {
  path: OwnerPagePath;
  breadcrumbs: Parameters<typeof Breadcrumbs>[0];
  aboveTitle?: ReactNode;
  title: string;
  lead: string;
  children: ReactNode;
}

/** What news, articles and Markdown pages have in common. */
export function WrittenLayout({ path, breadcrumbs, aboveTitle, title, lead, children }: WrittenLayoutProps) {
  return (
    <SitePage path={path}>
      <Section tone="wash" space="opening">
        <Breadcrumbs {...breadcrumbs} />
        {aboveTitle}
        <h1 className="max-w-headline text-4xl">{title}</h1>
        <p className="mt-6 max-w-text text-lg text-ink-soft">{lead}</p>
      </Section>
      <BookingBar>{children}</BookingBar>
      <ClosingCall />
    </SitePage>
  );
}
