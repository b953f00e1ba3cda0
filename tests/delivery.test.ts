import assert from "node:assert/strict";
import { after, before, type TestContext, test } from "node:test";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import {
  createDeliveryOptions,
  type DeliveryConfig,
  DeliveryFailure,
  type SentApplication,
} from "#app/careers/delivery.ts";
import {
  ApplicationEndpoint,
  closeWithoutResponse,
  type EndpointBehaviour,
  neverRespond,
  respondWith,
  respondWithGarbage,
  respondWithLoginPage,
  respondWithRedirect,
} from "./application-endpoint.ts";

const applicationEndpoint = new ApplicationEndpoint();
before(() => applicationEndpoint.open());
after(() => applicationEndpoint.close());

const testSentApplication: SentApplication = {
  id: "0123456789abcdef",
  name: "Ana Prueba",
  email: "ana@ejemplo.com",
  phone: "+54 9 11 5555-1234",
  message: "Hola.\nMe gusta resolver problemas & más.",
  page: "https://www.example.com/hablemos",
  sentAt: "2026-11-22T12:00:00.000Z",
  attribution: { utm_source: "red", landing: "/crm" },
  honeypot: "",
};

/** Sends an application as the page does, with shorter pauses so that tests are fast. */
function sendTestApplication(
  delivery: Partial<DeliveryConfig> = {},
  { sent = testSentApplication, timeout = 10_000 } = {},
) {
  const config = { endpoint: applicationEndpoint.url, ...delivery };
  const options = createDeliveryOptions(config, { pause: 20, timeout });
  return new MutationObserver(new QueryClient(), options).mutate(sent);
}

/** Measures the milliseconds between each attempt and the one before. */
const measureRetryPausesMs = () =>
  applicationEndpoint.received
    .slice(1)
    .map(({ at }, index) => at - (applicationEndpoint.received[index]?.at ?? 0));

/** Sends to a receiver that never accepts the application, and checks the reason and the number of attempts. */
async function assertDeliveryFails(
  behaviours: EndpointBehaviour[],
  reason: DeliveryFailure["reason"],
  {
    format = "json",
    tries = 1,
    label = "",
  }: { format?: "json" | "form"; tries?: number; label?: string } = {},
) {
  applicationEndpoint.setBehaviours(...behaviours);
  await assert.rejects(sendTestApplication({ format }), { reason }, label);
  assert.equal(applicationEndpoint.received.length, tries, `${label}: tries`);
}

/** Replaces `fetch` until the end of the test by one that answers "ok", from the given URL. */
function replaceFetch(t: TestContext, getUrl = () => "") {
  return t.mock.method(globalThis, "fetch", async () =>
    Object.defineProperty(new Response("ok"), "url", { value: getUrl() }),
  );
}

/** Sends an application with an additional field. @returns the one received request, and the sent application */
async function receiveApplication(format: "json" | "form") {
  applicationEndpoint.setBehaviours(respondWith(201));
  await sendTestApplication({ format, fields: { access_key: "k" } });
  const [first, ...others] = applicationEndpoint.received;
  assert.ok(first && others.length === 0);
  const { honeypot, ...application } = testSentApplication;
  return { ...first, application };
}

test("an application arrives as JSON with the configured fields and its id as the idempotency key", async () => {
  const { headers, body, application } = await receiveApplication("json");
  assert.equal(headers["content-type"], "application/json");
  assert.equal(headers["idempotency-key"], application.id);
  assert.deepEqual(JSON.parse(body), { access_key: "k", ...application });
});

test("with format form an application arrives as form data with the configured fields, without the idempotency key that would cause a CORS preflight", async () => {
  const { headers, body, application } = await receiveApplication("form");
  assert.match(headers["content-type"] ?? "", /^application\/x-www-form-urlencoded/);
  assert.equal(headers["idempotency-key"], undefined);
  const { attribution, ...rest } = application;
  const fields = { access_key: "k", ...rest, ...attribution };
  assert.deepEqual(Object.fromEntries(new URLSearchParams(body)), fields);
});

