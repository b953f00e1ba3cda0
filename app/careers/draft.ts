/*
 * What is written into a form with `data-draft` (its key in the session's storage), kept until it is sent. Storage may
 * be blocked or full: then nothing is kept and everything else works.
 */
const storageKey = (key: string | undefined) => `draft:${key}`;

/**
 * Keeps what the form holds.
 * @returns whether it could be kept
 */
export function keepDraft(form: HTMLFormElement): boolean {
  try {
    sessionStorage.setItem(
      storageKey(form.dataset.draft),
      JSON.stringify(Object.fromEntries(new FormData(form))),
    );
    return true;
  } catch {
    return false;
  }
}

/** Writes what was kept into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  try {
    const draft: Record<string, string> = JSON.parse(
      sessionStorage.getItem(storageKey(form.dataset.draft)) ?? "{}",
    );
    for (const field of form.querySelectorAll<HTMLInputElement>("input, textarea")) {
      if (field.value === "") field.value = draft[field.name] ?? "";
    }
  } catch {
    // Blocked, or not of our writing: the form stays as it is.
  }
}

/**
 * Forgets what was kept, once it is sent.
 * @param key the form's `data-draft`; nothing is done for a form without one
 */
export function dropDraft(key: string | undefined): void {
  try {
    if (key) sessionStorage.removeItem(storageKey(key));
  } catch {
    // Blocked: nothing was kept.
  }
}
