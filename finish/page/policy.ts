import { createHash } from "node:crypto";
import { findService } from "../../app/booking/services.ts";
import { redirectedOrigin } from "../../app/careers/receivers.ts";
import type { SiteConfig } from "../../site.schema.ts";
import type { Site } from "../build.ts";
import { type Element, textOf } from "../dom.ts";
import { fill, type Page } from "../slots.ts";
import { isMeasured } from "./analytics.ts";

const googleTags = "https://www.googletagmanager.com";

function allowedOrigins(applications: SiteConfig["applications"]): (string | undefined)[] {
  if (!applications) return [];
  const { origin } = new URL(applications.endpoint);
  return [origin, redirectedOrigin(applications.endpoint)];
}

function analyticsSources(analytics: SiteConfig["analytics"]) {
  if (!analytics) return undefined;
  const { origin } = new URL(analytics.src);
  return {
    runsFrom: origin,
    sendsTo: [origin, ...(analytics.sendsTo ?? [])],
    // Google's scripts load others through this Trusted Types policy; script-src still applies to them.
    trustedTypes: origin === googleTags ? "goog#html" : undefined,
  };
}

const sources = (...origins: (string | undefined)[]) => ["'self'", ...origins].filter(Boolean).join(" ");

const hashOf = (inline: Element) =>
  `'sha256-${createHash("sha256").update(textOf(inline)).digest("base64")}'`;

/**
 * Adds the Content-Security-Policy as a meta tag, because each page has its own style hash. A meta tag cannot contain
 * frame-ancestors: that is a header (deploy/headers.ts).
 * @see https://www.w3.org/TR/CSP3/
 */
export function policy({ config }: Pick<Site, "config">) {
  const { url } = config.booking;
  const analyticsNeeds = analyticsSources(config.analytics);
  const framed = url ? findService(url).frameSources(new URL(url)).join(" ") : "'self'";
  return (page: Page) => {
    const style = page.slots.get("styles");
    if (!style) throw new Error(`${page.name} has no styles yet; the policy is a step after them`);
    const pageAnalytics = isMeasured(page, config) ? analyticsNeeds : undefined;
    const inline = page.slots.get("notice");
    const content = [
      "default-src 'none'",
      `script-src ${sources(inline && hashOf(inline), pageAnalytics?.runsFrom)}`,
      `style-src ${sources(hashOf(style))}`,
      "img-src 'self'",
      "font-src 'self'",
      `connect-src ${sources(...allowedOrigins(config.applications), ...(pageAnalytics?.sendsTo ?? []))}`,
      "manifest-src 'self'",
      `frame-src ${framed}`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      // Neither React nor the router creates a policy.
      `trusted-types ${pageAnalytics?.trustedTypes ?? "'none'"}`,
    ].join(";");
    fill(page, "policy", "meta", { "http-equiv": "Content-Security-Policy", content });
  };
}
