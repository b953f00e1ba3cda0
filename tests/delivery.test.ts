import assert from "node:assert/strict";
import { after, before, type TestContext, test } from "node:test";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import {
  type ApplicationWithMetadata,
  createDeliveryOptions,
  type DeliveryConfig,
  DeliveryFailure,
} from "../src/careers/delivery.ts";
import { ApplicationEndpoint, type EndpointBehaviour, respondWith } from "./application-endpoint.ts";

/** The receiver to which these tests send job applications. */
const applicationEndpoint = new ApplicationEndpoint();
before(() => applicationEndpoint.open());
after(() => applicationEndpoint.close());

/** A job application with what the page adds to the typed texts. */
const testApplication: ApplicationWithMetadata = {
  id: "0123456789abcdef",
  name: "Ana Prueba",
  email: "ana@ejemplo.com",
  phone: "+54 9 11 5555-1234",
  message: "Hola.\nMe gusta resolver problemas & más.",
  page: "https://www.example.com/hablemos",
  sentAt: "2026-11-22T12:00:00.000Z",
  attribution: { utm_source: "red", landing: "/crm" },
  honeypotValue: "",
};

/** Sends a job application as the page does, with shorter pauses between attempts. */
function sendTestApplication(
  delivery: Partial<DeliveryConfig> = {},
  { message = testApplication.message, timeoutMs = 10_000 } = {},
) {
  const config = { endpoint: applicationEndpoint.url, ...delivery };
  const options = createDeliveryOptions(config, { firstPauseMs: 20, timeoutMs });
  return new MutationObserver(new QueryClient(), options).mutate({ ...testApplication, message });
}

/** Replaces `fetch` until the end of the test by one that answers "ok", as if from this URL. */
function mockFetchToAnswerOk(t: TestContext, getResponseUrl = () => "") {
  return t.mock.method(globalThis, "fetch", async () =>
    Object.defineProperty(new Response("ok"), "url", { value: getResponseUrl() }),
  );
}

test("a job application arrives once, as JSON or as form data, with the configured fields and without the honeypot", async () => {
  const fields = { access_key: "k" };
  const { honeypotValue, ...application } = testApplication;
  applicationEndpoint.clearReceivedAndSetBehaviours(respondWith(201));
  await sendTestApplication({ format: "json", fields });
  await sendTestApplication({ format: "form", fields });
  const [json, form, ...others] = applicationEndpoint.received;
  assert.deepEqual(others, []);
  assert.equal(json?.headers["content-type"], "application/json");
  assert.equal(json?.headers["idempotency-key"], application.id);
  assert.deepEqual(JSON.parse(json?.body ?? ""), { ...fields, ...application });
  // The header would cause a CORS preflight, which form services do not answer.
  assert.equal(form?.headers["idempotency-key"], undefined);
  const { attribution, ...texts } = application;
  const sent = Object.fromEntries(new URLSearchParams(form?.body));
  assert.deepEqual(sent, { ...fields, ...texts, ...attribution });
});

test("a temporary failure is followed by up to three retries of the same job application", async () => {
  const breakOff: EndpointBehaviour = (request, response) => {
    respondWith(200, { "Content-Length": "100" }, "ok")(request, response);
    setTimeout(() => request.socket.destroy(), 20);
  };
  for (const [fault, behaviour, reason] of [
    ["500", respondWith(500), "broken"],
    ["429", respondWith(429), "busy"],
    ["409", respondWith(409), "unreachable"],
    ["connection closed without response", ({ socket }) => socket.destroy(), "unreachable"],
    ["response that breaks off", breakOff, "unreachable"],
  ] satisfies [string, EndpointBehaviour, string][]) {
    applicationEndpoint.clearReceivedAndSetBehaviours(behaviour, respondWith(204));
    await sendTestApplication();
    const [first, second] = applicationEndpoint.received;
    assert.equal(first?.body, second?.body, fault);
    applicationEndpoint.clearReceivedAndSetBehaviours(behaviour);
    await assert.rejects(sendTestApplication(), { reason }, fault);
    assert.equal(applicationEndpoint.received.length, 4, fault);
  }
});

