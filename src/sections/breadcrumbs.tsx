import { navigationTexts } from "../content/navigation.ts";
import { fixedPageEntries } from "../content/pages.ts";
import { Link, type SitePath } from "../ui/link.tsx";

interface Crumb {
  to: SitePath;
  name: string;
}

interface BreadcrumbsProps {
  /** The name of the current page; left out when the title below is the same. */
  pageName?: string;
  /** The page between the home page and the current page. */
  parentPage?: Crumb | undefined;
}

function CrumbLink({ to, name }: Crumb) {
  return (
    <Link
      to={to}
      className="-mx-1 inline-flex min-h-11 items-center px-1 underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {name}
    </Link>
  );
}

export function Breadcrumbs({ pageName, parentPage }: BreadcrumbsProps) {
  return (
    <nav
      aria-label={navigationTexts.breadcrumbs}
      className="mb-4 text-sm text-ink-soft in-[.on-night]:text-on-night-soft"
    >
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <CrumbLink to={fixedPageEntries.home.path} name={fixedPageEntries.home.name} />
        </li>
        {parentPage && (
          <li className="flex items-center gap-2">
            <span aria-hidden="true">›</span>
            <CrumbLink {...parentPage} />
          </li>
        )}
        {pageName && (
          <li className="flex items-center gap-2">
            <span aria-hidden="true">›</span>
            <span aria-current="page" className="text-ink in-[.on-night]:text-on-night">
              {pageName}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}
