import { createHash } from "node:crypto";
import { serviceOf } from "../../app/booking/services.ts";
import type { Site } from "../build.ts";
import { textOf } from "../dom.ts";
import { fill, type Page } from "../slots.ts";

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
      "connect-src 'self'",
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
