import assert from "node:assert/strict";
import { after, before, type Mock, mock, test } from "node:test";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import {
  createDeliveryOptions,
  type DeliveryConfig,
  DeliveryFailure,
  type SentApplication,
} from "#app/careers/delivery.ts";
import {
  ApplicationEndpoint,
  answer,
  type Behaviour,
  closeConnection,
  loginPage,
  neverRespond,
  redirect,
  sendGarbage,
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

/** Sends an application as the page does, with shorter pauses so that tests are fast. */
function send(delivery: Partial<DeliveryConfig> = {}, { sent = application, timeout = 10_000 } = {}) {
  const client = new QueryClient();
  const options = createDeliveryOptions({ endpoint: endpoint.url, ...delivery }, { pause: 20, timeout });
  return new MutationObserver(client, options).mutate(sent);
}

/** Milliseconds before each attempt except the first. */
const pauses = () =>
  endpoint.received.slice(1).map(({ at }, index) => at - (endpoint.received[index]?.at ?? 0));

function firstReceived() {
  const [first] = endpoint.received;
  if (!first) throw new Error("nothing was received");
  return first;
}

/** Sends to a receiver that never accepts the application, and checks the reason and the number of attempts. */
async function assertFails(
  behaviours: Behaviour[],
  reason: DeliveryFailure["reason"],
  {
    format = "json",
    tries = 1,
    label = "",
  }: { format?: DeliveryConfig["format"]; tries?: number; label?: string },
) {
  endpoint.setBehaviours(...behaviours);
  await assert.rejects(send({ format }), { reason }, label);
  assert.equal(endpoint.received.length, tries, `${label}: tries`);
}

/** Runs a task with another `fetch`, which answers "ok". */
async function withFetch(
  answeredAt: () => string,
  task: (fetch: Mock<typeof globalThis.fetch>) => Promise<void>,
) {
  const fetch = mock.method(globalThis, "fetch", async () =>
    Object.defineProperty(new Response("ok"), "url", { value: answeredAt() }),
  );
  try {
    await task(fetch);
  } finally {
    fetch.mock.restore();
  }
}

test("an application arrives as JSON, with its id as the idempotency key", async () => {
  endpoint.setBehaviours(answer(201));
  assert.equal(await send({ fields: { access_key: "k" } }), application);
  assert.equal(endpoint.received.length, 1);
  const { headers, body } = firstReceived();
  assert.equal(headers["content-type"], "application/json");
  assert.equal(headers["idempotency-key"], application.id);
  assert.equal(headers.cookie, undefined);
  const { honeypot, ...rest } = application;
  assert.deepEqual(JSON.parse(body), { access_key: "k", ...rest });
});

test("an application arrives as form data, without headers that would cause a CORS preflight", async () => {
  endpoint.setBehaviours(answer(200));
  await send({ format: "form", fields: { access_key: "k" } });
  const { headers, body } = firstReceived();
  assert.match(headers["content-type"] ?? "", /^application\/x-www-form-urlencoded/);
  assert.equal(headers["idempotency-key"], undefined);
  const { honeypot, attribution, ...rest } = application;
  const fields = { access_key: "k", ...rest, ...attribution };
  assert.deepEqual(Object.fromEntries(new URLSearchParams(body)), fields);
});

test("a temporary failure is retried with the same id, up to four times with growing pauses", async () => {
  for (const [label, behaviour, reason] of [
    ["500", answer(500), "broken"],
    ["503", answer(503), "broken"],
    ["dropped connection", closeConnection, "unreachable"],
    ["no HTTP", sendGarbage, "unreachable"],
    ["429", answer(429), "busy"],
    ["408", answer(408), "unreachable"],
    ["409", answer(409), "unreachable"],
    ["425", answer(425), "unreachable"],
    [
      "answer that breaks off",
      (request, response) => {
        answer(200, { "Content-Length": "100" }, "ok")(request, response);
        setTimeout(() => request.socket.destroy(), 20);
      },
      "unreachable",
    ],
  ] as [string, Behaviour, DeliveryFailure["reason"]][]) {
    endpoint.setBehaviours(behaviour, behaviour, answer(204));
    await send();
    assert.equal(endpoint.received.length, 3, `${label}: tries`);
    const bodies = endpoint.received.map(({ body, headers }) => headers["idempotency-key"] + body);
    assert.equal(new Set(bodies).size, 1, `${label}: different applications`);

    await assertFails([behaviour], reason, { tries: 4, label });
    const [first = 0, second = 0, third = 0] = pauses();
    assert.ok(first >= 19 && second >= 39 && third >= 79, `${label}: pauses ${pauses().join()}`);
  }
});

test("a timeout is retried", async () => {
  endpoint.setBehaviours(neverRespond, answer(200));
  await send({}, { timeout: 1000 });
  // On a busy machine the second attempt may time out too.
  assert.ok(endpoint.received.length > 1);
});

test("a permanent failure is not retried", async () => {
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
  ] as const)
    await assertFails([answer(status), answer(200)], reason, { label: `${status}` });
});

