import { navigation } from "#app/content/navigation.ts";
import { pages } from "#app/content/pages.ts";
import { Link } from "#app/ui/link.tsx";

export function Breadcrumbs({ name }: { name: string }) {
  return (
    <nav
      aria-label={navigation.breadcrumbs}
      className="mb-4 text-sm text-ink-soft in-[.on-night]:text-on-night-soft"
    >
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link
            to={pages.home.path}
            prefetch="intent"
            className="-mx-1 inline-flex min-h-11 items-center px-1 underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {pages.home.name}
          </Link>
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true">›</span>
          <span aria-current="page" className="text-ink in-[.on-night]:text-on-night">
            {name}
          </span>
        </li>
      </ol>
    </nav>
  );
}
