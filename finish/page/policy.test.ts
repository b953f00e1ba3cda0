import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { newPage } from "../build.ts";
import { attribute } from "../dom.ts";
import { fill } from "../slots.ts";
import { policy } from "./policy.ts";

function policyFor(style: string, config = site, name = "a.html"): string {
  const page = newPage(name, "");
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

test("connect-src allows only the configured receiver of applications", () => {
  const connect = (endpoint?: string) => {
    const applications = endpoint ? { endpoint } : undefined;
    const text = policyFor("a{}", { ...site, analytics: undefined, applications });
    return /connect-src ([^;]*);/.exec(text)?.[1];
  };
  assert.equal(connect(), "'self'");
  assert.equal(connect("https://formspree.io/f/abc?x=1"), "'self' https://formspree.io");
  assert.equal(connect("http://127.0.0.1:4000/in"), "'self' http://127.0.0.1:4000");
  assert.equal(
    connect("https://script.google.com/macros/s/abc/exec"),
    "'self' https://script.google.com https://script.googleusercontent.com",
  );
});

test("the policy allows an analytics tool only where the configuration names one", () => {
  const directive = (name: string, analytics?: typeof site.analytics) =>
    new RegExp(`${name} ([^;]*)`).exec(
      policyFor("a{}", { ...site, analytics, applications: undefined }),
    )?.[1];
  assert.equal(directive("script-src"), "'self'");
  assert.equal(directive("; ?trusted-types"), "'none'");
  const own = { src: "https://stats.example.com/js/script.js?x=1" };
  assert.equal(directive("script-src", own), "'self' https://stats.example.com");
  assert.equal(directive("connect-src", own), "'self' https://stats.example.com");
  assert.equal(directive("; ?trusted-types", own), "'none'");
  const google = {
    src: "https://www.googletagmanager.com/gtag/js?id=G-1",
    sendsTo: ["https://*.google-analytics.com"],
  };
  assert.equal(directive("script-src", google), "'self' https://www.googletagmanager.com");
  assert.equal(
    directive("connect-src", google),
    "'self' https://www.googletagmanager.com https://*.google-analytics.com",
  );
  assert.equal(directive("; ?trusted-types", google), "goog#html");
});

test("the framed agenda loads no analytics tool", () => {
  const analytics = { src: "https://stats.example.com/script.js" };
  assert.doesNotMatch(policyFor("a{}", { ...site, analytics }, "agenda.html"), /stats/);
});

test("throws when the policy step runs before the styles step", () => {
  assert.throws(() => policy({ config: site })(newPage("a.html", "")), /a\.html has no styles yet/);
});