test("a delivery that fails temporarily is retried with the same id, up to four attempts in all, with growing pauses", async () => {
  const breakOff: EndpointBehaviour = (request, response) => {
    respondWith(200, { "Content-Length": "100" }, "ok")(request, response);
    setTimeout(() => request.socket.destroy(), 20);
  };
  for (const [label, behaviour, reason] of [
    ["500", respondWith(500), "broken"],
    ["dropped connection", closeWithoutResponse, "unreachable"],
    ["no HTTP", respondWithGarbage, "unreachable"],
    ["429", respondWith(429), "busy"],
    ["408", respondWith(408), "unreachable"],
    ["409", respondWith(409), "unreachable"],
    ["425", respondWith(425), "unreachable"],
    ["answer that breaks off", breakOff, "unreachable"],
  ] as const) {
    applicationEndpoint.setBehaviours(behaviour, behaviour, respondWith(204));
    await sendTestApplication();
    assert.equal(applicationEndpoint.received.length, 3, `${label}: tries`);
    const bodies = applicationEndpoint.received.map(({ body, headers }) => headers["idempotency-key"] + body);
    assert.equal(new Set(bodies).size, 1, `${label}: different applications`);

    await assertDeliveryFails([behaviour], reason, { tries: 4, label });
    const [first = 0, second = 0, third = 0] = measureRetryPausesMs();
    assert.ok(first >= 19 && second >= 39 && third >= 79, `${label}: pauses ${first}, ${second}, ${third}`);
  }
});

test("an attempt to deliver an application that times out is retried", async () => {
  applicationEndpoint.setBehaviours(neverRespond, respondWith(200));
  await sendTestApplication({}, { timeout: 1000 });
  // On a busy machine the second attempt may time out too.
  assert.ok(applicationEndpoint.received.length > 1);
});

test("a response status that means permanent failure is not retried, and each such status gives its reason", async () => {
  for (const [reason, statuses] of [
    ["refused", [400, 422]],
    ["rejected", [401, 404, 410]],
    ["tooLong", [413]],
    ["notUnderstood", [415]],
  ] as const)
    for (const status of statuses)
      await assertDeliveryFails([respondWith(status), respondWith(200)], reason, { label: `${status}` });
});

for (const format of ["json", "form"] as const) {
  test(`with format ${format} neither a redirect, an HTML page nor status 304 counts as success, and none is retried`, async () => {
    for (const behaviour of [
      respondWithRedirect,
      respondWithLoginPage,
      respondWith(200, {}, " \n<html></html>"),
      respondWith(304),
    ])
      await assertDeliveryFails([behaviour, respondWith(200)], "broken", { format });
  });

  test(`with format ${format} a 200 response whose JSON reports a failure counts as rejected`, async () => {
    for (const said of [
      { ok: false },
      { success: false, message: "Invalid access key" },
      { success: "false" },
      { error: "Form not found" },
      { errors: [{ message: "email" }] },
      { errors: { email: "required" } },
    ]) {
      const body = JSON.stringify(said);
      const no = respondWith(200, { "Content-Type": "application/json" }, body);
      await assertDeliveryFails([no, respondWith(200)], "rejected", { format, label: body });
    }
  });

  test(`with format ${format} the success responses of known services count as success`, async () => {
    for (const [status, body] of [
      // Formspree.
      [200, '{"next":"/thanks","ok":true}'],
      // Web3Forms.
      [200, '{"success":true,"message":"Email sent successfully!"}'],
      // The script for a Google spreadsheet.
      [200, "ok"],
      [201, '{"id":"0123456789abcdef","error":null,"errors":[]}'],
      [202, "Accepted"],
      [200, "null"],
    ] as const) {
      applicationEndpoint.setBehaviours(respondWith(status, {}, body));
      assert.equal(await sendTestApplication({ format }), testSentApplication, body);
    }
  });
}

