import assert from "node:assert/strict";
import { after, test } from "node:test";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import {
  applicationEndpoint,
  type EndpointBehaviour,
  received,
  resetEndpoint,
  respondWith,
} from "../../tests/application-endpoint.ts";
import { listenOnFreePort } from "../../tests/listen.ts";
import { createDeliveryOptions, type DeliveryConfig } from "./delivery.ts";

const endpoint = await listenOnFreePort(applicationEndpoint);
after(() => applicationEndpoint.close().closeAllConnections());

let isBrowserOnline = true;
Object.defineProperty(navigator, "onLine", { get: () => isBrowserOnline });

const testApplication = {
  id: "0123456789abcdef",
  name: "Ana Prueba",
  email: "ana@ejemplo.com",
  phone: "+54 9 11 5555-1234",
  message: "Hola.\nMe gusta resolver problemas & más.",
  page: "https://www.example.com/hablemos",
  sentAt: "2026-11-22T12:00:00.000Z",
  attribution: { utm_source: "red", landing: "/crm" },
};

function sendTestApplication(delivery: Partial<DeliveryConfig>) {
  const options = createDeliveryOptions({ endpoint, ...delivery });
  const observer = new MutationObserver(new QueryClient(), { ...options, retryDelay: 20 });
  return observer.mutate(testApplication);
}

test("a job application arrives once, as JSON or as form data, with the configured fields", async () => {
  const fields = { access_key: "k" };
  resetEndpoint(respondWith(201));
  await sendTestApplication({ format: "json", fields });
  await sendTestApplication({ format: "form", fields });
  const [json, form, ...others] = received;
  assert.deepEqual(others, []);
  assert.equal(json?.headers["content-type"], "application/json");
  assert.equal(json?.headers["idempotency-key"], testApplication.id);
  assert.deepEqual(JSON.parse(json?.body ?? ""), { ...fields, ...testApplication });
  assert.equal(form?.headers["idempotency-key"], undefined);
  const { attribution, ...texts } = testApplication;
  const sent = Object.fromEntries(new URLSearchParams(form?.body));
  assert.deepEqual(sent, { ...fields, ...texts, ...attribution });
});

const breakOff: EndpointBehaviour = (request, response) => {
  respondWith(200, { "Content-Length": "100" }, "ok")(request, response);
  setTimeout(() => request.socket.destroy(), 20);
};
const askToWait = (retryAfter: string) => respondWith(429, { "Retry-After": retryAfter });
const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();

for (const [answer, behaviour, outcome, attempts, format] of [
  ["status 204 without a body", respondWith(204), "taken", 1],
  ["an empty body of a form service", respondWith(200, {}, ""), "unconfirmed", 1, "form"],
  ["the JSON of Formspree", respondWith(200, {}, '{"next":"/thanks","ok":true}'), "taken", 1, "form"],
  ["the JSON of Web3Forms", respondWith(200, {}, '{"success":true,"message":"Sent!"}'), "taken", 1, "form"],
  ["the JSON of Zapier", respondWith(200, {}, '{"status":"success","attempt":"1"}'), "taken", 1, "form"],
  ["a word of Make", respondWith(200, {}, " Accepted\n"), "taken", 1, "form"],
  ["JSON with empty errors", respondWith(200, {}, '{"ok":true,"error":null,"errors":[]}'), "taken", 1],
  ["JSON with an error as its status", respondWith(200, {}, '{"status":"error"}'), "rejected", 1],
  ["a yes that has errors", respondWith(200, {}, '{"success":true,"errors":["mail"]}'), "rejected", 1],
  ["JSON that says neither", respondWith(200, {}, '{"id":7}'), "unconfirmed", 1],
  ["a nested error", respondWith(200, {}, '{"data":{"status":"error"}}'), "unconfirmed", 1],
  ["a text of its own", respondWith(200, {}, "No se pudo guardar"), "unconfirmed", 1],
  ["a captcha's refusal", respondWith(403, {}, '{"error":"reCAPTCHA must be disabled"}'), "rejected", 1],
  ['JSON with "success" as the text "false"', respondWith(200, {}, '{"success":"false"}'), "rejected", 1],
  ["JSON with an error", respondWith(200, {}, '{"error":"Form not found"}'), "rejected", 1],
  ["an HTML page", respondWith(200, {}, " \n<!doctype html><title>Log in</title>"), "unconfirmed", 1],
  ["a redirect", respondWith(302, { Location: "/thanks" }), "unconfirmed", 1],
  ["status 422", respondWith(422), "refused", 1],
  ["status 404", respondWith(404), "rejected", 1],
  ["status 413", respondWith(413), "tooLong", 1],
  ["status 409", respondWith(409), "unconfirmed", 4],
  ["status 500", respondWith(500), "unconfirmed", 4],
  ["a closed connection", ({ socket }) => socket.destroy(), "unconfirmed", 4],
  ["a response that breaks off", breakOff, "unconfirmed", 4],
  ["the request to wait for 120 s", askToWait("120"), "unconfirmed", 1],
  ["the request to wait until tomorrow", askToWait(tomorrow), "unconfirmed", 1],
  ["the request to wait for an unreadable time", askToWait("soon"), "unconfirmed", 4],
] satisfies [string, EndpointBehaviour, string, number, ("json" | "form")?][])
  test(`the receiver answers with ${answer}: ${outcome} after ${attempts} equal attempts`, async () => {
    resetEndpoint(behaviour);
    const reason = await sendTestApplication({ format: format ?? "json" }).then(
      () => "taken",
      (error) => error.reason ?? "unconfirmed",
    );
    assert.equal(reason, outcome);
    const bodies = received.map(({ body }) => body);
    assert.deepEqual(bodies, Array(attempts).fill(bodies[0]));
  });

test("an answer outweighs a browser that says it is offline: the next attempts do not wait", async () => {
  isBrowserOnline = false;
  resetEndpoint(respondWith(500), respondWith(200));
  await sendTestApplication({ format: "json" }).finally(() => {
    isBrowserOnline = true;
  });
  assert.equal(received.length, 2);
});

test("the pauses between attempts are 1, 2 and 4 s, or as long as the receiver asks", () => {
  const { retryDelay } = createDeliveryOptions(undefined);
  assert.ok(typeof retryDelay === "function");
  const delays = [0, 1, 2].map((failures) => retryDelay(failures, new Error()));
  assert.deepEqual(delays, [1000, 2000, 4000]);
  assert.equal(retryDelay(0, Object.assign(new Error(), { retryAfterMs: 9000 })), 9000);
});

test("a Google script may redirect, but only a response from Google's script server counts as success", async (t) => {
  const google = { endpoint: "https://script.google.com/macros/s/x/exec", format: "form" } as const;
  let url = "https://script.googleusercontent.com/macros/echo?user_content_key=x";
  const timeout = t.mock.method(AbortSignal, "timeout");
  t.mock.method(globalThis, "fetch", async (_: string, { redirect }: RequestInit) => {
    assert.equal(redirect, "follow");
    return Object.defineProperty(new Response("ok"), "url", { value: url });
  });
  await sendTestApplication(google);
  assert.deepEqual(timeout.mock.calls[0]?.arguments, [10_000]);
  url = "https://accounts.google.com/ServiceLogin";
  await assert.rejects(sendTestApplication(google), { reason: "unconfirmed" });
});
