import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { site } from "../tests/shared-content.ts";
import { buildContentSecurityPolicy } from "./policy.ts";

function buildTestPolicy(changes: Partial<typeof site>): Record<string, string> {
  const config = { ...site, careers: undefined, analytics: undefined, applications: undefined, ...changes };
  const policy = buildContentSecurityPolicy("a.html", config, ["b()"], ["a{}"]);
  return Object.fromEntries(policy.split(";").map((one) => one.split(/ (.*)/).slice(0, 2)));
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("the policy allows the page's own styles and scripts by their hash, the booking service as a frame, and nothing unsafe", () => {
  const policy = buildTestPolicy({ booking: { ...site.booking, url: "https://calendly.com/x/30min?a=1" } });
  for (const name of ["default-src", "base-uri", "form-action"]) assert.equal(policy[name], "'none'", name);
  assert.equal(policy["require-trusted-types-for"], "'script'");
  assert.equal(policy["style-src"], `'self' ${hashOf("a{}")}`);
  assert.equal(policy["script-src"], `'self' ${hashOf("b()")}`);
  assert.equal(policy["frame-src"], "https://calendly.com");
  assert.doesNotMatch(Object.values(policy).join(), /unsafe/);
});

test("the policy allows the receiver of job applications, with the origin to which Google's script redirects, and the analytics tool, and no other origin", () => {
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
      "script-src": `'self' ${hashOf("b()")}${script}`,
      "trusted-types": trusted,
    });
});
