import type { UseMutationOptions } from "@tanstack/react-query";
import { type Attribution, firstTouch } from "#app/attribution.ts";
import type { site } from "#site";
import type { JobApplication } from "./application.ts";
import type { Reason } from "./progress.ts";
import { redirectedOrigin } from "./receivers.ts";

export interface SentApplication extends JobApplication {
  /** The same for every try, so that who receives it twice can tell. */
  id: string;
  page: string;
  /** When it was first sent, as ISO 8601 in UTC. */
  sentAt: string;
  attribution: Attribution;
  /** What stands in the field that people never meet: nothing. */
  trap: string;
}

export type Delivery = NonNullable<typeof site.applications>;

export class DeliveryFailure extends Error {
  readonly reason: Reason;
  /** Whether the same application may arrive at another try. */
  readonly isTemporary: boolean;
  /** Milliseconds that the receiver asked to wait. */
  readonly wait: number;

  constructor(reason: Reason, { isTemporary = false, wait = 0 } = {}) {
    super(`The application was not delivered: ${reason}`);
    this.reason = reason;
    this.isTemporary = isTemporary;
    this.wait = wait;
  }
}

/** Milliseconds that one try may take, and before the second try; doubled before each later one. */
interface Times {
  timeout?: number;
  pause?: number;
}

const retries = 3;
/** Milliseconds that a visitor is kept waiting for the next try. Who is asked to wait longer is told so instead. */
const longestPause = 30_000;
/** Bytes of a body that browsers go on sending when the page is left (64 KiB for all that is on its way). */
const mostAfterLeaving = 60_000;

/** @returns the application as it is sent; only robots fill the trap */
export function addressed(
  application: JobApplication,
  sending: Pick<SentApplication, "id" | "sentAt" | "trap">,
): SentApplication {
  return {
    ...application,
    ...sending,
    page: location.origin + location.pathname,
    attribution: firstTouch(),
  };
}

/** Both kinds of Retry-After, as milliseconds (RFC 9110, 10.2.3); 0 where there is none, or none that can be read. */
function askedToWait(header: string | null): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Math.max(wait || 0, 0);
}

// The body and headers in which an application travels:
// https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
function packed(
  { trap, ...application }: SentApplication,
  { format, fields }: Delivery,
): { body: string | URLSearchParams; headers: Record<string, string> } {
  if (format === "form") {
    const { attribution, ...rest } = application;
    // No header of its own: services that take forms do not answer the question (a preflight) that it would raise.
    return {
      body: new URLSearchParams({ ...fields, ...rest, ...attribution }),
      headers: { Accept: "application/json" },
    };
  }
  return {
    body: JSON.stringify({ ...fields, ...application }),
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      "Idempotency-Key": application.id,
    },
  };
}

/** What an answer that is no success says. A redirect that is not followed has the status 0 in browsers. */
function failureOf({ status, headers }: Response): DeliveryFailure {
  const wait = askedToWait(headers.get("retry-after"));
  if (status === 429) return new DeliveryFailure("busy", { isTemporary: true, wait });
  if (status >= 500) return new DeliveryFailure("broken", { isTemporary: true, wait });
  // Too slow, the same application still at work (the draft above), too early.
  if ([408, 409, 425].includes(status))
    return new DeliveryFailure("unreachable", { isTemporary: true, wait });
  if (status === 413) return new DeliveryFailure("tooLong");
  if (status === 415) return new DeliveryFailure("notUnderstood");
  if (status === 400 || status === 422) return new DeliveryFailure("refused");
  return new DeliveryFailure(status >= 400 ? "rejected" : "broken");
}

const isSaid = (value: unknown) =>
  typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/**
 * What the body of a 2xx answer says: whether the application was taken (docs/applications.md, "What counts as an
 * answer"). A page for people counts for nothing: it is a login, a captive portal, or a host's page for any address.
 */
function readAnswer(body: string, format: Delivery["format"]): "taken" | "rejected" | "nothing" {
  const text = body.trim();
  // Services that take forms always say something.
  if (text === "") return format === "form" ? "nothing" : "taken";
  if (text.startsWith("<")) return "nothing";
  try {
    const { ok, success, error, errors } = Object(JSON.parse(text));
    const saysNo = [ok, success].some((value) => value === false || value === "false");
    return saysNo || isSaid(error) || isSaid(errors) ? "rejected" : "taken";
  } catch {
    return "taken";
  }
}

/** Sends an application once: a DeliveryFailure is thrown unless the receiver says that it is taken. */
async function deliver(
  application: SentApplication,
  delivery: Delivery,
  timeout: number,
): Promise<SentApplication> {
  // Only a robot writes there. Should it have been a person after all, the alert shows the way by mail.
  if (application.trap !== "") throw new DeliveryFailure("refused");
  const { endpoint, format } = delivery;
  const unreachable = () => {
    throw new DeliveryFailure("unreachable", { isTemporary: true });
  };
  const { body, headers } = packed(application, delivery);
  const from = redirectedOrigin(endpoint);
  const answer = await fetch(endpoint, {
    method: "POST",
    body,
    headers,
    credentials: "omit",
    redirect: from ? "follow" : "manual",
    keepalive: new Blob([body.toString()]).size <= mostAfterLeaving,
    signal: AbortSignal.timeout(timeout),
  }).catch(unreachable);
  if (!answer.ok) throw failureOf(answer);
  if (from && new URL(answer.url).origin !== from) throw new DeliveryFailure("broken");
  const said = readAnswer(await answer.text().catch(unreachable), format);
  if (said === "taken") return application;
  throw new DeliveryFailure(said === "rejected" ? "rejected" : "broken");
}

/**
 * How the data-fetching client sends an application: it tries again after growing pauses, or those that the receiver
 * asks for, where another try may help; without a connection it waits for one.
 */
export function deliveryOptions(
  delivery: Delivery,
  { timeout = 10_000, pause = 1000 }: Times = {},
): UseMutationOptions<SentApplication, DeliveryFailure, SentApplication> {
  return {
    mutationFn: (application) => deliver(application, delivery, timeout),
    retry: (failures, { isTemporary, wait }) => failures < retries && isTemporary && wait <= longestPause,
    retryDelay: (failures, { wait }) => Math.max(pause * 2 ** failures, wait),
  };
}

/** The delivery that the specification asks for: the application is held in the browser only, no call is made. */
export const browserOnlyDelivery: UseMutationOptions<SentApplication, DeliveryFailure, SentApplication> = {
  mutationFn: async (application) => application,
  networkMode: "always",
};
