import { type ReactNode, useEffect, useRef, useState } from "react";
import { Outlet, UNSAFE_useScrollRestoration, useLocation, useRouteError } from "react-router";
import { navigation } from "#app/content/navigation.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/**
 * After a client navigation: says the new page's title and puts the focus at its start, or at the place that the
 * address names, as a document load would. React Router does neither.
 */
function useArrival() {
  const { pathname, hash, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef({ pathname, key });
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const before = arrivedAt.current;
    if (before.key === key) return;
    arrivedAt.current = { pathname, key };
    const place = document.getElementById(hash.slice(1));
    if (place) place.focus({ preventScroll: true });
    else if (before.pathname !== pathname) main.current?.focus({ preventScroll: true });
    if (before.pathname !== pathname) setAnnouncement(document.title);
  }, [pathname, hash, key]);
  return { main, announcement };
}

/** Tells boot.ts and the speculation rules that React has the page now. */
function useHydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    dispatchEvent(new Event("hydrated"));
  }, []);
}

function Frame({ children }: { children: ReactNode }) {
  const { main, announcement } = useArrival();
  useHydrationMark();
  // The hook behind <ScrollRestoration>, whose inline script the security policy refuses and which a
  // prerendered page does not need: until React starts, the browser restores the position itself.
  UNSAFE_useScrollRestoration();
  return (
    <>
      <a href="#contenido" className="skip-link">
        {navigation.skip}
      </a>
      <Header />
      <main id="contenido" tabIndex={-1} ref={main}>
        {children}
      </main>
      <Footer />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

export default function Site() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorScreen error={useRouteError()} />
    </Frame>
  );
}
