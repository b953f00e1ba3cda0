const storageKey = "applications";

/** @returns the ids of the latest ten applications that were delivered from this browser, and nothing of what they say */
function readDeliveredIds(): unknown[] {
  try {
    const ids: unknown = JSON.parse(localStorage[storageKey]);
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}

/**
 * Delivers an application unless it was delivered from any tab of this browser, and while no other tab tries to: form services
 * ignore ids, so two tabs with the same draft would send twice.
 * @throws what `deliver` throws
 */
export async function deliverOnce(id: string, deliver: () => Promise<void>): Promise<void> {
  const deliverUnlessDelivered = async () => {
    const ids = readDeliveredIds();
    if (ids.includes(id)) return;
    await deliver();
    try {
      localStorage[storageKey] = JSON.stringify([id, ...ids].slice(0, 10));
    } catch {}
  };
  // Over plain http, and in a browser that blocks storage, there are none.
  const hasLocks = await navigator.locks?.query().catch(() => undefined);
  if (hasLocks) await navigator.locks.request(`application:${id}`, deliverUnlessDelivered);
  else await deliverUnlessDelivered();
}
