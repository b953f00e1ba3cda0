import type { UseMutationOptions } from "@tanstack/react-query";
import type { site } from "../content/site.ts";
import type { Attribution } from "../visit/attribution.ts";
import type { JobApplication } from "./application.ts";
import { findReceiverRedirectOrigin } from "./receivers.ts";
import type { careersPageTexts } from "./words.ts";

/** An application as the receiver gets it, and the value of the honeypot, which it does not get. */
export interface ApplicationWithMetadata extends JobApplication {
  /** The id of the draft, the same for every attempt, so that the receiver can detect duplicates. */
  id: string;
  /** The address of the page with the form, without its query. */
  page: string;
  /** The time of the first attempt, as ISO 8601 in UTC. */
  sentAt: string;
  attribution: Attribution;
  /** Empty unless a bot filled in the honeypot. It is not sent. */
  honeypotValue: string;
}

/** The receiver of applications, as content/site.yaml names it: `endpoint`, `format` and further fixed `fields` to send. */
export type DeliveryConfig = NonNullable<typeof site.applications>;

/**
 * Why an application was not delivered, or why nobody knows whether it was: the keys of the messages in content/words/careers.yaml.
 * "interrupted": the page that sent it was left or reloaded.
 */
export type FailureReason = Exclude<
  keyof (typeof careersPageTexts)["form"]["failure"],
  "kept" | "retry" | "mail"
>;

/** An attempt to send an application that failed, or of which nobody knows whether it failed. */
export class DeliveryFailure extends Error {
  readonly reason: FailureReason;
  /** Whether another attempt may succeed. */
  readonly isTemporary: boolean;
  /** The wait in milliseconds that the receiver requested (Retry-After); 0 when it requested none. */
  readonly retryAfterMs: number;

  constructor(reason: FailureReason, { isTemporary = false, retryAfterMs = 0 } = {}) {
    super(`The application was not delivered: ${reason}`);
    this.reason = reason;
    this.isTemporary = isTemporary;
    this.retryAfterMs = retryAfterMs;
  }
}

const maxDeliveryRetries = 3;
/** The longest wait before a retry, in milliseconds. When the receiver requests more, the visitor sees the failure. */
const maxAcceptedRetryAfterMs = 30_000;
/** The body size in bytes up to which `keepalive` is used. Browsers allow 64 KiB for all such requests together. */
const keepaliveMaxBytes = 60_000;

/** @returns the header Retry-After (RFC 9110, 10.2.3: seconds or a date) in milliseconds; 0 when missing or invalid */
function parseRetryAfter(header: string | null): number {
  if (!header) return 0;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Math.max(waitMs || 0, 0);
}

/**
 * Encodes the body and headers of the request. In the format "json" it has the header Idempotency-Key; in "form" it has none,
 * because it would cause a CORS preflight, which form services do not answer.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
function encodeDeliveryRequestWithoutHoneypot(
  { honeypotValue, ...application }: ApplicationWithMetadata,
  { format, fields: fixedFields }: DeliveryConfig,
): { body: string | URLSearchParams; headers: Record<string, string> } {
  const headers = { Accept: "application/json" };
  if (format === "form") {
    const { attribution, ...rest } = application;
    return { body: new URLSearchParams({ ...fixedFields, ...rest, ...attribution }), headers };
  }
  return {
    body: JSON.stringify({ ...fixedFields, ...application }),
    headers: { ...headers, "Content-Type": "application/json", "Idempotency-Key": application.id },
  };
}

const failureReasonByStatus: Partial<Record<number, FailureReason>> = {
  400: "refused",
  408: "unreachable",
  409: "unreachable",
  413: "tooLong",
  415: "notUnderstood",
  422: "refused",
  425: "unreachable",
  429: "busy",
};

/** Timeout, the same Idempotency-Key in progress, too early, too many requests. */
const temporaryStatuses = [408, 409, 425, 429];

