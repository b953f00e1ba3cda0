import type { UseMutationOptions } from "@tanstack/react-query";
import { type Attribution, readVisitAttribution } from "../visit/attribution.ts";
import type { site } from "../../site.config.ts";
import type { JobApplication } from "./application.ts";
import type { DeliveryFailureReason } from "./progress.ts";
import { findReceiverRedirectOrigin } from "./receivers.ts";

/** An application as the receiver gets it, and the value of the honeypot, which it does not get. */
export interface ApplicationWithMetadata extends JobApplication {
  /** The id of the application, the same for every attempt, so that the receiver can detect duplicates. */
  id: string;
  /** The address of the page with the form, without its query. */
  page: string;
  /** The time of the first attempt, as ISO 8601 in UTC. */
  sentAt: string;
  attribution: Attribution;
  /** Empty unless a bot filled in the honeypot. It is not sent. */
  honeypotValue: string;
}

/** The receiver of applications, as site.config.ts names it: `endpoint`, `format` and further fixed `fields` to send. */
export type DeliveryConfig = NonNullable<typeof site.applications>;

/** An attempt to send an application that failed, or of which nobody knows whether it failed. */
export class DeliveryFailure extends Error {
  readonly reason: DeliveryFailureReason;
  /** Whether another attempt may succeed. */
  readonly isTemporary: boolean;
  /** The wait in milliseconds that the receiver requested (Retry-After); 0 when it requested none. */
  readonly retryAfterMs: number;

  constructor(reason: DeliveryFailureReason, { isTemporary = false, retryAfterMs = 0 } = {}) {
    super(`The application was not delivered: ${reason}`);
    this.reason = reason;
    this.isTemporary = isTemporary;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Only tests set these times, in milliseconds. */
interface DeliveryTimings {
  /** The timeout of one attempt. */
  timeoutMs?: number;
  /** The pause before the second attempt; doubled before each later attempt. */
  firstPauseMs?: number;
}

const maxDeliveryRetries = 3;
/** The longest wait before a retry, in milliseconds. When the receiver requests more, the visitor sees the failure. */
const maxAcceptedRetryAfterMs = 30_000;
/** The body size in bytes up to which `keepalive` is used. Browsers allow 64 KiB for all such requests together. */
const keepaliveMaxBytes = 60_000;

/** Adds to an application its id, the time of the first attempt, the page, the attribution and the value of the honeypot. */
export function addApplicationMetadata(
  application: JobApplication,
  metadata: Pick<ApplicationWithMetadata, "id" | "sentAt" | "honeypotValue">,
): ApplicationWithMetadata {
  return {
    ...application,
    ...metadata,
    page: location.origin + location.pathname,
    attribution: readVisitAttribution(),
  };
}

/** @returns the header Retry-After (RFC 9110, 10.2.3: seconds or a date) in milliseconds; 0 when missing or invalid */
function parseRetryAfter(header: string | null): number {
  if (!header) return 0;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Math.max(waitMs || 0, 0);
}

/**
 * Encodes the body and headers of the request. In the format "json" it has the header Idempotency-Key; in "form" it has none.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
function encodeDeliveryRequestWithoutHoneypot(
  { honeypotValue, ...application }: ApplicationWithMetadata,
  { format, fields: fixedFields }: DeliveryConfig,
): { body: string | URLSearchParams; headers: Record<string, string> } {
  if (format === "form") {
    const { attribution, ...rest } = application;
    // No Idempotency-Key: a custom header would cause a CORS preflight, which form services do not answer.
    return {
      body: new URLSearchParams({ ...fixedFields, ...rest, ...attribution }),
      headers: { Accept: "application/json" },
    };
  }
  return {
    body: JSON.stringify({ ...fixedFields, ...application }),
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      "Idempotency-Key": application.id,
    },
  };
}

/** Converts a response that is not 2xx into the failure. A redirect that is not followed has status 0 in browsers. */
function createDeliveryFailure({ status, headers }: Response): DeliveryFailure {
  const retryAfterMs = parseRetryAfter(headers.get("retry-after"));
  if (status === 429) return new DeliveryFailure("busy", { isTemporary: true, retryAfterMs });
  if (status >= 500) return new DeliveryFailure("broken", { isTemporary: true, retryAfterMs });
  // Temporary, like 429 and 5xx: timeout (408), the same Idempotency-Key in progress (409), too early (425).
  if ([408, 409, 425].includes(status))
    return new DeliveryFailure("unreachable", { isTemporary: true, retryAfterMs });
  if (status === 413) return new DeliveryFailure("tooLong");
  if (status === 415) return new DeliveryFailure("notUnderstood");
  if (status === 400 || status === 422) return new DeliveryFailure("refused");
  return new DeliveryFailure(status >= 400 ? "rejected" : "broken");
}

const isNonEmptyValue = (value: unknown) =>
  typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/**
 * Interprets the body of a 2xx response (docs/applications.md, "What counts as an answer"). An HTML page is "invalid":
 * it is a login page, a captive portal, or the page that a host serves for every address.
 */
function interpretResponseBody(
  body: string,
  format: DeliveryConfig["format"],
): "accepted" | "rejected" | "invalid" {
  const text = body.trim();
  // Form services always send a body, so an empty body does not come from them.
  if (text === "") return format === "form" ? "invalid" : "accepted";
  if (text.startsWith("<")) return "invalid";
  try {
    const { ok, success, error, errors } = Object(JSON.parse(text));
    const isRefused = [ok, success].some((value) => value === false || value === "false");
    return isRefused || isNonEmptyValue(error) || isNonEmptyValue(errors) ? "rejected" : "accepted";
  } catch {
    return "accepted";
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
  const { endpoint, format } = config;
  const throwUnreachable = () => {
    throw new DeliveryFailure("unreachable", { isTemporary: true });
  };
  const { body, headers } = encodeDeliveryRequestWithoutHoneypot(application, config);
  const redirectOrigin = findReceiverRedirectOrigin(endpoint);
  const response = await fetch(endpoint, {
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
  const result = interpretResponseBody(await response.text().catch(throwUnreachable), format);
  if (result === "accepted") return application;
  throw new DeliveryFailure(result === "rejected" ? "rejected" : "broken");
}

/**
 * Creates the TanStack mutation options that send an application. Temporary failures are retried after growing pauses, or
 * after the wait that the receiver requests. Offline, TanStack Query waits for a connection.
 */
export function createDeliveryOptions(
  config: DeliveryConfig,
  { timeoutMs = 10_000, firstPauseMs = 1000 }: DeliveryTimings = {},
): UseMutationOptions<ApplicationWithMetadata, DeliveryFailure, ApplicationWithMetadata> {
  return {
    mutationFn: (application) => deliverApplication(application, config, timeoutMs),
    retry: (failures, { isTemporary, retryAfterMs }) =>
      failures < maxDeliveryRetries && isTemporary && retryAfterMs <= maxAcceptedRetryAfterMs,
    retryDelay: (failures, { retryAfterMs }) => Math.max(firstPauseMs * 2 ** failures, retryAfterMs),
  };
}

/** The mutation options when site.config.ts names no receiver: no request is made, and the applicant sends a mail. */
export const succeedWithoutRequestOptions: UseMutationOptions<
  ApplicationWithMetadata,
  DeliveryFailure,
  ApplicationWithMetadata
> = {
  mutationFn: async (application) => application,
  networkMode: "always",
};
