import { useEffect } from "react";
import { useLocation } from "react-router";
import { pages } from "#app/content/pages.ts";
import { Seo } from "#app/seo.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    const { dataset } = document.documentElement;
    // boot.ts has told of the path that the document was opened at.
    if (dataset.missing !== pathname) console.error(`404: ${pathname}`);
    dataset.missing = pathname;
  }, [pathname]);
  return (
    <Section>
      <Seo {...pages.notFound} />
      <div lang="en">
        <p className="text-figure font-semibold text-brand">404</p>
        <h1 className="mt-4 text-2xl">Oops! Page not found</h1>
        <p className="mt-8">
          <ButtonLink to="/" look="quiet">
            Return to Home
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
