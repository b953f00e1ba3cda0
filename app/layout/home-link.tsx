import { shortBrandName } from "#app/page-address.ts";
import { Link } from "#app/ui/link.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { navigationTexts } from "#content/navigation";

/** The wordmark, linked to the home page. */
export function HomeLink({ className }: { className: string }) {
  return (
    <Link to="/" aria-label={`${shortBrandName}, ${navigationTexts.home}`} className={`${className} py-2`}>
      <Wordmark />
    </Link>
  );
}
