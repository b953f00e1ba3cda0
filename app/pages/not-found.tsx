import { logo } from "virtual:logo";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { notFound } from "#app/content/errors.ts";
import { navigation } from "#app/content/navigation.ts";
import { pages } from "#app/content/pages.ts";
import { NavList } from "#app/layout/nav-list.tsx";
import { Horizon } from "#app/sections/horizon.tsx";
import { Seo } from "#app/seo.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

function OtherPages() {
  return (
    <div className="page pt-4 pb-10">
      <p className="text-on-night-soft">{notFound.more}</p>
      <NavList
        items={[...navigation.solutions.items, navigation.about, navigation.book]}
        className="mt-2 grid grid-fit-34 gap-x-6 md:max-lg:grid-cols-3"
        linkClassName="inline-flex min-h-11 min-w-11 items-center text-sm font-semibold underline-offset-4 hover:underline"
      />
    </div>
  );
}

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    const { dataset } = document.documentElement;
    // boot.ts has already logged the path that the document was opened at.
    if (dataset.missing !== pathname) console.error(`404: ${pathname}`);
    dataset.missing = pathname;
  }, [pathname]);
  return (
    <section className="on-night overflow-hidden bg-night text-on-night">
      <Seo {...pages.notFound} />
      <div className="page pt-10 pb-16 lg:pt-16">
        <p className="text-hour font-semibold tracking-tight text-brand-bright">{notFound.status}</p>
        <h1 lang="en" className="mt-4 text-2xl lg:mt-6">
          Oops! Page not found
        </h1>
        <p className="mt-5 max-w-lead text-lg text-on-night-soft">{notFound.help}</p>
        <p className="mt-8">
          <ButtonLink to="/" variant="night" lang="en">
            Return to Home
          </ButtonLink>
        </p>
      </div>
      {logo ? (
        <OtherPages />
      ) : (
        <Horizon>
          <div className="earth-turn earth-sun" />
          <OtherPages />
        </Horizon>
      )}
    </section>
  );
}
