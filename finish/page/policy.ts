import { createHash } from "node:crypto";
import { serviceOf } from "../../app/booking/services.ts";
import type { SiteConfig } from "../../site.schema.ts";
import type { Site } from "../build.ts";
import { textOf } from "../dom.ts";
import { fill, type Page } from "../slots.ts";

/** Services that answer from another origin than the one that they are asked at. */
const answersFrom: Record<string, string> = {
  // developers.google.com/apps-script/guides/content: every answer of a script is a redirect to there.
  "https://script.google.com": "https://script.googleusercontent.com",
};

/** Whom pages may call. On every page, because a visitor's policy stays that of the page the visit began on. */
function callable(applications: SiteConfig["applications"]): string {
  if (!applications) return "'self'";
  const { origin } = new URL(applications.endpoint);
  return ["'self'", origin, answersFrom[origin]].filter(Boolean).join(" ");
}

/**
 * The Content-Security-Policy of a page. It stands in the page, because the hash of its styles is the page's own, so
 * that no host needs to be told; what a policy in a page cannot say (frame-ancestors) is a header of the server.
 * @see https://www.w3.org/TR/CSP3/
 */
export function policy({ config }: Pick<Site, "config">) {
  const { url } = config.booking;
  const framed = url ? serviceOf(url).frameSources(new URL(url)).join(" ") : "'self'";
  return (page: Page) => {
    const style = page.slots.get("styles");
    if (!style) throw new Error(`${page.name} has no styles yet; the policy is a step after them`);
    const hash = createHash("sha256").update(textOf(style)).digest("base64");
    const content = [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'sha256-${hash}'`,
      "img-src 'self'",
      "font-src 'self'",
      `connect-src ${callable(config.applications)}`,
      "manifest-src 'self'",
      `frame-src ${framed}`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      // Neither React nor the router makes a policy, so nobody may.
      "trusted-types 'none'",
    ].join(";");
    fill(page, "policy", "meta", { "http-equiv": "Content-Security-Policy", content });
  };
}
