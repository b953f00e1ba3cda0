import type { UseMutationOptions } from "@tanstack/react-query";
import { type Attribution, firstTouch } from "#app/attribution.ts";
import type { site } from "#site";
import type { JobApplication } from "./application.ts";

export interface SentApplication extends JobApplication {
  /** The same for every try, so that who receives it twice can tell. */
  id: string;
  page: string;
  /** When it was sent, as ISO 8601 in UTC. */
  sentAt: string;
  attribution: Attribution;
  /** What stands in the field that people never meet: nothing. */
  trap: string;
}

export type Delivery = NonNullable<typeof site.applications>;

/** Why an application did not arrive: nobody answered, too many at once, a fault of the receiver, or it was refused. */
type Reason = "unreachable" | "busy" | "broken" | "refused";

export class DeliveryFailure extends Error {
  readonly reason: Reason;
  /** Milliseconds that the receiver asked to wait. */
  readonly wait: number;

  constructor(reason: Reason, wait = 0) {
    super(`The application was not delivered: ${reason}`);
    this.reason = reason;
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

/** @returns the application as it is sent, under a new id; only robots fill the trap */
export function addressed(application: JobApplication, trap: string): SentApplication {
  // randomUUID() is not there on a page that came by plain http.
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return {
    ...application,
    id: bytes.map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    page: location.origin + location.pathname,
    sentAt: new Date().toISOString(),
    attribution: firstTouch(),
    trap,
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
function packed({ trap, ...application }: SentApplication, { format, fields }: Delivery): RequestInit {
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

/** Sends an application once: a DeliveryFailure is thrown unless the receiver says that all is well (2xx). */
async function deliver(
  application: SentApplication,
  delivery: Delivery,
  timeout: number,
): Promise<SentApplication> {
  // Only a robot writes there. Should it have been a person after all, the alert shows the way by mail.
  if (application.trap !== "") throw new DeliveryFailure("refused");
  const answer = await fetch(delivery.endpoint, {
    method: "POST",
    credentials: "omit",
    signal: AbortSignal.timeout(timeout),
    ...packed(application, delivery),
  }).catch(() => {
    throw new DeliveryFailure("unreachable");
  });
  if (answer.ok) return application;
  const wait = askedToWait(answer.headers.get("retry-after"));
  if (answer.status === 429) throw new DeliveryFailure("busy", wait);
  throw answer.status >= 500 ? new DeliveryFailure("broken", wait) : new DeliveryFailure("refused");
}

/**
 * How the data-fetching client sends an application: it tries again after growing pauses, or those that the receiver
 * asks for, unless it was refused; without a connection it waits for one.
 */
export function deliveryOptions(
  delivery: Delivery,
  { timeout = 10_000, pause = 1000 }: Times = {},
): UseMutationOptions<SentApplication, DeliveryFailure, SentApplication> {
  return {
    mutationFn: (application) => deliver(application, delivery, timeout),
    retry: (failures, { reason, wait }) => failures < retries && reason !== "refused" && wait <= longestPause,
    retryDelay: (failures, { wait }) => Math.max(pause * 2 ** failures, wait),
  };
}

/** The delivery that the specification asks for: the application is held in the browser only, no call is made. */
export const keptInBrowser: UseMutationOptions<SentApplication, DeliveryFailure, SentApplication> = {
  mutationFn: async (application) => application,
  networkMode: "always",
};
