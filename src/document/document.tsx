import type { ReactNode } from "react";
import { site } from "../../site.config.ts";
import stylesheet from "../brand/site.css?url";

export function Document({ children }: { children: ReactNode }) {
  return (
    // In development the owner's notice is shown on every day: only the build adds the script that checks its dates.
    <html
      lang={site.locale}
      {...(import.meta.env.DEV && import.meta.env.HAS_NOTICE && { "data-notice-shown": "" })}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* In production the build inlines the styles (finish/page/styles.ts). */}
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <link rel="stylesheet" href={stylesheet} precedence="default" />
        )}
      </head>
      <body>{children}</body>
    </html>
  );
}
