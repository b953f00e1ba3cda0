import { posix } from "node:path";

/**
 * Devices and data that no page of this site and no frame on it needs. Only names that current browsers know: an
 * unknown one is a warning in the console of every visitor.
 */
const unusedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/**
 * Sent with every answer, errors and redirects too. The values here and below are those that Mozilla's HTTP
 * Observatory scores and OWASP's HTTP Headers cheat sheet recommends.
 */
export const everyAnswer = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
};

/** Where the rules of speculative loading lie, as path below the site's root. */
const speculationRulesPath = "/speculation-rules.json";

/**
 * Added to pages. Scripts, fonts and the like have no use for it, and on thirty of them it weighs as much as the
 * page itself. No embedder policy: it breaks booking frames.
 */
const everyPage = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  // /contacto frames /agenda, so the own origin stays allowed.
  "X-Frame-Options": "SAMEORIGIN",
  // A meta tag cannot say frame-ancestors. The rest of the policy is in each page, with that page's style hash.
  "Content-Security-Policy": "frame-ancestors 'self'",
};

/**
 * The headers that pages have besides those of every answer.
 * @param paths of the site's files, beginning with a slash; those that pages need are named in the headers
 * @returns values by name. `Speculation-Rules` is a structured header, the quotes are part of its value. No `Link`
 *   asks for the font: Chromium would hold the first paint back for it, by 100 ms on a slow connection.
 */
export function pageAnswer(paths: Iterable<string>): Record<string, string> {
  return {
    ...everyPage,
    ...([...paths].includes(speculationRulesPath) && { "Speculation-Rules": `"${speculationRulesPath}"` }),
  };
}

export const cacheControl = {
  /** Files under /assets/, which the build names after a hash of their content. */
  hashed: "public, max-age=31536000, immutable",
  /** Pages, and every error: a 404 under /assets/ kept for a year would outlive the fault. */
  revalidate: "no-cache",
  /** Files with a lasting name (icons, robots.txt), and redirects. */
  hour: "public, max-age=3600",
};

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
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

/**
 * @param path of a file below the site's root, beginning with a slash: `/assets/root-D3adB33f.js`
 * @returns the value of Content-Type; bytes without meaning where the ending is unknown
 */
export function contentType(path: string): string {
  // Chromium refuses rules of any other type: HTML standard, 'speculation rules'.
  if (path === speculationRulesPath) return "application/speculationrules+json";
  return contentTypes[posix.extname(path).toLowerCase()] ?? "application/octet-stream";
}

/**
 * @param path of a file below the site's root, beginning with a slash
 * @returns the value of Cache-Control for the file itself, not for an error at its address
 */
export function cacheControlOf(path: string): string {
  if (path.endsWith(".html")) return cacheControl.revalidate;
  return path.startsWith("/assets/") ? cacheControl.hashed : cacheControl.hour;
}
