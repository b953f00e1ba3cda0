import { LegalText } from "./legal-text.tsx";
import { Seo } from "../document/seo.tsx";
import { fixedPageEntries } from "../content/pages.ts";
import { privacyPageTexts } from "../content/privacy.ts";

/** The privacy text, on a page that the site has only when the owner wrote that text (content/privacy.yaml). */
export default function PrivacyPage() {
  if (!privacyPageTexts || !fixedPageEntries.privacy) return null;
  return (
    <>
      <Seo {...fixedPageEntries.privacy} />
      <LegalText {...privacyPageTexts} />
    </>
  );
}
