import { createHash } from "node:crypto";
import { serviceOf } from "../../app/booking/services.ts";
import type { SiteConfig } from "../../site.schema.ts";
import type { Site } from "../build.ts";
import { textOf } from "../dom.ts";
import { fill, type Page } from "../slots.ts";
import { isMeasured } from "./analytics.ts";

const googleTags = "https://www.googletagmanager.com";

/** Services that answer from another origin than the one that they are asked at. */
const answersFrom: Record<string, string> = {
  // developers.google.com/apps-script/guides/content: every answer of a script is a redirect to there.
  "https://script.google.com": "https://script.googleusercontent.com",
};

/** Whom pages may call. On every page, because a visitor's policy stays that of the page the visit began on. */
function callable(applications: SiteConfig["applications"]): (string | undefined)[] {
  if (!applications) return [];
  const { origin } = new URL(applications.endpoint);
  return [origin, answersFrom[origin]];
}

/** What the analytics tool needs, and no more; nothing where there is none. */
function analyticsNeeds(analytics: SiteConfig["analytics"]) {
  if (!analytics) return undefined;
  const { origin } = new URL(analytics.src);
  return {
    runsFrom: origin,
    sendsTo: [origin, ...(analytics.sendsTo ?? [])],
    // Google's scripts load others, whose addresses they make by this policy of theirs; script-src holds for them too.
    trustedTypes: origin === googleTags ? "goog#html" : undefined,
  };
}

const sources = (...origins: (string | undefined)[]) => ["'self'", ...origins].filter(Boolean).join(" ");

/**
 * The Content-Security-Policy of a page. It stands in the page, because the hash of its styles is the page's own, so
 * that no host needs to be told; what a policy in a page cannot say (frame-ancestors) is a header of the server.
 * @see https://www.w3.org/TR/CSP3/
 */
export function policy({ config }: Pick<Site, "config">) {
  const { url } = config.booking;
  const needs = analyticsNeeds(config.analytics);
  const framed = url ? serviceOf(url).frameSources(new URL(url)).join(" ") : "'self'";
  return (page: Page) => {
    const style = page.slots.get("styles");
    if (!style) throw new Error(`${page.name} has no styles yet; the policy is a step after them`);
    const tool = isMeasured(page, config) ? needs : undefined;
    const hash = createHash("sha256").update(textOf(style)).digest("base64");
    const content = [
      "default-src 'none'",
      `script-src ${sources(tool?.runsFrom)}`,
      `style-src 'self' 'sha256-${hash}'`,
      "img-src 'self'",
      "font-src 'self'",
      `connect-src ${sources(...callable(config.applications), ...(tool?.sendsTo ?? []))}`,
      "manifest-src 'self'",
      `frame-src ${framed}`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      // Neither React nor the router makes a policy, so nobody else may.
      `trusted-types ${tool?.trustedTypes ?? "'none'"}`,
    ].join(";");
    fill(page, "policy", "meta", { "http-equiv": "Content-Security-Policy", content });
  };
}
