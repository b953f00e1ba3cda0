import type { ReactNode } from "react";
import { Breadcrumbs } from "../sections/breadcrumbs.tsx";
import { Section } from "../ui/section.tsx";

interface MarkdownOpeningProps {
  breadcrumbs: Parameters<typeof Breadcrumbs>[0];
  title: string;
  lead: string;
  children?: ReactNode;
}

export function MarkdownOpening({ breadcrumbs, title, lead, children }: MarkdownOpeningProps) {
  return (
    <Section tone="wash" space="opening">
      <Breadcrumbs {...breadcrumbs} />
      {children}
      <h1 className="max-w-headline text-4xl">{title}</h1>
      <p className="mt-6 max-w-text text-lg text-ink-soft">{lead}</p>
    </Section>
  );
}
