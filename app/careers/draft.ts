import { keep, readKept } from "../kept.ts";

/* What is written into a form with `data-draft` (its key in the session's storage), kept until it is sent. */
const nameOf = (key: string | undefined) => `draft:${key}`;

/** @returns whether what the form holds could be kept */
export function keepDraft(form: HTMLFormElement): boolean {
  return keep(nameOf(form.dataset.draft), Object.fromEntries(new FormData(form)));
}

/** Writes what was kept into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readKept<Record<string, string>>(nameOf(form.dataset.draft)) ?? {};
  for (const field of form.querySelectorAll<HTMLInputElement>("input, textarea")) {
    if (field.value === "") field.value = draft[field.name] ?? "";
  }
}

/** Forgets what was kept of a form with this `data-draft`, once it is sent; undefined for a form without one. */
export function dropDraft(key: string | undefined): void {
  keep(nameOf(key));
}
