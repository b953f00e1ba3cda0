import type { ReactNode } from "react";
import { Outlet, Scripts, useRouteError } from "react-router";
import { Document } from "./layout/document.tsx";
import { ErrorScreen } from "./layout/error-screen.tsx";

if (import.meta.env.DEV && !import.meta.env.SSR) import("./boot.ts");

export function Layout({ children }: { children: ReactNode }) {
  return (
    <Document>
      {children}
      {/* A finished page carries none of the framework's scripts: boot.ts starts React from one file. */}
      {(import.meta.env.SSR || import.meta.env.DEV) && <Scripts />}
    </Document>
  );
}

export default function App() {
  return <Outlet />;
}

/** For a page without the site's frame, and when the error screen of site.tsx fails itself. */
export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
