/** Headers and content types of all answers: one table for our server and every host. */
import { posix } from "node:path";
import type { SiteConfig } from "../src/content/site-schema.ts";

/** HTTP headers and the answers that have them. */
export interface HeaderRule {
  /** All answers (redirects and errors too), redirects, pages (404 too), or those with this path, which may contain one `*`. */
  appliesTo: "allAnswers" | "redirects" | `/${string}` | "pages";
  headers: Record<string, string>;
}

/** Names of the browser features that pages forbid. Browsers log a warning for a name that they do not know. */
const deniedBrowserFeatures =
  "accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb";

const hstsMaxAgeDirective = "max-age=63072000";
const hstsHeaderValues: Record<SiteConfig["hsts"], string | undefined> = {
  off: undefined,
  host: hstsMaxAgeDirective,
  subdomains: `${hstsMaxAgeDirective}; includeSubDomains`,
  preload: `${hstsMaxAgeDirective}; includeSubDomains; preload`,
};

/** The content security policy of all answers but pages and PDFs: opened in a tab, they run no script and load nothing. */
export const nonPageContentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** The content security policy of PDF files: without `sandbox`, under which Chromium's PDF viewer does not work. */
const pdfContentPolicy = nonPageContentPolicy.replace("; sandbox", "");

const speculationRulesPath = "/speculation-rules.json";

/**
 * Lists the header rules of a site; those for security by Mozilla's HTTP Observatory and OWASP's cheat sheet. A later rule
 * overrides an earlier one, header by header.
 */
export function listHeaderRules({ hsts, booking }: SiteConfig): HeaderRule[] {
  const transport = hstsHeaderValues[hsts];
  const rules: HeaderRule[] = [
    {
      appliesTo: "allAnswers",
      headers: {
        "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Resource-Policy": "same-origin",
        ...(transport && { "Strict-Transport-Security": transport }),
        "Content-Security-Policy": nonPageContentPolicy,
        "Cache-Control": "no-cache",
      },
    },
    { appliesTo: "redirects", headers: { "Cache-Control": "public, max-age=3600" } },
    { appliesTo: "/*", headers: { "Cache-Control": "public, max-age=3600" } },
    { appliesTo: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
    { appliesTo: "/*.pdf", headers: { "Content-Security-Policy": pdfContentPolicy } },
    { appliesTo: "/assets/*.pdf", headers: { "Content-Security-Policy": pdfContentPolicy } },
    // Required by the HTML standard, 'speculation rules'.
    { appliesTo: speculationRulesPath, headers: { "Content-Type": "application/speculationrules+json" } },
    {
      appliesTo: "pages",
      // No embedder policy: it breaks booking frames. No Link header for the font: it delays Chromium's first paint by 100 ms.
      headers: {
        "Cache-Control": "no-cache",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": deniedBrowserFeatures.replaceAll(/\S+/g, "$&=()").replaceAll(" ", ", "),
        "X-Frame-Options": "DENY",
        // `frame-ancestors` is not allowed in a meta tag; the rest of the policy is in the meta tag of each page.
        "Content-Security-Policy": "frame-ancestors 'none'",
        "Speculation-Rules": `"${speculationRulesPath}"`,
      },
    },
  ];
  // Without a booking service, /contacto shows /agenda in a frame.
  const framed = { "X-Frame-Options": "SAMEORIGIN", "Content-Security-Policy": "frame-ancestors 'self'" };
  return booking.url ? rules : [...rules, { appliesTo: "/agenda", headers: framed }];
}

export const contentTypeByExtension: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Merges the headers of all rules that apply to one answer. @param kind undefined for files and errors */
export function mergeMatchingHeaders(
  rules: HeaderRule[],
  kind?: "redirects" | "pages",
  path = "",
): Record<string, string> {
  const applies = ({ appliesTo }: HeaderRule) => {
    const [start = "", end] = appliesTo.split("*");
    const isPath = end === undefined ? path === appliesTo : path.startsWith(start) && path.endsWith(end);
    return appliesTo === "allAnswers" || appliesTo === kind || isPath;
  };
  return Object.assign({}, ...rules.filter(applies).map(({ headers }) => headers));
}

export const getContentType = (path: string): string =>
  contentTypeByExtension[posix.extname(path).toLowerCase()] ?? "application/octet-stream";
