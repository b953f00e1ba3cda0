import { logo } from "virtual:logo";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { notFound } from "#app/content/errors.ts";
import { pages } from "#app/content/pages.ts";
import { Horizon } from "#app/sections/horizon.tsx";
import { Seo } from "#app/seo.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    const { dataset } = document.documentElement;
    // boot.ts has already logged the path that the document was opened at.
    if (dataset.missing !== pathname) console.error(`404: ${pathname}`);
    dataset.missing = pathname;
  }, [pathname]);
  return (
    <section className="on-night relative overflow-hidden bg-night text-on-night">
      <Seo {...pages.notFound} />
      <div className="relative z-1 mx-auto max-w-page px-5 pt-16 pb-16 sm:px-8 md:pt-20">
        <p className="text-figure font-semibold text-brand-bright">{notFound.status}</p>
        <h1 lang="en" className="mt-2 text-2xl">
          Oops! Page not found
        </h1>
        <p className="mt-5 max-w-lead text-lg text-on-night-soft">{notFound.help}</p>
        <p className="mt-8">
          <ButtonLink to="/" variant="night" lang="en">
            Return to Home
          </ButtonLink>
        </p>
      </div>
      {!logo && <Horizon />}
    </section>
  );
}
