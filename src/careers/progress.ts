/*
 * The progress of the applications sent from this browser, shared by all tabs: the latest ten `DeliveryProgress` entries as
 * JSON in localStorage, without any text of the application. When storage is blocked or full, other tabs do not see the
 * progress, and this tab still works.
 */

/** The keys of the failure messages in content/careers.yaml; delivery.ts chooses one by the response of the receiver. */
const deliveryFailureReasons = [
  "unreachable",
  "busy",
  "broken",
  "rejected",
  "refused",
  "tooLong",
  "notUnderstood",
] as const;

/** Why an application was not delivered, or why its delivery is unknown. The messages are in content/careers.yaml. */
export type DeliveryFailureReason = (typeof deliveryFailureReasons)[number];

/** How far a delivery is: "sending", then "delivered" or the reason of the failure. */
type DeliveryStatus = "sending" | "delivered" | DeliveryFailureReason;

const deliveryStatuses: unknown[] = ["sending", "delivered", ...deliveryFailureReasons];

/** How far the delivery of one application is, as localStorage has it for all tabs; without any text of the application. */
interface DeliveryProgress {
  /** The id of the application. It begins with the key of its draft. */
  id: string;
  step: DeliveryStatus;
  /** The time of the first attempt, as ISO 8601 in UTC. */
  sentAt: string;
}

/** The key in localStorage of the list of `DeliveryProgress`. */
const progressStorageKey = "applications";
const maxStoredDeliveries = 10;

function isDeliveryProgress(value: unknown): value is DeliveryProgress {
  const { id, step, sentAt } = (value ?? {}) as Partial<Record<keyof DeliveryProgress, unknown>>;
  return (
    typeof id === "string" &&
    deliveryStatuses.includes(step) &&
    typeof sentAt === "string" &&
    !Number.isNaN(Date.parse(sentAt))
  );
}

/** The latest progress entries saved by this tab, used when storage is blocked. */
let progressInMemory: DeliveryProgress[] = [];

function readAllDeliveryProgress(): DeliveryProgress[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(progressStorageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isDeliveryProgress) : [];
  } catch {
    return progressInMemory;
  }
}

/** @returns the progress of the application with this id; undefined when none is stored */
export function readDeliveryProgress(id: string): DeliveryProgress | undefined {
  return readAllDeliveryProgress().find((progress) => progress.id === id);
}

/** Stores the progress of an application for all tabs. */
export function saveDeliveryProgress(progress: DeliveryProgress): void {
  const others = readAllDeliveryProgress().filter(({ id }) => id !== progress.id);
  progressInMemory = [progress, ...others].slice(0, maxStoredDeliveries);
  try {
    localStorage.setItem(progressStorageKey, JSON.stringify(progressInMemory));
  } catch {}
}

/**
 * @returns whether an application was sent from the draft with this key, whatever its text was then; false when storage is
 *   blocked
 */
export function hasDeliveryOfDraftStarted(draftKey: string | undefined): boolean {
  try {
    return draftKey !== undefined && (localStorage.getItem(progressStorageKey) ?? "").includes(draftKey);
  } catch {
    return false;
  }
}

/** Runs the callback when another tab saves progress. @returns a function that removes the listener */
export function subscribeToProgressInOtherTabs(callback: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === progressStorageKey) callback();
  };
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/**
 * Runs a task while no other tab runs a task for the same application. Without Web Locks (plain http, or blocked storage)
 * the task runs immediately.
 * @param task the work to run, which must never reject: after a rejection it would run a second time
 */
export async function runExclusivelyForApplication(id: string, task: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(`application:${id}`, task);
  } catch {
    await task();
  }
}
