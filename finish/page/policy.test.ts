import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../site.config.ts";
import { createPageWithSlots } from "../build.ts";
import { getAttribute } from "../dom.ts";
import { fillSlot } from "../slots.ts";
import { addContentPolicy } from "./policy.ts";

function buildTestPolicy(config = site, name = "a.html", style = "a{}"): string {
  const page = createPageWithSlots(name, "");
  fillSlot(page, "styles", "style", {}, style);
  addContentPolicy({ config })(page);
  const meta = page.slots.get("policy");
  return (meta && getAttribute(meta, "content")) ?? "";
}

const getPolicyDirective = (text: string, name: string) =>
  new RegExp(`(?:^|; ?)${name} ([^;]*)`).exec(text)?.[1];

test("the policy allows the page's own styles by hash and the booking service as frame, has no 'unsafe-…' source, and requires the styles first", () => {
  assert.match(buildTestPolicy(), /style-src 'self' 'sha256-[\w+/]{43}='/);
  assert.notEqual(buildTestPolicy(), buildTestPolicy(site, "a.html", "b{}"));
  const booked = { ...site, booking: { ...site.booking, url: "https://calendly.com/x/30min?a=1" } };
  assert.equal(getPolicyDirective(buildTestPolicy(booked), "frame-src"), "https://calendly.com");
  assert.doesNotMatch(buildTestPolicy(booked), /unsafe/);
  const unstyled = createPageWithSlots("a.html", "");
  assert.throws(() => addContentPolicy({ config: site })(unstyled), /a\.html has no styles yet/);
});

test("the policy allows the configured receiver of applications and the analytics tool, and no other origin; that of /agenda has no analytics tool", () => {
  const own = { src: "https://stats.example.com/js/script.js?x=1" };
  const google = {
    src: "https://www.googletagmanager.com/gtag/js?id=G-1",
    sendsTo: ["https://*.google-analytics.com"],
  };
  const cases: [changes: Partial<typeof site>, connect: string, script?: string, trusted?: string][] = [
    [{}, ""],
    [{ applications: { endpoint: "https://formspree.io/f/abc?x=1" } }, " https://formspree.io"],
    [{ applications: { endpoint: "http://127.0.0.1:4000/in" } }, " http://127.0.0.1:4000"],
    [
      { applications: { endpoint: "https://script.google.com/macros/s/abc/exec" } },
      " https://script.google.com https://script.googleusercontent.com",
    ],
    [{ analytics: own }, " https://stats.example.com", " https://stats.example.com"],
    [
      { analytics: google },
      " https://www.googletagmanager.com https://*.google-analytics.com",
      " https://www.googletagmanager.com",
      "goog#html",
    ],
  ];
  const bareSite = { ...site, careers: undefined, analytics: undefined, applications: undefined };
  for (const [changes, connect, script = "", trusted = "'none'"] of cases) {
    const text = buildTestPolicy({ ...bareSite, ...changes });
    assert.deepEqual(
      ["connect-src", "script-src", "trusted-types"].map((name) => getPolicyDirective(text, name)),
      [`'self'${connect}`, `'self'${script}`, trusted],
    );
  }
  assert.doesNotMatch(buildTestPolicy({ ...site, analytics: own }, "agenda.html"), /stats/);
});
