// The session's storage. It may be blocked or full, or hold what somebody else has written: then nothing is kept and
// everything else works.

/** @returns what was kept under a name; undefined where nothing is, or nothing can be read */
export function readKept<Kept>(name: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage[name]);
  } catch {}
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
