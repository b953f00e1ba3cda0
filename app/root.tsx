import { type ReactNode, useEffect } from "react";
import { Outlet, Scripts, useMatches, useRouteError } from "react-router";
import { Document } from "./layout/document.tsx";
import { ErrorScreen } from "./layout/error-screen.tsx";

/** What a route exports as `handle` when React runs on its page in the browser. Every other page is a document. */
export interface RouteHandle {
  runsReact: true;
}

export function Layout({ children }: { children: ReactNode }) {
  const runsReact = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.runsReact);
  return (
    <Document>
      {children}
      {/* Hot reload needs React on every page. A finished page has none of these scripts: finish/page/boot.ts. */}
      {(import.meta.env.DEV || (import.meta.env.SSR && runsReact)) && <Scripts />}
    </Document>
  );
}

export default function App() {
  // In development, once React has hydrated what the script changes.
  useEffect(() => {
    if (import.meta.env.DEV) import("./boot.ts");
  }, []);
  return <Outlet />;
}

/** For a page without the site's frame, and when the error screen of site.tsx fails itself. */
export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