test("an empty 2xx response is a success with format json, and a failure with format form", async () => {
  for (const status of [200, 201, 204]) {
    applicationEndpoint.setBehaviours(respondWith(status, {}, ""));
    assert.equal(await sendTestApplication(), testSentApplication);
    const label = `${status}`;
    await assertDeliveryFails([respondWith(status, {}, "")], "broken", { format: "form", label });
  }
});

test("a delivery to Google's scripts follows redirects, and succeeds only when the response is from the origin where the scripts respond", async (t) => {
  const google = { endpoint: "https://script.google.com/macros/s/x/exec", format: "form" } as const;
  let answeredAt = "https://script.googleusercontent.com/macros/echo?user_content_key=x";
  const fetch = replaceFetch(t, () => answeredAt);
  assert.equal(await sendTestApplication(google), testSentApplication);
  assert.equal(fetch.mock.calls[0]?.arguments[1]?.redirect, "follow");
  for (answeredAt of ["https://accounts.google.com/ServiceLogin", google.endpoint])
    await assert.rejects(sendTestApplication(google), { reason: "broken" }, answeredAt);
});

test("a delivery sends no cookies, and uses keepalive only for a body that browsers accept with keepalive", async (t) => {
  const fetch = replaceFetch(t);
  for (const [letters, keepalive] of [
    [29_000, true],
    [30_000, false],
  ] as const) {
    await sendTestApplication({}, { sent: { ...testSentApplication, message: "ñ".repeat(letters) } });
    const [, request] = fetch.mock.calls.at(-1)?.arguments ?? [];
    assert.deepEqual([request?.keepalive, request?.credentials], [keepalive, "omit"], `${letters} letters`);
  }
});

test("Retry-After sets the pause before the next attempt to deliver; a pause of two minutes ends the attempts, and an unreadable value is ignored", async () => {
  applicationEndpoint.setBehaviours(respondWith(429, { "Retry-After": "1" }), respondWith(200));
  await sendTestApplication();
  assert.ok((measureRetryPausesMs()[0] ?? 0) >= 990, measureRetryPausesMs().join());
  const inTwoSeconds = new Date(Date.now() + 2000).toUTCString();
  applicationEndpoint.setBehaviours(respondWith(503, { "Retry-After": inTwoSeconds }), respondWith(200));
  await sendTestApplication();
  // Timers may end a millisecond early.
  assert.ok(Date.now() >= Date.parse(inTwoSeconds) - 5, measureRetryPausesMs().join());
  await assertDeliveryFails([respondWith(429, { "Retry-After": "120" }), respondWith(200)], "busy");
  for (const unreadable of ["soon", "-5", "Thu, 01 Jan 1970 00:00:00 GMT"]) {
    applicationEndpoint.setBehaviours(respondWith(429, { "Retry-After": unreadable }), respondWith(200));
    await sendTestApplication();
    assert.ok((measureRetryPausesMs()[0] ?? 0) < 900, unreadable);
  }
});

test("an application with a filled honeypot field is not sent, and fails with the reason refused", async () => {
  applicationEndpoint.setBehaviours(respondWith(200));
  const sent = { ...testSentApplication, honeypot: "x" };
  await assert.rejects(sendTestApplication({}, { sent }), { reason: "refused" });
  assert.equal(applicationEndpoint.received.length, 0);
});

test("an attempt to deliver may take 10 s, and the pauses between attempts are 1, 2 and 4 s", async (t) => {
  const options = createDeliveryOptions({ endpoint: applicationEndpoint.url });
  const timeout = t.mock.method(AbortSignal, "timeout");
  applicationEndpoint.setBehaviours(respondWith(200));
  await new MutationObserver(new QueryClient(), options).mutate(testSentApplication);
  assert.deepEqual(timeout.mock.calls[0]?.arguments, [10_000]);
  const { retryDelay } = options;
  assert.ok(typeof retryDelay === "function");
  const failure = new DeliveryFailure("broken", { isTemporary: true });
  const delays = [0, 1, 2].map((failures) => retryDelay(failures, failure));
  assert.deepEqual(delays, [1000, 2000, 4000]);
});
