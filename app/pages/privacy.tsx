import { pages } from "#app/content/pages.ts";
import { privacy } from "#app/content/privacy.ts";
import { LegalText } from "#app/sections/legal-text.tsx";
import { Seo } from "#app/seo.tsx";

export default function PrivacyPage() {
  if (!privacy || !pages.privacy) return null;
  return (
    <>
      <Seo {...pages.privacy} />
      <LegalText {...privacy} />
    </>
  );
}
