import type { UseMutationOptions } from "@tanstack/react-query";
import type { site } from "../content/site.ts";
import type { Attribution } from "../visit/attribution.ts";
import type { JobApplication } from "./application.ts";
import { deliverOnce } from "./deliver-once.ts";
import { findReceiverRedirectOrigin } from "./receivers.ts";
import type { careersPageTexts } from "./words.ts";

/** An application as the receiver gets it; `sentAt` is the time of the first attempt, as ISO 8601 in UTC. */
type SentApplication = JobApplication &
  Record<"id" | "page" | "sentAt", string> & { attribution: Attribution };

/** An application to deliver. With a `failure` it is not sent, and fails for that reason unless another tab delivers it. */
interface Delivery {
  application: SentApplication;
  failure?: FailureReason;
}

export type DeliveryConfig = NonNullable<typeof site.applications>;

type FailureTextName = keyof (typeof careersPageTexts)["form"]["failure"];
export type FailureReason = Exclude<FailureTextName, "kept" | "retry" | "mail">;

export class DeliveryFailure extends Error {
  readonly reason: FailureReason;
  /** The wait before another attempt, 0 unless the receiver asks for one; undefined when no other attempt may succeed. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: FailureReason, retryAfterMs?: number) {
    super(reason);
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Encodes an application. Form services get no Idempotency-Key: they do not answer the CORS preflight that it causes. */
function encodeRequest(application: SentApplication, { format, fields }: DeliveryConfig) {
  const headers = { Accept: "application/json" };
  if (format === "form") {
    const { attribution, ...texts } = application;
    return { body: new URLSearchParams({ ...fields, ...texts, ...attribution }), headers };
  }
  return {
    body: JSON.stringify({ ...fields, ...application }),
    headers: { ...headers, "Content-Type": "application/json", "Idempotency-Key": application.id },
  };
}

function saysNotTaken(body: string): boolean {
  try {
    const { ok, success, error, errors } = Object(JSON.parse(body));
    const isFilled = (value: unknown) => (value instanceof Object ? Object.keys(value).length > 0 : value);
    return [ok, success].some((value) => String(value) === "false") || [error, errors].some(isFilled);
  } catch {
    return false;
  }
}

/** @throws DeliveryFailure unless docs/applications.md, "What counts as an answer", counts the answer as taken */
function checkAnswer(
  { status, ok, headers }: Response,
  body: string,
  format: DeliveryConfig["format"],
): void {
  // RFC 9110, 10.2.3: seconds or a date.
  const retryAfter = headers.get("retry-after") ?? "";
  const retryAfterMs = Number(retryAfter) * 1000 || Date.parse(retryAfter) - Date.now() || 0;
  if ([408, 409, 425].includes(status)) throw new DeliveryFailure("unreachable", retryAfterMs);
  if (status === 429) throw new DeliveryFailure("busy", retryAfterMs);
  if (status >= 500) throw new DeliveryFailure("broken", retryAfterMs);
  if (status === 400 || status === 422) throw new DeliveryFailure("refused");
  if (status === 413) throw new DeliveryFailure("tooLong");
  if (status === 415) throw new DeliveryFailure("notUnderstood");
  if (status >= 400 || saysNotTaken(body)) throw new DeliveryFailure("rejected");
  // A redirect has the status 0. HTML is a login, a captive portal, or the page that a host serves for every address.
  const isEmptyOrPage = format === "form" ? /^\s*(<|$)/ : /^\s*</;
  if (!ok || isEmptyOrPage.test(body)) throw new DeliveryFailure("broken");
}

async function postApplication(application: SentApplication, config: DeliveryConfig): Promise<void> {
  const { body, headers } = encodeRequest(application, config);
  const redirectOrigin = findReceiverRedirectOrigin(config.endpoint);
  const throwUnreachable = () => {
    throw new DeliveryFailure("unreachable", 0);
  };
  const response = await fetch(config.endpoint, {
    method: "POST",
    body,
    headers,
    credentials: "omit",
    redirect: redirectOrigin ? "follow" : "manual",
    // Browsers allow 64 KiB for all requests together that outlive their page.
    keepalive: new Blob([body.toString()]).size <= 60_000,
    signal: AbortSignal.timeout(10_000),
  }).catch(throwUnreachable);
  checkAnswer(response, await response.text().catch(throwUnreachable), config.format);
  if (redirectOrigin && new URL(response.url).origin !== redirectOrigin) throw new DeliveryFailure("broken");
}

/**
 * The options of a TanStack mutation that delivers an application: up to four attempts, after 1, 2 and 4 s or the wait that the
 * receiver asks for. Its result is whether the application was delivered now, and not before from another tab.
 * @param config the receiver; without one nothing is requested
 */
export const createDeliveryOptions = (
  config: DeliveryConfig | undefined,
): UseMutationOptions<boolean, DeliveryFailure, Delivery> => ({
  // The first attempt does not ask whether there is a connection, which a browser may deny wrongly. The others wait for one.
  networkMode: "offlineFirst",
  mutationFn: async ({ application, failure }) =>
    !config ||
    deliverOnce(application.id, async () => {
      if (failure) throw new DeliveryFailure(failure);
      await postApplication(application, config);
    }),
  // When the receiver asks for a longer wait, the applicant sees the failure.
  retry: (failures, { retryAfterMs = Infinity }) => failures < 3 && retryAfterMs <= 30_000,
  retryDelay: (failures, { retryAfterMs = 0 }) => Math.max(1000 * 2 ** failures, retryAfterMs),
});
