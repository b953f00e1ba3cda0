import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { createPageWithSlots } from "../build.ts";
import { getAttribute } from "../dom.ts";
import { createElementInSlot } from "../slots.ts";
import { addContentPolicy } from "./policy.ts";

function buildTestPolicy(config = site, style = "a{}"): string {
  const page = createPageWithSlots("a.html", "");
  createElementInSlot(page, "styles", "style", {}, style);
  addContentPolicy({ config })(page);
  const meta = page.slots.get("policy");
  return (meta && getAttribute(meta, "content")) ?? "";
}

const getPolicyDirective = (text: string, name: string) =>
  new RegExp(`(?:^|; ?)${name} ([^;]*)`).exec(text)?.[1];

test("the content security policy allows the page's own styles by their hash", () => {
  assert.match(buildTestPolicy(), /style-src 'self' 'sha256-[\w+/]{43}='/);
  assert.notEqual(buildTestPolicy(), buildTestPolicy(site, "b{}"));
});

test("the content security policy allows the booking service as a frame, and has no 'unsafe-…' source", () => {
  const booked = { ...site, booking: { ...site.booking, url: "https://calendly.com/x/30min?a=1" } };
  assert.equal(getPolicyDirective(buildTestPolicy(booked), "frame-src"), "https://calendly.com");
  assert.doesNotMatch(buildTestPolicy(booked), /unsafe/);
});

test("a page without styles gets no content security policy and stops the build", () => {
  const unstyled = createPageWithSlots("a.html", "");
  assert.throws(() => addContentPolicy({ config: site })(unstyled), /a\.html has no styles yet/);
});

test("the content security policy allows the configured receiver of applications and the analytics tool, and no other origin", () => {
  const own = "https://stats.example.com";
  const google = "https://www.googletagmanager.com";
  const sendsTo = ["https://*.google-analytics.com"];
  const scripts = "https://script.google.com";
  const cases: [changes: Partial<typeof site>, connect: string, script?: string, trusted?: string][] = [
    [{}, ""],
    [{ applications: { endpoint: "https://formspree.io/f/abc?x=1" } }, " https://formspree.io"],
    [{ applications: { endpoint: "http://127.0.0.1:4000/in" } }, " http://127.0.0.1:4000"],
    [
      { applications: { endpoint: `${scripts}/macros/s/x` } },
      ` ${scripts} https://script.googleusercontent.com`,
    ],
    [{ analytics: { src: `${own}/js/script.js?x=1` } }, ` ${own}`, ` ${own}`],
    [
      { analytics: { src: `${google}/gtag/js`, sendsTo } },
      ` ${google} ${sendsTo}`,
      ` ${google}`,
      "goog#html",
    ],
  ];
  const bareSite = { ...site, careers: undefined, analytics: undefined, applications: undefined };
  for (const [changes, connect, script = "", trusted = "'none'"] of cases) {
    const text = buildTestPolicy({ ...bareSite, ...changes });
    const names = ["connect-src", "script-src", "trusted-types"];
    const found = names.map((name) => getPolicyDirective(text, name));
    assert.deepEqual(found, [`'self'${connect}`, `'self'${script}`, trusted]);
  }
});