/** Converts a response that is not 2xx into the failure. A redirect that is not followed has status 0 in browsers. */
function createDeliveryFailure({ status, headers }: Response): DeliveryFailure {
  const otherReason = status >= 400 && status < 500 ? "rejected" : "broken";
  return new DeliveryFailure(failureReasonByStatus[status] ?? otherReason, {
    isTemporary: status >= 500 || temporaryStatuses.includes(status),
    retryAfterMs: parseRetryAfter(headers.get("retry-after")),
  });
}

const isNonEmptyValue = (value: unknown) =>
  typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/**
 * Interprets the body of a 2xx response (docs/applications.md, "What counts as an answer"). An HTML page is a failure: it is
 * a login page, a captive portal, or the page that a host serves for every address.
 * @returns the reason of the failure; undefined when the application was accepted
 */
function findFailureInBody(body: string, format: DeliveryConfig["format"]): FailureReason | undefined {
  const text = body.trim();
  // Form services always send a body, so an empty body does not come from them.
  if (text.startsWith("<") || (text === "" && format === "form")) return "broken";
  try {
    const { ok, success, error, errors } = Object(JSON.parse(text));
    const isRefused = [ok, success].some((value) => value === false || value === "false");
    return isRefused || isNonEmptyValue(error) || isNonEmptyValue(errors) ? "rejected" : undefined;
  } catch {
    return undefined;
  }
}

/** Sends an application once and returns it. @throws DeliveryFailure unless the receiver accepts the application */
async function deliverApplication(
  application: ApplicationWithMetadata,
  config: DeliveryConfig,
  timeoutMs: number,
): Promise<ApplicationWithMetadata> {
  // A filled-in honeypot means a bot. To a person who did fill it in, the alert about the failure offers to send a mail.
  if (application.honeypotValue !== "") throw new DeliveryFailure("refused");
  const throwUnreachable = () => {
    throw new DeliveryFailure("unreachable", { isTemporary: true });
  };
  const { body, headers } = encodeDeliveryRequestWithoutHoneypot(application, config);
  const redirectOrigin = findReceiverRedirectOrigin(config.endpoint);
  const response = await fetch(config.endpoint, {
    method: "POST",
    body,
    headers,
    credentials: "omit",
    redirect: redirectOrigin ? "follow" : "manual",
    keepalive: new Blob([body.toString()]).size <= keepaliveMaxBytes,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(throwUnreachable);
  if (!response.ok) throw createDeliveryFailure(response);
  if (redirectOrigin && new URL(response.url).origin !== redirectOrigin) throw new DeliveryFailure("broken");
  const failure = findFailureInBody(await response.text().catch(throwUnreachable), config.format);
  if (failure) throw new DeliveryFailure(failure);
  return application;
}

/**
 * Creates the TanStack mutation options that send an application. Temporary failures are retried after growing pauses, or
 * after the wait that the receiver requests. Offline, TanStack Query waits for a connection.
 * @param config the receiver; without one nothing is requested, and the applicant sends a mail
 * @param timings only tests set them: the timeout of one attempt, and the pause before the second, doubled for each later one
 */
export function createDeliveryOptions(
  config: DeliveryConfig | undefined,
  { timeoutMs = 10_000, firstPauseMs = 1000 } = {},
): UseMutationOptions<ApplicationWithMetadata, DeliveryFailure, ApplicationWithMetadata> {
  if (!config) return { mutationFn: async (application) => application, networkMode: "always" };
  return {
    mutationFn: (application) => deliverApplication(application, config, timeoutMs),
    retry: (failures, { isTemporary, retryAfterMs }) =>
      failures < maxDeliveryRetries && isTemporary && retryAfterMs <= maxAcceptedRetryAfterMs,
    retryDelay: (failures, { retryAfterMs }) => Math.max(firstPauseMs * 2 ** failures, retryAfterMs),
  };
}
