// Access to sessionStorage, which may be blocked or full, or hold values of another version of the site. A caller must work
// without stored values.

/** @returns the stored value, whose shape the caller has to check; undefined without one, for invalid JSON or blocked storage */
export function readSessionItem(name: string): unknown {
  try {
    return JSON.parse(sessionStorage[name]);
  } catch {}
}

/** @returns the entries of a stored value that are strings; an empty object when the value is not an object */
export function pickStringEntries(item: unknown): Partial<Record<string, string>> {
  if (typeof item !== "object" || item === null) return {};
  return Object.fromEntries(Object.entries(item).filter(([, value]) => typeof value === "string"));
}

/** @param value any value that JSON can express @returns whether the browser stored the value */
export function saveSessionItem(name: string, value: unknown): boolean {
  try {
    sessionStorage[name] = JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}
