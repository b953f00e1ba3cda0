import assert from "node:assert/strict";
import { after, before, mock, test } from "node:test";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import {
  type Delivery,
  DeliveryFailure,
  deliveryOptions,
  type SentApplication,
} from "#app/careers/delivery.ts";
import {
  ApplicationEndpoint,
  answer,
  drop,
  garbage,
  hang,
  loginPage,
  redirect,
} from "./application-endpoint.ts";

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
  honeypot: "",
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
  const { honeypot, ...told } = application;
  assert.deepEqual(JSON.parse(body), { access_key: "k", ...told });
});

test("an application arrives as a form, without headers that would raise a preflight", async () => {
  endpoint.will(answer(200));
  await send({ format: "form", fields: { access_key: "k" } });
  const [{ headers, body }] = endpoint.received as [(typeof endpoint.received)[number]];
  assert.match(headers["content-type"] ?? "", /^application\/x-www-form-urlencoded/);
  assert.equal(headers["idempotency-key"], undefined);
  const { honeypot, attribution, ...told } = application;
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

for (const [status, reason] of [
  [400, "refused"],
  [422, "refused"],
  [401, "rejected"],
  [403, "rejected"],
  [404, "rejected"],
  [405, "rejected"],
  [410, "rejected"],
  [413, "tooLong"],
  [415, "notUnderstood"],
] as const) {
  test(`${status} is told as ${reason}, and not tried again`, async () => {
    endpoint.will(answer(status), answer(200));
    await assert.rejects(send(), { reason });
    assert.equal(endpoint.received.length, 1);
  });
}

for (const status of [408, 409, 425]) {
  test(`${status} says that the receiver is not ready: it is tried again`, async () => {
    endpoint.will(answer(status), answer(200));
    await send();
    assert.equal(endpoint.received.length, 2);
    endpoint.will(answer(status));
    await assert.rejects(send(), { reason: "unreachable" });
  });
}

const json = { "Content-Type": "application/json" };

for (const format of ["json", "form"] as const) {
  test(`${format}: neither a redirect nor a page for people is a success, and neither is tried again`, async () => {
    for (const behaviour of [redirect, loginPage, answer(200, {}, " \n<html></html>"), answer(304)]) {
      endpoint.will(behaviour, answer(200));
      await assert.rejects(send({ format }), { reason: "broken" });
      assert.equal(endpoint.received.length, 1);
    }
  });

  test(`${format}: a 2xx that says no is no success`, async () => {
    for (const said of [
      { ok: false },
      { success: false, message: "Invalid access key" },
      { success: "false" },
      { error: "Form not found" },
      { errors: [{ message: "email" }] },
      { errors: { email: "required" } },
    ]) {
      endpoint.will(answer(200, json, JSON.stringify(said)), answer(200));
      await assert.rejects(send({ format }), { reason: "rejected" }, JSON.stringify(said));
      assert.equal(endpoint.received.length, 1);
    }
  });

  test(`${format}: what services answer is a success`, async () => {
    for (const [status, body] of [
      // Formspree.
      [200, '{"next":"/thanks","ok":true}'],
      // Web3Forms.
      [200, '{"success":true,"message":"Email sent successfully!"}'],
      // The script for a spreadsheet of Google.
      [200, "ok"],
      [201, '{"id":"0123456789abcdef","error":null,"errors":[]}'],
      [202, "Accepted"],
      [200, "null"],
    ] as const) {
      endpoint.will(answer(status, {}, body));
      assert.equal(await send({ format }), application);
    }
  });

  test(`${format}: an answer that breaks off is tried again`, async () => {
    const broken = answer(200, { "Content-Length": "100" }, "ok");
    endpoint.will((request, response) => {
      broken(request, response);
      setTimeout(() => request.socket.destroy(), 20);
    }, answer(200));
    await send({ format });
    assert.equal(endpoint.received.length, 2);
  });
}

test("an empty 2xx is an answer of a service of one's own, and none of a service for forms", async () => {
  for (const status of [200, 201, 204]) {
    endpoint.will(answer(status, {}, ""));
    assert.equal(await send(), application);
    await assert.rejects(send({ format: "form" }), { reason: "broken" });
  }
});

test("Google's redirect is followed, to where its scripts answer and nowhere else", async () => {
  const google = "https://script.google.com/macros/s/x/exec";
  const asked: (RequestInit | undefined)[] = [];
  let answeredAt = "";
  const fetched = mock.method(globalThis, "fetch", async (_: unknown, request?: RequestInit) => {
    asked.push(request);
    return Object.defineProperty(new Response("ok"), "url", { value: answeredAt });
  });
  try {
    answeredAt = "https://script.googleusercontent.com/macros/echo?user_content_key=x";
    assert.equal(await send({ endpoint: google, format: "form" }), application);
    assert.equal(asked[0]?.redirect, "follow");
    for (const elsewhere of ["https://accounts.google.com/ServiceLogin", google]) {
      answeredAt = elsewhere;
      await assert.rejects(send({ endpoint: google, format: "form" }), { reason: "broken" });
    }
  } finally {
    fetched.mock.restore();
  }
});

test("a body of up to 60,000 bytes goes on when the page is left; browsers refuse that for more", async () => {
  const asked: (RequestInit | undefined)[] = [];
  const fetched = mock.method(globalThis, "fetch", async (_: unknown, request?: RequestInit) => {
    asked.push(request);
    return new Response("ok");
  });
  try {
    for (const [message, keepalive] of [
      ["Hola.", true],
      ["ñ".repeat(29_000), true],
      ["ñ".repeat(30_000), false],
    ] as const) {
      await send({}, { sent: { ...application, message } });
      assert.equal(asked.at(-1)?.keepalive, keepalive);
    }
  } finally {
    fetched.mock.restore();
  }
});

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
  // Timers may end a millisecond early.
  assert.ok(Date.now() >= Date.parse(inTwoSeconds) - 5, pauses().join());
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
  await assert.rejects(send({}, { sent: { ...application, honeypot: "x" } }), { reason: "refused" });
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
  const failure = new DeliveryFailure("broken", { isTemporary: true });
  assert.deepEqual(
    [0, 1, 2].map((failures) => retryDelay(failures, failure)),
    [1000, 2000, 4000],
  );
});
