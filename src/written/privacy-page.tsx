import { privacyPageTexts } from "../content/privacy.ts";
import { SitePage } from "../document/site-page.tsx";
import { LegalText } from "./legal-text.tsx";

/** The privacy text, on a page that the site has only when the owner wrote that text (content/words/privacy.yaml). */
export function PrivacyPage() {
  if (!privacyPageTexts) return null;
  return (
    <SitePage path="/privacidad">
      <LegalText {...privacyPageTexts} />
    </SitePage>
  );
}
