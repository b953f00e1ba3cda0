import { type ReactNode, useEffect } from "react";
import { Outlet, Scripts, useMatches, useRouteError } from "react-router";
import { Document } from "./document/document.tsx";
import { ErrorScreen } from "./document/error-screen.tsx";

/** A route exports this as `handle` when React runs on its page in the browser. On all other pages React does not run. */
export interface RouteHandle {
  runsReact: true;
}

/** React Router's wrapper of the whole document, also of errors. It adds React's scripts only where React runs. */
export function Layout({ children }: { children: ReactNode }) {
  const runsReact = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.runsReact);
  return (
    <Document>
      {children}
      {/* In development every page needs React for hot reload. In production finish/page/boot.ts replaces these scripts. */}
      {(import.meta.env.DEV || (import.meta.env.SSR && runsReact)) && <Scripts />}
    </Document>
  );
}

/** The matched route. In development it runs boot.ts after hydration, because boot.ts changes the DOM. */
export default function App() {
  useEffect(() => {
    if (import.meta.env.DEV) import("./document/boot.ts");
  }, []);
  return <Outlet />;
}

/** Shows the errors that site.tsx does not: those of /agenda, which has no header and footer, and those of site.tsx itself. */
export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
