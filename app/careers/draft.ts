/*
 * What is written into a form with `data-draft` (its key in the session's storage), kept until it is sent. Storage may
 * be blocked or full: then nothing is kept and everything else works.
 */
const storageKey = (form: HTMLFormElement) => `draft:${form.dataset.draft}`;

/**
 * Keeps what the form holds.
 * @returns whether it could be kept
 */
export function keepDraft(form: HTMLFormElement): boolean {
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(Object.fromEntries(new FormData(form))));
    return true;
  } catch {
    return false;
  }
}

/** Writes what was kept into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  try {
    const draft: Record<string, string> = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? "{}");
    for (const field of form.querySelectorAll<HTMLInputElement>("input, textarea")) {
      if (field.value === "") field.value = draft[field.name] ?? "";
    }
  } catch {
    // Blocked, or not of our writing: the form stays as it is.
  }
}

/** Forgets what was kept, once it is sent. */
export function dropDraft(form: HTMLFormElement): void {
  try {
    if (form.dataset.draft) sessionStorage.removeItem(storageKey(form));
  } catch {
    // Blocked: nothing was kept.
  }
}
