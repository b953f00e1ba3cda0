import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { createPageWithSlots } from "../finish/build.ts";
import { getAttribute } from "./dom.ts";
import { createElementInSlot } from "../finish/slots.ts";
import { addContentSecurityPolicy } from "./policy.ts";

/** Builds the policy of a page whose styles are `a{}`. @returns the sources by directive */
function buildTestPolicy(changes: Partial<typeof site>): Record<string, string> {
  const page = createPageWithSlots("a.html", "");
  createElementInSlot(page, "styles", "style", {}, "a{}");
  const config = { ...site, careers: undefined, analytics: undefined, applications: undefined, ...changes };
  addContentSecurityPolicy({ config })(page);
  const meta = page.slots.get("policy");
  const directives = meta ? (getAttribute(meta, "content") ?? "").split(";") : [];
  return Object.fromEntries(directives.map((one) => one.split(/ (.*)/).slice(0, 2)));
}

test("the content security policy allows the page's own styles by their hash, the booking service as a frame, and nothing unsafe", () => {
  const booking = { ...site.booking, url: "https://calendly.com/x/30min?a=1" };
  const policy = buildTestPolicy({ booking });
  const hash = createHash("sha256").update("a{}").digest("base64");
  for (const name of ["default-src", "base-uri", "form-action"]) assert.equal(policy[name], "'none'", name);
  assert.equal(policy["require-trusted-types-for"], "'script'");
  assert.equal(policy["style-src"], `'self' 'sha256-${hash}'`);
  assert.equal(policy["frame-src"], "https://calendly.com");
  assert.doesNotMatch(Object.values(policy).join(), /unsafe/);
});

test("the content security policy allows the configured receiver of job applications, with the origin to which Google's script redirects, and the analytics tool, and no other origin", () => {
  const own = "https://stats.example.com";
  const google = "https://www.googletagmanager.com";
  const sendsTo = ["https://*.google-analytics.com"];
  const receiver = "https://script.google.com";
  const cases: [changes: Partial<typeof site>, connect: string, script?: string, trusted?: string][] = [
    [{}, ""],
    [{ applications: { endpoint: "https://formspree.io/f/abc?x=1" } }, " https://formspree.io"],
    [
      { applications: { endpoint: `${receiver}/macros/s/x` } },
      ` ${receiver} https://script.googleusercontent.com`,
    ],
    [{ analytics: { src: `${own}/js/script.js?x=1` } }, ` ${own}`, ` ${own}`],
    [
      { analytics: { src: `${google}/gtag/js`, sendsTo } },
      ` ${google} ${sendsTo}`,
      ` ${google}`,
      "goog#html",
    ],
  ];
  for (const [changes, connect, script = "", trusted = "'none'"] of cases)
    assert.partialDeepStrictEqual(buildTestPolicy(changes), {
      "connect-src": `'self'${connect}`,
      "script-src": `'self'${script}`,
      "trusted-types": trusted,
    });
});
