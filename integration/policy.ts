import { createHash } from "node:crypto";
import { listFrameOrigins } from "../src/booking/services.ts";
import { findReceiverRedirectOrigin } from "../src/careers/receivers.ts";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";

function listJobApplicationOrigins({ applications, careers }: SiteConfig): (string | undefined)[] {
  if (!applications || careers === false) return [];
  const { origin } = new URL(applications.endpoint);
  return [origin, findReceiverRedirectOrigin(applications.endpoint)];
}

function collectAnalyticsSources(analytics: NonNullable<SiteConfig["analytics"]>) {
  const { origin } = new URL(analytics.src);
  return {
    script: origin,
    connect: [origin, ...(analytics.sendsTo ?? [])],
    // Where requests are not possible, tools send the same data in the address of an image.
    images: analytics.sendsTo ?? [],
    // Google's scripts load other scripts through the Trusted Types policy `goog#html`; script-src still applies to those.
    trustedTypes: origin === "https://www.googletagmanager.com" ? "goog#html" : undefined,
  };
}

const joinWithSelf = (sources: readonly (string | undefined)[]) =>
  ["'self'", ...sources].filter(Boolean).join(" ");

const hashInlineText = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Builds the policy of a page for a meta tag, which cannot contain frame-ancestors: that is a header. */
export function buildContentSecurityPolicy(
  page: string,
  config: SiteConfig,
  inlineScripts: readonly string[],
  inlineStyles: readonly string[],
): string {
  const { url } = config.booking;
  const tool = page === "agenda.html" ? undefined : config.analytics;
  const analytics = tool && collectAnalyticsSources(tool);
  return [
    "default-src 'none'",
    `script-src ${joinWithSelf([...inlineScripts.map(hashInlineText), analytics?.script])}`,
    `style-src ${joinWithSelf(inlineStyles.map(hashInlineText))}`,
    `img-src ${joinWithSelf(analytics?.images ?? [])}`,
    "font-src 'self'",
    `connect-src ${joinWithSelf([...listJobApplicationOrigins(config), ...(analytics?.connect ?? [])])}`,
    "manifest-src 'self'",
    `frame-src ${url ? listFrameOrigins(url).join(" ") : "'self'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // 'none' is possible because neither React nor Astro's islands create a Trusted Types policy.
    `trusted-types ${analytics?.trustedTypes ?? "'none'"}`,
  ].join(";");
}