test("an attempt may take 10 s, and the pauses between attempts are 1, 2 and 4 s, or as long as the receiver asks", async (t) => {
  const options = createDeliveryOptions({ endpoint: applicationEndpoint.url });
  const timeout = t.mock.method(AbortSignal, "timeout");
  applicationEndpoint.clearReceivedAndSetBehaviours(respondWith(200));
  await new MutationObserver(new QueryClient(), options).mutate(testApplication);
  assert.deepEqual(timeout.mock.calls[0]?.arguments, [10_000]);
  const { retryDelay } = options;
  assert.ok(typeof retryDelay === "function");
  const failure = new DeliveryFailure("broken", { isTemporary: true });
  const delays = [0, 1, 2].map((failures) => retryDelay(failures, failure));
  assert.deepEqual(delays, [1000, 2000, 4000]);
  assert.equal(retryDelay(0, new DeliveryFailure("busy", { retryAfterMs: 9000 })), 9000);
});

test("a receiver that asks for a pause over 30 s, in seconds or by date, ends the attempts; an unreadable pause is ignored", async () => {
  for (const [retryAfter, attempts] of [
    ["120", 1],
    [new Date(Date.now() + 120_000).toUTCString(), 1],
    ["soon", 4],
    ["-5", 4],
  ] as const) {
    applicationEndpoint.clearReceivedAndSetBehaviours(respondWith(429, { "Retry-After": retryAfter }));
    await assert.rejects(sendTestApplication(), { reason: "busy" }, retryAfter);
    assert.equal(applicationEndpoint.received.length, attempts, retryAfter);
  }
});

test("a final refusal, such as status 400, a redirect, HTML or a JSON error, fails with its reason and without a retry", async () => {
  const responses: [reason: string, status: number, body?: string][] = [
    ["refused", 400],
    ["refused", 422],
    ["rejected", 404],
    ["tooLong", 413],
    ["notUnderstood", 415],
    ["broken", 302],
    ["broken", 200, " \n<!doctype html><title>Log in</title>"],
    ["rejected", 200, '{"ok":false}'],
    ["rejected", 200, '{"success":"false"}'],
    ["rejected", 200, '{"error":"Form not found"}'],
    ["rejected", 200, '{"errors":[{"message":"email"}]}'],
  ];
  for (const [reason, status, body] of responses) {
    // A delivery that followed the redirect would get the second response, a success.
    const headers: Record<string, string> = status === 302 ? { Location: applicationEndpoint.url } : {};
    applicationEndpoint.clearReceivedAndSetBehaviours(respondWith(status, headers, body), respondWith(200));
    await assert.rejects(sendTestApplication(), { reason }, `${status} ${body}`);
    assert.equal(applicationEndpoint.received.length, 1, `${status} ${body}`);
  }
});

test("success responses of form services, such as Formspree, count as success", async () => {
  for (const [service, body] of [
    ["Formspree", '{"next":"/thanks","ok":true}'],
    ["Web3Forms", '{"success":true,"message":"Email sent successfully!"}'],
    ["the script for a Google spreadsheet", "ok"],
    ["a service with empty errors", '{"error":null,"errors":[]}'],
  ] as const) {
    applicationEndpoint.clearReceivedAndSetBehaviours(respondWith(200, {}, body));
    assert.equal((await sendTestApplication({ format: "form" })).id, testApplication.id, service);
  }
});

test("a Google script may redirect, but only a response from Google's script server counts as success", async (t) => {
  const google = { endpoint: "https://script.google.com/macros/s/x/exec", format: "form" } as const;
  let answeredAt = "https://script.googleusercontent.com/macros/echo?user_content_key=x";
  const fetch = mockFetchToAnswerOk(t, () => answeredAt);
  await sendTestApplication(google);
  assert.equal(fetch.mock.calls[0]?.arguments[1]?.redirect, "follow");
  answeredAt = "https://accounts.google.com/ServiceLogin";
  await assert.rejects(sendTestApplication(google), { reason: "broken" });
});

test("the delivery of a job application sends no cookies, and sends texts over 60 KB without keepalive, which browsers limit", async (t) => {
  const fetch = mockFetchToAnswerOk(t);
  for (const [letters, keepalive] of [
    [29_000, true],
    [30_000, false],
  ] as const) {
    await sendTestApplication({}, { message: "ñ".repeat(letters) });
    const [, request] = fetch.mock.calls.at(-1)?.arguments ?? [];
    assert.deepEqual([request?.keepalive, request?.credentials], [keepalive, "omit"], `${letters} letters`);
  }
});
