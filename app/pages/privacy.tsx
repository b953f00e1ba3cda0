import { LegalText } from "#app/sections/legal-text.tsx";
import { Seo } from "#app/seo.tsx";
import { fixedPageEntries } from "#content/pages";
import { privacy } from "#content/privacy";

export default function PrivacyPage() {
  if (!privacy || !fixedPageEntries.privacy) return null;
  return (
    <>
      <Seo {...fixedPageEntries.privacy} />
      <LegalText {...privacy} />
    </>
  );
}
