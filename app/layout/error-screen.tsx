import { useEffect, useRef } from "react";
import { isRouteErrorResponse } from "react-router";
import { errorScreen } from "#app/content/errors.ts";
import { buttonClasses } from "#app/ui/button.tsx";

/** How Chrome, Firefox and Safari say that a module's file could not be had. */
const goneFile = /dynamically imported module|importing a module script failed/i;

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

export function ErrorScreen({ error }: { error: unknown }) {
  const message = messageOf(error);
  const gone = goneFile.test(message);
  // After a new deploy the old files are gone; the page itself is there, under the address we are on now.
  const reloads = gone && typeof navigator !== "undefined" && navigator.onLine;
  useEffect(() => {
    if (reloads) location.reload();
  }, [reloads]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The screen comes instead of a page that was asked for: whoever hears or tabs has to learn of it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (reloads) return null;
  return (
    <section className="mx-auto max-w-page px-5 pt-40 pb-24 sm:px-8">
      <title>{errorScreen.title}</title>
      <h1 lang="en" ref={heading} tabIndex={-1} className="text-2xl">
        Unexpected Application Error!
      </h1>
      <p className="mt-6 max-w-text rounded-md bg-bad-wash px-5 py-4 text-bad">{message}</p>
      <p className="mt-6 max-w-text text-lg text-ink-soft">{gone ? errorScreen.offline : errorScreen.help}</p>
      <p className="mt-8">
        {/* A plain link: a fresh document is the surest way out of a broken application. */}
        <a href="/" className={buttonClasses("quiet")}>
          {errorScreen.home}
        </a>
      </p>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="mt-8 overflow-x-auto">{error.stack}</pre>
      )}
    </section>
  );
}
