import { firm } from "../content/firm/firm.ts";
import { navigation } from "../content/pages/navigation.ts";
import { pages } from "../content/pages/pages.ts";
import { read } from "../site-content.ts";
import { textLinkClasses } from "../ui/text-link-classes.ts";

const navigationTexts = read(navigation);
const { fixedPageEntries } = read(pages);
const site = read(firm);

/** The configured legal name, tax number, address, hours and privacy link; renders nothing when none is configured. */
export function LegalNotice() {
  const { legal, address } = site;
  const city = [address?.postalCode, address?.city].filter(Boolean).join(" ");
  const place = [address?.street, city, address?.region].filter(Boolean).join(", ");
  const texts = [legal?.name, legal?.taxId, place, legal?.hours].filter(Boolean);
  const privacy = legal?.privacyUrl ?? fixedPageEntries.privacy?.path;
  if (texts.length === 0 && !privacy) return null;
  return (
    <p className="col-span-full flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-night-line pt-6 text-sm text-on-night-soft">
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {privacy && (
        <a href={privacy} className={`${textLinkClasses.underlined} hover:text-on-night`}>
          {navigationTexts.footer.privacy}
        </a>
      )}
    </p>
  );
}
