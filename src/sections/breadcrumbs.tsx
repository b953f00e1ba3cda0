import { navigation } from "../content/pages/navigation.ts";
import { pages } from "../content/pages/pages.ts";
import { read } from "../site-content.ts";
import { Link, type SitePath } from "../ui/link.tsx";
import { textLinkClasses } from "../ui/text-link-classes.ts";

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
            <Link to={path} className={`${textLinkClasses.underlined} -mx-1 px-1`}>
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
