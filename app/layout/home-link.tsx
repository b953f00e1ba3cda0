import { navigation } from "#app/content/navigation.ts";
import { shortName } from "#app/page-address.ts";
import { Link } from "#app/ui/link.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";

/** The wordmark as the way home. It is on every page, so no page fetches home's files before they are wanted. */
export function HomeLink({ className }: { className: string }) {
  return (
    <Link
      to="/"
      prefetch="intent"
      aria-label={`${shortName}, ${navigation.home}`}
      className={`${className} py-2`}
    >
      <Wordmark />
    </Link>
  );
}
