/** @returns 32 hexadecimal digits; `crypto.randomUUID()` is missing on a page that came by plain http from a LAN address */
export function randomId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
