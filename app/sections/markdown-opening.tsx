import type { ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface MarkdownOpeningProps {
  /** The page's name among the breadcrumbs, and what lies between it and the home page. */
  crumbs: Parameters<typeof Breadcrumbs>[0];
  title: string;
  lead: string;
  /** Above the title: a date, a place in a list. */
  children?: ReactNode;
}

/** The beginning of a page that is made of Markdown. */
export function MarkdownOpening({ crumbs, title, lead, children }: MarkdownOpeningProps) {
  return (
    <section className="overflow-x-clip bg-brand-wash pt-8 pb-10 lg:pb-16">
      <div className="page">
        <Breadcrumbs {...crumbs} />
        {children}
        <h1 className="max-w-headline text-3xl">{title}</h1>
        <p className="mt-6 max-w-text text-lg text-ink-soft">{lead}</p>
      </div>
    </section>
  );
}
