/** The headers of all responses, which the files of other hosts repeat; the cases of verify/ compare them. */
import { lookup, mimes } from "mrmime";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";

// mrmime omits vendor types.
Object.assign(mimes, {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  jfif: "image/jpeg",
  vcf: "text/vcard",
  ico: "image/vnd.microsoft.icon",
  odt: "application/vnd.oasis.opendocument.text",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  xml: "application/xml",
});

export type AnswerKind = "page" | "file" | "redirect" | "text";

/** Names of the browser features that pages forbid. Browsers log a warning for a name that they do not know. */
const deniedBrowserFeatures =
  "accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb";

export const hstsHeaderValues: Record<SiteConfig["hsts"], string | undefined> = {
  off: undefined,
  host: "max-age=63072000",
  subdomains: "max-age=63072000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
};

/** For files that are not pages: opened in a tab, they run no script and load nothing. */
export const nonPageContentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** In a sandbox PDFs stay empty in Chromium, service workers do not start, and videos and audio do not play. */
const unsandboxedFilePattern = /\.(?:pdf|m4a|mp[34]|mov|webm)$|^\/(?:sw|service-?worker|ngsw-worker)\.js$/;
const unsandboxedFilePolicy =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** Photos of articles, which the feed names, and pictures for chats: other sites may show these alone. */
const sharedPicturePattern = /^\/share\/|^\/assets\/.*\.(?:avif|webp)$/;
const speculationRulesPath = "/speculation-rules.json";

export const getContactOpenerPolicy = ({ booking }: Pick<SiteConfig, "booking">): string =>
  booking.url ? "same-origin-allow-popups" : "same-origin";

function listPageHeaders(config: SiteConfig, path: string): Record<string, string> {
  const isFramed = path === "/agenda";
  // No embedder policy: it breaks booking frames. No Link header for the font: it delays Chromium's first paint by 100 ms.
  return {
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": path === "/contacto" ? getContactOpenerPolicy(config) : "same-origin",
    "Permissions-Policy": deniedBrowserFeatures.replaceAll(/\S+/g, "$&=()").replaceAll(" ", ", "),
    // `no-transform` keeps proxies from changing links and scripts. Hosts that compress by themselves would
    // then send it uncompressed.
    "Cache-Control": "no-cache, no-transform",
    "X-Frame-Options": isFramed ? "SAMEORIGIN" : "DENY",
    // `frame-ancestors` is not allowed in a meta tag; the rest of the policy is in the meta tag of each page.
    "Content-Security-Policy": `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "Speculation-Rules": `"${speculationRulesPath}"`,
  };
}

/** Lists the headers of a response except Content-Type, after Mozilla's HTTP Observatory and OWASP. */
export function listHeaders(config: SiteConfig, kind: AnswerKind, path = ""): Record<string, string> {
  const transport = hstsHeaderValues[config.hsts];
  const isAsset = kind === "file" && path.startsWith("/assets/");
  const keptFor = isAsset ? "public, max-age=31536000, immutable" : "public, max-age=3600";
  return {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy":
      kind === "file" && sharedPicturePattern.test(path) ? "cross-origin" : "same-origin",
    ...(transport && { "Strict-Transport-Security": transport }),
    "Content-Security-Policy": unsandboxedFilePattern.test(path)
      ? unsandboxedFilePolicy
      : nonPageContentPolicy,
    "Cache-Control": kind === "text" ? "no-cache" : keptFor,
    ...(kind === "page" && listPageHeaders(config, path)),
  };
}

export function getContentType(path: string): string {
  // Required by the HTML standard, 'speculation rules'.
  if (path === speculationRulesPath) return "application/speculationrules+json";
  // Apple accepts this file only as JSON and without an extension.
  if (path === "/.well-known/apple-app-site-association") return "application/json";
  const type = lookup(path) ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}
