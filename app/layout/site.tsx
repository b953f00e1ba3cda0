import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Outlet, UNSAFE_useScrollRestoration, useLocation, useNavigation, useRouteError } from "react-router";
import { navigation } from "#app/content/navigation.ts";
import { keep, readKept } from "../kept.ts";
import { FramedErrorScreen } from "./error-screen.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useHydrationMark } from "./hydration-mark.ts";

// After a client navigation: says the new page's title and puts the focus at its start, or at the place that the
// address names, as a document load would. React Router does neither.
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

// Where the page stands when React starts, noted as the position that the router is about to restore. Its own note may
// be of another document under the same key, or from before the visitor scrolled on.
function useScrollPositions() {
  const { key } = useLocation();
  const firstKey = useRef(key);
  useLayoutEffect(() => {
    const name = "react-router-scroll-positions";
    const positions = readKept<Record<string, number>>(name) ?? {};
    if (firstKey.current in positions) keep(name, { ...positions, [firstKey.current]: scrollY });
  }, []);
  // The hook behind <ScrollRestoration>, whose inline script the security policy refuses and which a
  // prerendered page does not need: until React starts, the browser restores the position itself.
  UNSAFE_useScrollRestoration();
}

export default function Site() {
  const { main, announcement } = useArrival();
  const { state } = useNavigation();
  useHydrationMark();
  useScrollPositions();
  return (
    <>
      <a href="#contenido" className="skip-link">
        {navigation.skip}
      </a>
      {state !== "idle" && <div className="navigation-progress" />}
      <Header />
      <main id="contenido" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <Footer />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

export function ErrorBoundary() {
  return <FramedErrorScreen error={useRouteError()} />;
}
