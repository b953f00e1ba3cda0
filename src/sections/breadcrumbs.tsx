import { navigation } from "../content/pages/navigation.ts";
import { pages } from "../content/pages/pages.ts";
import { read } from "../site-content.ts";
import { Link, type SitePath } from "../ui/link.tsx";

const navigationTexts = read(navigation);
const { fixedPageEntries } = read(pages);

interface BreadcrumbsProps {
  /** The name of the current page; left out when the title below is the same. */
  pageName?: string;
  parentPage?: { path: SitePath; name: string } | undefined;
}

export function Breadcrumbs({ pageName, parentPage }: BreadcrumbsProps) {
  const separator = <span aria-hidden="true">›</span>;
  return (
    <nav
      aria-label={navigationTexts.breadcrumbs}
      className="mb-4 text-sm text-ink-soft in-[.on-night]:text-on-night-soft"
    >
      <ol className="flex flex-wrap items-center gap-x-2">
        {[fixedPageEntries.home, ...(parentPage ? [parentPage] : [])].map(({ path, name }, index) => (
          <li key={path} className="flex items-center gap-2">
            {index > 0 && separator}
            <Link
              to={path}
              className="-mx-1 inline-flex min-h-11 items-center px-1 underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {name}
            </Link>
          </li>
        ))}
        {pageName && (
          <li className="flex items-center gap-2">
            {separator}
            <span aria-current="page" className="text-ink in-[.on-night]:text-on-night">
              {pageName}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}
