/** @returns 32 random hexadecimal digits; on a page over plain http from a LAN address `crypto.randomUUID()` does not exist */
export function createRandomId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
