import { createHash } from "node:crypto";

/** Hashes content into 8 hex digits, for an address that changes with the content. */
export const hashContent = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);
