/**
 * What answers say besides their content, and which addresses lead elsewhere: one table for every host. Our own
 * server reads it, and the configuration of another host can be written from it.
 */
import { posix } from "node:path";
import type { SiteConfig } from "../site.schema.ts";

export interface HeaderRule {
  /**
   * The answers it is for: all (errors too), redirects, the files at a path, where a `*` at the end stands for
   * anything, or pages. The page for unknown addresses is a page too, and a page's path is its address: `/crm`.
   */
  on: "answers" | "redirects" | `/${string}` | "pages";
  headers: Record<string, string>;
}

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

const twoYears = "max-age=63072000";

/** Values of Strict-Transport-Security. Whoever chooses "off" may have a proxy that sends its own. */
const transportSecurity: Record<SiteConfig["hsts"], string | undefined> = {
  off: undefined,
  host: twoYears,
  subdomains: `${twoYears}; includeSubDomains`,
  preload: `${twoYears}; includeSubDomains; preload`,
};

const speculationRules = "/speculation-rules.json";

/**
 * The headers of every answer. A later rule overrides an earlier one, name by name. The values are those that
 * Mozilla's HTTP Observatory scores and OWASP's HTTP Headers cheat sheet recommends.
 * @param site for HSTS, and for the own agenda, which /contacto frames while no booking service is configured
 */
export function headerRules({ hsts, booking }: SiteConfig): HeaderRule[] {
  const transport = transportSecurity[hsts];
  return [
    {
      on: "answers",
      headers: {
        "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Resource-Policy": "same-origin",
        ...(transport && { "Strict-Transport-Security": transport }),
        // A 404 under /assets/ kept for a year would outlive the fault.
        "Cache-Control": "no-cache",
      },
    },
    { on: "redirects", headers: { "Cache-Control": "public, max-age=3600" } },
    // Names that last: icons, robots.txt.
    { on: "/*", headers: { "Cache-Control": "public, max-age=3600" } },
    // Names that hold a hash of the content.
    { on: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
    // Chromium refuses rules of any other type: HTML standard, 'speculation rules'.
    { on: speculationRules, headers: { "Content-Type": "application/speculationrules+json" } },
    {
      on: "pages",
      // Scripts, fonts and the like have no use for these, and on thirty of them they weigh as much as the page itself.
      // No embedder policy: it breaks booking frames. No Link asks for the font: Chromium would hold the first paint
      // back for it, by 100 ms on a slow connection.
      headers: {
        "Cache-Control": "no-cache",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
        "X-Frame-Options": "DENY",
        // A meta tag cannot say frame-ancestors. The rest of the policy is in each page, with that page's style hash.
        "Content-Security-Policy": "frame-ancestors 'none'",
        // A structured header: the quotes are part of its value.
        "Speculation-Rules": `"${speculationRules}"`,
      },
    },
    ...(booking.url
      ? []
      : [
          {
            on: "/agenda" as const,
            headers: { "X-Frame-Options": "SAMEORIGIN", "Content-Security-Policy": "frame-ancestors 'self'" },
          },
        ]),
  ];
}

/**
 * Other spellings of a page's address, which lead to it. The `*` stands for the address, without its slash for the home
 * page; capitals do not matter, and of several slashes at the end all count as one. A query stays.
 */
export const redirects = { status: 301, from: ["*/", "*.html", "*/index", "*/index.html"] };

/** Content types by the ending of a file's name. */
export const contentTypes: Record<string, string> = {
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

/**
 * Merges the rules that hold for one answer.
 * @param rules the table
 * @param is what the answer is, besides being one
 * @param path of the file, or a page's address, where there is one
 */
export function headersOf(
  rules: HeaderRule[],
  is?: "redirects" | "pages",
  path = "",
): Record<string, string> {
  const holds = ({ on }: HeaderRule) =>
    on === "answers" || on === is || (on.endsWith("*") ? path.startsWith(on.slice(0, -1)) : path === on);
  return Object.assign({}, ...rules.filter(holds).map(({ headers }) => headers));
}

/** @returns an old address as hosts compare it: in small letters, without the slashes at its end */
export const bareAddress = (old: string) => old.toLowerCase().replace(/\/+$/, "");

/**
 * Where addresses lead at which there is no page: other spellings of the pages' addresses, and old ones.
 * @param addresses of pages: `/`, `/crm`
 * @param old the table of site.config.ts
 * @returns from spellings in lower case to addresses
 */
export function redirectsTo(
  addresses: Iterable<string>,
  old: Record<string, string> = {},
): Map<string, string> {
  const spellings = [...addresses].flatMap((address) =>
    ["*", ...redirects.from].map((spelling) => {
      const bare = address === "/" ? "" : address.toLowerCase();
      return [spelling.replace("*", bare), address] as const;
    }),
  );
  const moved = Object.entries(old).flatMap(([from, to]) =>
    ["", "/"].map((end) => [bareAddress(from) + end, to] as const),
  );
  return new Map([...moved, ...spellings]);
}

/**
 * @param path of a file, with its ending
 * @returns the value of Content-Type; bytes without meaning where the ending is unknown
 */
export function contentType(path: string): string {
  return contentTypes[posix.extname(path).toLowerCase()] ?? "application/octet-stream";
}
