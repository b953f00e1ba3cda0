import { navigationTexts } from "../content/navigation.ts";
import { shortBrandName } from "../content/page-address.ts";
import { Link } from "../ui/link.tsx";
import { Wordmark } from "./wordmark.tsx";

export function HomeLink({ className }: { className: string }) {
  return (
    <Link to="/" aria-label={`${shortBrandName}, ${navigationTexts.home}`} className={`${className} py-2`}>
      <Wordmark />
    </Link>
  );
}
