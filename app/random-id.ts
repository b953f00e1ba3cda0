/** @returns 32 hexadecimal digits. `crypto.randomUUID()` does not exist on a page served over plain http from a LAN address. */
export function createRandomId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
