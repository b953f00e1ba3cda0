import assert from "node:assert/strict";
import { after, before, mock, test } from "node:test";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import {
  type Delivery,
  DeliveryFailure,
  deliveryOptions,
  type SentApplication,
} from "#app/careers/delivery.ts";
import { ApplicationEndpoint, answer, drop, garbage, hang } from "./application-endpoint.ts";

const endpoint = new ApplicationEndpoint();
before(() => endpoint.open());
after(() => endpoint.close());

const application: SentApplication = {
  id: "0123456789abcdef",
  name: "Ana Prueba",
  email: "ana@ejemplo.com",
  phone: "+54 9 11 5555-1234",
  message: "Hola.\nMe gusta resolver problemas & más.",
  page: "https://www.example.com/hablemos",
  sentAt: "2026-11-22T12:00:00.000Z",
  attribution: { utm_source: "red", landing: "/crm" },
  trap: "",
};

/** Sends it as the page does, but for the pauses, which would have every test take seconds. */
function send(delivery: Partial<Delivery> = {}, { sent = application, timeout = 10_000 } = {}) {
  const client = new QueryClient();
  const options = deliveryOptions({ endpoint: endpoint.url, ...delivery }, { pause: 20, timeout });
  return new MutationObserver(client, options).mutate(sent);
}

/** What has been waited before each try but the first. */
const pauses = () =>
  endpoint.received.slice(1).map(({ at }, index) => at - (endpoint.received[index]?.at ?? 0));

test("an application arrives as JSON, with its id as the idempotency key", async () => {
  endpoint.will(answer(201));
  assert.equal(await send({ fields: { access_key: "k" } }), application);
  assert.equal(endpoint.received.length, 1);
  const [{ headers, body }] = endpoint.received as [(typeof endpoint.received)[number]];
  assert.equal(headers["content-type"], "application/json");
  assert.equal(headers["idempotency-key"], application.id);
  assert.equal(headers.cookie, undefined);
  const { trap, ...told } = application;
  assert.deepEqual(JSON.parse(body), { access_key: "k", ...told });
});

test("an application arrives as a form, without headers that would raise a preflight", async () => {
  endpoint.will(answer(200));
  await send({ format: "form", fields: { access_key: "k" } });
  const [{ headers, body }] = endpoint.received as [(typeof endpoint.received)[number]];
  assert.match(headers["content-type"] ?? "", /^application\/x-www-form-urlencoded/);
  assert.equal(headers["idempotency-key"], undefined);
  const { trap, attribution, ...told } = application;
  assert.deepEqual(Object.fromEntries(new URLSearchParams(body)), {
    access_key: "k",
    ...told,
    ...attribution,
  });
});

for (const [what, behaviour] of [
  ["a server that fails", answer(500)],
  ["a connection that drops", drop],
  ["an answer that is not HTTP", garbage],
  ["too many at once", answer(429)],
] as const) {
  test(`${what} is tried again, as the same application`, async () => {
    endpoint.will(behaviour, behaviour, answer(204));
    await send();
    assert.equal(endpoint.received.length, 3);
    assert.equal(new Set(endpoint.received.map(({ body }) => body)).size, 1);
    assert.equal(new Set(endpoint.received.map(({ headers }) => headers["idempotency-key"])).size, 1);
  });
}

test("no answer in time is tried again", async () => {
  endpoint.will(hang, answer(200));
  await send({}, { timeout: 1000 });
  // On a machine that is busy the second try may be late as well.
  assert.ok(endpoint.received.length > 1);
});

for (const [what, behaviour, reason] of [
  ["fails", answer(503), "broken"],
  ["drops", drop, "unreachable"],
  ["is busy", answer(429), "busy"],
] as const) {
  test(`a receiver that always ${what} is tried four times, after growing pauses`, async () => {
    endpoint.will(behaviour);
    await assert.rejects(send(), (error) => error instanceof DeliveryFailure && error.reason === reason);
    assert.equal(endpoint.received.length, 4);
    const [first = 0, second = 0, third = 0] = pauses();
    assert.ok(first >= 19 && second >= 39 && third >= 79, pauses().join());
  });
}

for (const status of [400, 401, 403, 404, 409, 413, 422]) {
  test(`a refusal (${status}) is not tried again`, async () => {
    endpoint.will(answer(status), answer(200));
    await assert.rejects(send(), { reason: "refused" });
    assert.equal(endpoint.received.length, 1);
  });
}

test("where nobody listens it fails as unreachable", async () => {
  const gone = new ApplicationEndpoint();
  await gone.open();
  await gone.close();
  await assert.rejects(send({ endpoint: gone.url }), { reason: "unreachable" });
});

test("a receiver that says how long to wait is given that time, in seconds or by the clock", async () => {
  endpoint.will(answer(429, { "Retry-After": "1" }), answer(200));
  await send();
  assert.ok((pauses()[0] ?? 0) >= 990, pauses().join());
  const inTwoSeconds = new Date(Date.now() + 2000).toUTCString();
  endpoint.will(answer(503, { "Retry-After": inTwoSeconds }), answer(200));
  await send();
  assert.ok((pauses()[0] ?? 0) >= 900, pauses().join());
});

test("a receiver that asks for minutes is not waited for, one that says nonsense as if it said nothing", async () => {
  endpoint.will(answer(429, { "Retry-After": "120" }), answer(200));
  await assert.rejects(send(), { reason: "busy" });
  assert.equal(endpoint.received.length, 1);
  for (const nonsense of ["soon", "-5", "Thu, 01 Jan 1970 00:00:00 GMT"]) {
    endpoint.will(answer(429, { "Retry-After": nonsense }), answer(200));
    await send();
    assert.ok((pauses()[0] ?? 0) < 900, nonsense);
  }
});

test("what a robot has filled in goes nowhere, and is not taken for sent", async () => {
  endpoint.will(answer(200));
  await assert.rejects(send({}, { sent: { ...application, trap: "x" } }), { reason: "refused" });
  assert.equal(endpoint.received.length, 0);
});

test("a try may take 10 s, and the pauses are of 1, 2 and 4 s", async () => {
  const options = deliveryOptions({ endpoint: endpoint.url });
  const timeout = mock.method(AbortSignal, "timeout");
  endpoint.will(answer(200));
  await new MutationObserver(new QueryClient(), options).mutate(application);
  assert.deepEqual(timeout.mock.calls[0]?.arguments, [10_000]);
  timeout.mock.restore();
  const { retryDelay } = options;
  assert.ok(typeof retryDelay === "function");
  const failure = new DeliveryFailure("broken");
  assert.deepEqual(
    [0, 1, 2].map((failures) => retryDelay(failures, failure)),
    [1000, 2000, 4000],
  );
});
