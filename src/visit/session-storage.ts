// sessionStorage may be blocked or full, or hold values of another version of the site.

/** @returns undefined without a value, for invalid JSON or blocked storage */
export function readSessionItem(name: string): unknown {
  try {
    return JSON.parse(sessionStorage[name]);
  } catch {}
}

export function pickStringEntries(item: unknown): Partial<Record<string, string>> {
  if (typeof item !== "object" || item === null) return {};
  return Object.fromEntries(Object.entries(item).filter(([, value]) => typeof value === "string"));
}

/** @returns whether the browser stored the value */
export function saveSessionItem(name: string, value: unknown): boolean {
  try {
    sessionStorage[name] = JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}
