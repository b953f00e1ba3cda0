import { LegalText } from "#app/sections/legal-text.tsx";
import { Seo } from "#app/seo.tsx";
import { pages } from "#content/pages";
import { privacy } from "#content/privacy";

export default function PrivacyPage() {
  if (!privacy || !pages.privacy) return null;
  return (
    <>
      <Seo {...pages.privacy} />
      <LegalText {...privacy} />
    </>
  );
}
