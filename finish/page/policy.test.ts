import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { newPage } from "../build.ts";
import { attribute } from "../dom.ts";
import { fill } from "../slots.ts";
import { policy } from "./policy.ts";

function policyFor(style: string, config = site): string {
  const page = newPage("a.html", "");
  fill(page, "styles", "style", {}, style);
  policy({ config })(page);
  const meta = page.slots.get("policy");
  return (meta && attribute(meta, "content")) ?? "";
}

test("the policy allows the page's own styles by hash and frames only what is configured", () => {
  assert.match(policyFor("a{}"), /style-src 'self' 'sha256-[\w+/]{43}='/);
  assert.notEqual(policyFor("a{}"), policyFor("b{}"));
  const booked = { ...site, booking: { ...site.booking, url: "https://calendly.com/x/30min?a=1" } };
  assert.match(policyFor("a{}", booked), /frame-src https:\/\/calendly\.com;/);
  assert.doesNotMatch(policyFor("a{}", booked), /unsafe/);
});

test("pages may call nobody but the configured receiver of applications", () => {
  const connect = (endpoint?: string) =>
    /connect-src ([^;]*);/.exec(
      policyFor("a{}", { ...site, applications: endpoint ? { endpoint } : undefined }),
    )?.[1];
  assert.equal(connect(), "'self'");
  assert.equal(connect("https://formspree.io/f/abc?x=1"), "'self' https://formspree.io");
  assert.equal(connect("http://127.0.0.1:4000/in"), "'self' http://127.0.0.1:4000");
  assert.equal(
    connect("https://script.google.com/macros/s/abc/exec"),
    "'self' https://script.google.com https://script.googleusercontent.com",
  );
});

test("a policy before the styles is refused", () => {
  assert.throws(() => policy({ config: site })(newPage("a.html", "")), /a\.html has no styles yet/);
});
