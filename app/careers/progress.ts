/*
 * How far the applications of this browser are, for all of its tabs: an array of `Progress` as JSON in localStorage, the
 * latest ten. It holds nothing of what was written. Storage may be blocked or full, or hold what somebody else has
 * written: then other tabs are not told, and this one works.
 */

const reasons = ["unreachable", "busy", "broken", "rejected", "refused", "tooLong", "notUnderstood"] as const;

/** Why an application did not arrive, or is not known to have arrived; what is told of each: content/careers.ts. */
export type Reason = (typeof reasons)[number];

/** A draft becomes "sending", and then "delivered" or the reason why it was not. */
type Step = "sending" | "delivered" | Reason;

const steps: unknown[] = ["sending", "delivered", ...reasons];

interface Progress {
  /** Of the application. It begins with the key of its draft. */
  id: string;
  step: Step;
  /** When it was first sent, as ISO 8601 in UTC. */
  sentAt: string;
}

const name = "applications";
const most = 10;

function isProgress(value: unknown): value is Progress {
  const { id, step, sentAt } = (value ?? {}) as Partial<Record<keyof Progress, unknown>>;
  return (
    typeof id === "string" &&
    steps.includes(step) &&
    typeof sentAt === "string" &&
    !Number.isNaN(Date.parse(sentAt))
  );
}

/** Stands in for a storage that is blocked. */
let written: Progress[] = [];

function readAll(): Progress[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isProgress) : [];
  } catch {
    return written;
  }
}

/** @returns how far the application with this id is; undefined for one that was never sent */
export function readProgress(id: string): Progress | undefined {
  return readAll().find((progress) => progress.id === id);
}

/** Notes how far an application is. */
export function saveProgress(progress: Progress): void {
  const others = readAll().filter(({ id }) => id !== progress.id);
  written = [progress, ...others].slice(0, most);
  try {
    localStorage.setItem(name, JSON.stringify(written));
  } catch {}
}

/** @returns whether something of the draft with this key was ever sent; without a key nothing was */
export function wasSent(draftKey: string | undefined): boolean {
  try {
    return draftKey !== undefined && (localStorage.getItem(name) ?? "").includes(draftKey);
  } catch {
    return false;
  }
}

/** Calls back whenever another tab has noted something. @returns a function that ends it */
export function onProgressInOtherTab(callback: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === name) callback();
  };
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/**
 * Runs a task while no other tab runs one for the same application. Without Web Locks (plain http, or storage that is
 * blocked) it runs at once.
 * @param task never rejects
 */
export async function alone(id: string, task: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(`application:${id}`, task);
  } catch {
    await task();
  }
}
