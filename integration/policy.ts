import { createHash } from "node:crypto";
import { findBookingService } from "../src/booking/services.ts";
import { findReceiverRedirectOrigin } from "../src/careers/receivers.ts";
import type { SiteConfig } from "../site.schema.ts";
import type { BuiltSite } from "../finish/build.ts";
import { type Element, getDirectText } from "./dom.ts";
import { createElementInSlot, type PageWithSlots } from "../finish/slots.ts";
import { isTrackedPage } from "../finish/page/analytics.ts";

const isGoogleTagOrigin = (origin: string) => origin === "https://www.googletagmanager.com";

function listJobApplicationOrigins({ applications, careers }: SiteConfig): (string | undefined)[] {
  if (!applications || careers === false) return [];
  const { origin } = new URL(applications.endpoint);
  return [origin, findReceiverRedirectOrigin(applications.endpoint)];
}

function collectAnalyticsPolicySources(analytics: SiteConfig["analytics"]) {
  if (!analytics) return undefined;
  const { origin } = new URL(analytics.src);
  return {
    scriptOrigin: origin,
    connectOrigins: [origin, ...(analytics.sendsTo ?? [])],
    // Google's scripts load other scripts through the Trusted Types policy `goog#html`; script-src still applies to those.
    trustedTypesPolicy: isGoogleTagOrigin(origin) ? "goog#html" : undefined,
  };
}

const joinPolicySourcesWithSelf = (...origins: (string | undefined)[]) =>
  ["'self'", ...origins].filter(Boolean).join(" ");

const hashInlineElement = (inline: Element) =>
  `'sha256-${createHash("sha256").update(getDirectText(inline)).digest("base64")}'`;

/**
 * Adds the Content-Security-Policy as a meta tag, because each page has its own style hashes. A meta tag cannot contain
 * frame-ancestors: that is a header (deploy/headers.ts).
 * @see https://www.w3.org/TR/CSP3/
 */
export function addContentSecurityPolicy({ config }: Pick<BuiltSite, "config">) {
  const { url } = config.booking;
  const analyticsNeeds = collectAnalyticsPolicySources(config.analytics);
  const framed = url ? findBookingService(url).listFrameOrigins(new URL(url)).join(" ") : "'self'";
  return (page: PageWithSlots) => {
    const styles = (["styles", "later styles"] as const).flatMap((slot) => page.slots.get(slot) ?? []);
    if (styles.length === 0)
      throw new Error(`${page.name} has no styles yet; the policy is a step after them`);
    const pageAnalytics = isTrackedPage(page, config) ? analyticsNeeds : undefined;
    const inline = page.slots.get("notice script");
    const content = [
      "default-src 'none'",
      `script-src ${joinPolicySourcesWithSelf(inline && hashInlineElement(inline), pageAnalytics?.scriptOrigin)}`,
      `style-src ${joinPolicySourcesWithSelf(...styles.map(hashInlineElement))}`,
      "img-src 'self'",
      "font-src 'self'",
      `connect-src ${joinPolicySourcesWithSelf(...listJobApplicationOrigins(config), ...(pageAnalytics?.connectOrigins ?? []))}`,
      "manifest-src 'self'",
      `frame-src ${framed}`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      // 'none' is possible because neither React nor the router creates a Trusted Types policy.
      `trusted-types ${pageAnalytics?.trustedTypesPolicy ?? "'none'"}`,
    ].join(";");
    createElementInSlot(page, "policy", "meta", { "http-equiv": "Content-Security-Policy", content });
  };
}
