const storageKey = "applications";

function readDeliveredIds(): unknown[] {
  try {
    const ids: unknown = JSON.parse(localStorage[storageKey]);
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}

/** Form services ignore ids, so two tabs with the same draft would send it twice. @throws what `deliver` throws */
export async function deliverOnce(id: string, deliver: () => Promise<void>): Promise<void> {
  const deliverUnlessDelivered = async () => {
    const ids = readDeliveredIds();
    if (ids.includes(id)) return;
    await deliver();
    try {
      localStorage[storageKey] = JSON.stringify([id, ...ids].slice(0, 10));
    } catch {}
  };
  // Over plain http, and with blocked storage, there are none.
  const hasLocks = await navigator.locks?.query().catch(() => undefined);
  if (hasLocks) await navigator.locks.request(`application:${id}`, deliverUnlessDelivered);
  else await deliverUnlessDelivered();
}
