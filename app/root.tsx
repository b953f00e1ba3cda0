import type { ReactNode } from "react";
import { Outlet, Scripts, useRouteError } from "react-router";
import { site } from "#site";
import stylesheet from "./app.css?url";
import { ErrorScreen } from "./layout/error-screen.tsx";

if (import.meta.env.DEV && !import.meta.env.SSR) import("./boot.ts");

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="stylesheet" href={stylesheet} precedence="default" />
      </head>
      <body>
        {children}
        {/* A finished page carries none of the framework's scripts: boot.ts starts React from one file. */}
        {(import.meta.env.SSR || import.meta.env.DEV) && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** The last resort, when header or footer themselves fail; site.tsx has the one that keeps them. */
export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
