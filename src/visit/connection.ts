/**
 * @returns whether there is no connection. A browser may say so although there is one (Windows with a VPN), so
 * a request to the site decides.
 */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false;
  const request = fetch(`?${Date.now()}`, { method: "HEAD", cache: "no-store" });
  const isAnswered = await request.then(
    () => true,
    () => false,
  );
  // Meanwhile the connection may have come back.
  return !isAnswered && !navigator.onLine;
}