for (const format of ["json", "form"] as const) {
  test(`${format}: neither a redirect nor an HTML page counts as success, and neither is retried`, async () => {
    for (const behaviour of [redirect, loginPage, answer(200, {}, " \n<html></html>"), answer(304)])
      await assertFails([behaviour, answer(200)], "broken", { format });
  });

  test(`${format}: a 2xx response whose body reports a failure is a failure`, async () => {
    for (const said of [
      { ok: false },
      { success: false, message: "Invalid access key" },
      { success: "false" },
      { error: "Form not found" },
      { errors: [{ message: "email" }] },
      { errors: { email: "required" } },
    ]) {
      const body = JSON.stringify(said);
      const no = answer(200, { "Content-Type": "application/json" }, body);
      await assertFails([no, answer(200)], "rejected", { format, label: body });
    }
  });

  test(`${format}: the success responses of known services count as success`, async () => {
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
      endpoint.setBehaviours(answer(status, {}, body));
      assert.equal(await send({ format }), application, body);
    }
  });
}

test("an empty 2xx response is a success with the format json, and a failure with the format form", async () => {
  for (const status of [200, 201, 204]) {
    endpoint.setBehaviours(answer(status, {}, ""));
    assert.equal(await send(), application);
    await assertFails([answer(status, {}, "")], "broken", { format: "form", label: `${status}` });
  }
});

test("Google's redirect is followed to the origin where its scripts respond, and to no other origin", async () => {
  const google = { endpoint: "https://script.google.com/macros/s/x/exec", format: "form" } as const;
  let answeredAt = "https://script.googleusercontent.com/macros/echo?user_content_key=x";
  await withFetch(
    () => answeredAt,
    async (fetch) => {
      assert.equal(await send(google), application);
      assert.equal(fetch.mock.calls[0]?.arguments[1]?.redirect, "follow");
      for (const elsewhere of ["https://accounts.google.com/ServiceLogin", google.endpoint]) {
        answeredAt = elsewhere;
        await assert.rejects(send(google), { reason: "broken" }, elsewhere);
      }
    },
  );
});

test("a request with a body of up to 60,000 bytes uses keepalive; browsers refuse keepalive for larger bodies", async () => {
  await withFetch(
    () => "",
    async (fetch) => {
      for (const [message, keepalive] of [
        ["Hola.", true],
        ["ñ".repeat(29_000), true],
        ["ñ".repeat(30_000), false],
      ] as const) {
        await send({}, { sent: { ...application, message } });
        const [, request] = fetch.mock.calls.at(-1)?.arguments ?? [];
        assert.equal(request?.keepalive, keepalive, `${message.length} letters`);
      }
    },
  );
});

test("sending to a closed port fails with the reason unreachable", async () => {
  const gone = new ApplicationEndpoint();
  await gone.open();
  await gone.close();
  await assert.rejects(send({ endpoint: gone.url }), { reason: "unreachable" });
});

test("Retry-After sets the pause, in seconds or as a date; it is ignored when it is minutes away or invalid", async () => {
  endpoint.setBehaviours(answer(429, { "Retry-After": "1" }), answer(200));
  await send();
  assert.ok((pauses()[0] ?? 0) >= 990, pauses().join());
  const inTwoSeconds = new Date(Date.now() + 2000).toUTCString();
  endpoint.setBehaviours(answer(503, { "Retry-After": inTwoSeconds }), answer(200));
  await send();
  // Timers may end a millisecond early.
  assert.ok(Date.now() >= Date.parse(inTwoSeconds) - 5, pauses().join());
  await assertFails([answer(429, { "Retry-After": "120" }), answer(200)], "busy", { label: "120 s" });
  for (const unreadable of ["soon", "-5", "Thu, 01 Jan 1970 00:00:00 GMT"]) {
    endpoint.setBehaviours(answer(429, { "Retry-After": unreadable }), answer(200));
    await send();
    assert.ok((pauses()[0] ?? 0) < 900, unreadable);
  }
});

test("an application with a filled honeypot is not sent, and fails with the reason refused", async () => {
  endpoint.setBehaviours(answer(200));
  await assert.rejects(send({}, { sent: { ...application, honeypot: "x" } }), { reason: "refused" });
  assert.equal(endpoint.received.length, 0);
});

test("an attempt may take 10 s, and the pauses are 1, 2 and 4 s", async () => {
  const options = createDeliveryOptions({ endpoint: endpoint.url });
  const timeout = mock.method(AbortSignal, "timeout");
  endpoint.setBehaviours(answer(200));
  await new MutationObserver(new QueryClient(), options).mutate(application);
  assert.deepEqual(timeout.mock.calls[0]?.arguments, [10_000]);
  timeout.mock.restore();
  const { retryDelay } = options;
  assert.ok(typeof retryDelay === "function");
  const failure = new DeliveryFailure("broken", { isTemporary: true });
  const delays = [0, 1, 2].map((failures) => retryDelay(failures, failure));
  assert.deepEqual(delays, [1000, 2000, 4000]);
});
