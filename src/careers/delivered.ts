/*
 * Which applications were delivered from this browser: form services ignore ids, so the tabs see to it that two with the same
 * draft never send twice. localStorage has the ids of the latest ten, and nothing of what they say.
 */

const storageKey = "applications";

/** The ids when the browser blocks storage. */
let unstoredIds: string[] = [];

function readDeliveredIds(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage[storageKey] ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return unstoredIds;
  }
}

/** @returns whether the application with this id was delivered from any tab of this browser */
export const wasDelivered = (id: string) => readDeliveredIds().includes(id);

export function rememberDelivered(id: string): void {
  unstoredIds = [id, ...readDeliveredIds()].slice(0, 10);
  try {
    localStorage[storageKey] = JSON.stringify(unstoredIds);
  } catch {}
}

/**
 * Runs a task while no other tab runs one for the same application. Without Web Locks (plain http, or blocked storage) it
 * runs at once.
 * @throws what the task throws
 */
export async function runWhileNoOtherTabSends(id: string, task: () => Promise<void>): Promise<void> {
  let isRunning = false;
  const run = () => {
    isRunning = true;
    return task();
  };
  try {
    await navigator.locks.request(`application:${id}`, run);
  } catch (error) {
    if (isRunning) throw error;
    await run();
  }
}
