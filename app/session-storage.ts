// The session's storage. It may be blocked or full, or hold what somebody else or another version of the site has
// written: then nothing is kept and everything else works.

/**
 * @returns what was kept under a name, of any shape: whoever reads it checks that first; undefined where nothing is
 *   kept, or nothing can be read
 */
export function readSessionItem(name: string): unknown {
  try {
    return JSON.parse(sessionStorage[name]);
  } catch {}
}

/** @returns the entries of a kept value that are texts; none where it is no object */
export function stringEntries(kept: unknown): Partial<Record<string, string>> {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
}

/** @returns whether the value, of which JSON can be made, is kept; without one, whether the old is forgotten */
export function keep(name: string, value?: unknown): boolean {
  try {
    if (value) sessionStorage[name] = JSON.stringify(value);
    else delete sessionStorage[name];
    return true;
  } catch {
    return false;
  }
}
