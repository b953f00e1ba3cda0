import { createHash } from "node:crypto";
import type { SiteConfig } from "../site.schema.ts";

/**
 * The Content-Security-Policy of one page. It stands in the page, because the hash of its styles is its own and
 * no host needs to be told; what a policy in a page cannot say (frame-ancestors) is a header of the server.
 * @param style the text of the page's one style element
 * @param site for the address that may be framed
 * @see https://www.w3.org/TR/CSP3/
 */
export function pagePolicy(style: string, site: SiteConfig): string {
  const framed = site.booking.url.startsWith("/") ? "'self'" : new URL(site.booking.url).origin;
  const hash = createHash("sha256").update(style).digest("base64");
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${framed}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join(";");
}
