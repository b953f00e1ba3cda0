import { useEffect, useRef } from "react";
import { isRouteErrorResponse } from "react-router";
import { getButtonClasses } from "../ui/button.tsx";
import { errorScreenTexts } from "../content/errors.ts";
import { navigationTexts } from "../content/navigation.ts";
import { site } from "../../site.config.ts";
import { layoutLinks } from "./menu.ts";

function getErrorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

const { footer } = navigationTexts;

/**
 * The error screen with a simple header and footer. They do not use the components of the site's header and footer, because
 * one of those may be the part that failed.
 */
export function ErrorScreenWithPlainHeaderAndFooter({ error }: { error: unknown }) {
  return (
    <>
      <header className="border-b border-line py-4">
        <p className="page">
          <a href="/" className="inline-flex min-h-12 items-center text-xl font-semibold">
            {site.brand.name}
          </a>
        </p>
      </header>
      <main className="grid flex-1 content-center">
        <ErrorScreen error={error} />
      </main>
      <footer className="on-night flex-none bg-night py-8 text-on-night">
        <nav aria-label={footer.company} className="page">
          <ul className="flex flex-wrap gap-x-8">
            {layoutLinks.errorScreen.map(({ to, label }) => (
              <li key={to}>
                <a href={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </>
  );
}

export function ErrorScreen({ error }: { error: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the heading, so that screen readers announce the error.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="page py-24">
      <title>{errorScreenTexts.title}</title>
      <h1 lang="en" ref={heading} tabIndex={-1} className="w-fit text-2xl focus:outline-none">
        Unexpected Application Error!
      </h1>
      <p className="mt-6 max-w-text text-lg text-ink-soft">{errorScreenTexts.help}</p>
      <p className="mt-6 w-fit max-w-full rounded-md bg-bad-wash px-5 py-3 text-sm text-bad">
        {getErrorMessage(error)}
      </p>
      <p className="mt-8">
        {/* A plain link, because loading a new document also works when the application is broken. */}
        <a href="/" className={getButtonClasses("quiet")}>
          {errorScreenTexts.home}
        </a>
      </p>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="mt-8 overflow-x-auto">{error.stack}</pre>
      )}
    </section>
  );
}
