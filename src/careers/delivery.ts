import { onlineManager, type UseMutationOptions } from "@tanstack/react-query";
import type { Attribution } from "../visit/attribution.ts";
import { isOffline } from "../visit/connection.ts";
import type { JobApplication } from "./application.ts";
import { deliverOnce } from "./deliver-once.ts";
import type { ApplicationFormProps } from "./form-props.ts";
import { findReceiverRedirectOrigin } from "./receivers.ts";

/** `sentAt` is the time of the first attempt, as ISO 8601 in UTC. */
export type SentApplication = JobApplication &
  Record<"id" | "page" | "sentAt", string> & { attribution: Attribution };

export type DeliveryConfig = NonNullable<ApplicationFormProps["applications"]>;

type FailureTexts = ApplicationFormProps["texts"]["failure"];
export type FailureReason = keyof Omit<FailureTexts, "kept" | "retry" | "mail">;

/** Infinity when no other attempt may succeed. An error of the network has neither. */
type DeliveryError = Error & { reason?: FailureReason; retryAfterMs?: number };

function fail(reason: FailureReason, retryAfterMs = Infinity): never {
  throw Object.assign(new Error(reason), { reason, retryAfterMs });
}

/** Form services get no Idempotency-Key: they do not answer the CORS preflight that it causes. */
function encodeRequest(application: SentApplication, { format, fields }: DeliveryConfig) {
  const { attribution, ...texts } = application;
  if (format === "form") return { body: new URLSearchParams({ ...fields, ...texts, ...attribution }) };
  const headers = { "Content-Type": "application/json", "Idempotency-Key": application.id };
  return { body: JSON.stringify({ ...fields, ...application }), headers };
}

const yes = /^(true|ok|success|accepted|created)$/i;
const no = /^(false|error|fail(ed|ure)?)$/i;

/** @returns undefined for a body that says neither, as a page or `{"id":1}` does */
function readAnswer(body: string): "yes" | "no" | undefined {
  let answer: unknown = body.trim();
  try {
    answer = JSON.parse(body);
  } catch {}
  const { ok, success, status, result, error, errors } = Object(answer);
  const isFilled = (value: unknown) => (value instanceof Object ? Object.keys(value).length > 0 : value);
  const said = [ok, success, status, result, answer].map(String);
  if (said.some((word) => no.test(word)) || [error, errors].some(isFilled)) return "no";
  return said.some((word) => yes.test(word)) ? "yes" : undefined;
}

/** @throws DeliveryError unless docs/applications.md, "What counts as an answer", counts it as taken */
function checkAnswer({ status, ok, headers }: Response, body: string, format?: string): void {
  if ([408, 409, 425, 429].includes(status) || status >= 500) {
    // RFC 9110, 10.2.3: seconds or a date.
    const retryAfter = headers.get("retry-after") ?? "";
    fail("unconfirmed", Number(retryAfter) * 1000 || Date.parse(retryAfter) - Date.now() || 0);
  }
  if (status === 400 || status === 422) fail("refused");
  if (status === 413) fail("tooLong");
  const answer = readAnswer(body);
  if (status >= 400 || answer === "no") fail("rejected");
  // A form service may respond without a body to an application that it does not keep.
  const isYes = answer === "yes" || (format !== "form" && body.trim() === "");
  // A redirect has the status 0.
  if (!ok || !isYes) fail("unconfirmed");
}

async function postApplication(application: SentApplication, config: DeliveryConfig): Promise<void> {
  const { body, headers } = encodeRequest(application, config);
  const redirectOrigin = findReceiverRedirectOrigin(config.endpoint);
  const response = await fetch(config.endpoint, {
    method: "POST",
    body,
    headers: { Accept: "application/json", ...headers },
    credentials: "omit",
    redirect: redirectOrigin ? "follow" : "manual",
    // Browsers allow 64 KiB for all requests together that outlive their page.
    keepalive: new Blob([body.toString()]).size <= 60_000,
    // Safari before 16 ends a request itself, after a minute.
    signal: AbortSignal.timeout?.(10_000),
  });
  checkAnswer(response, await response.text(), config.format);
  if (redirectOrigin && new URL(response.url).origin !== redirectOrigin) fail("unconfirmed");
}

/** The options of a TanStack mutation: up to four attempts. Without `config` nothing is requested. */
export const createDeliveryOptions = (
  config: DeliveryConfig | undefined,
): UseMutationOptions<void, DeliveryError, SentApplication> => ({
  // A browser may deny a connection wrongly, so only later attempts wait for one, and only without any answer.
  networkMode: "offlineFirst",
  mutationFn: async (application) => {
    if (!config) return;
    await deliverOnce(application.id, () => postApplication(application, config)).catch(async (error) => {
      onlineManager.setOnline(error.reason !== undefined || !(await isOffline()));
      throw error;
    });
  },
  retry: (failures, { retryAfterMs = 0 }) => failures < 3 && retryAfterMs <= 30_000,
  retryDelay: (failures, { retryAfterMs = 0 }) => Math.max(1000 * 2 ** failures, retryAfterMs),
});
