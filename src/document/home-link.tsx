import { navigation } from "../content/pages/navigation.ts";
import { pageTitles } from "../content/pages/page-address.ts";
import { read } from "../site-content.ts";
import { Link } from "../ui/link.tsx";
import { Wordmark } from "./wordmark.tsx";

const navigationTexts = read(navigation);
const { shortBrandName } = read(pageTitles);

export function HomeLink({ className }: { className: string }) {
  return (
    <Link to="/" aria-label={`${shortBrandName}, ${navigationTexts.home}`} className={`${className} py-2`}>
      <Wordmark />
    </Link>
  );
}
