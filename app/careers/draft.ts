import { randomId } from "../random-id.ts";
import { keep, readSessionItem, stringEntries } from "../session-storage.ts";

/* What is written into a form with `data-draft` (its name in the session's storage), kept until it is delivered. */
const nameOf = (form: HTMLFormElement) => `draft:${form.dataset.draft}`;

const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:required, textarea:required");

/** What is kept, whoever wrote it: nothing but texts. `key` is the draft's, the others are the fields'. */
const readDraft = (form: HTMLFormElement) => stringEntries(readSessionItem(nameOf(form)));

/**
 * The draft's key: 24 random hexadecimal digits, the same in every copy of the draft (reloaded, gone back to, in a
 * duplicated tab), another once it is delivered. It stands on the form too, for a browser that keeps nothing.
 */
export function draftKey(form: HTMLFormElement): string {
  form.dataset.draftKey ??= randomId().slice(0, 24);
  return form.dataset.draftKey;
}

/** @returns whether what the form holds could be kept */
export function saveDraft(form: HTMLFormElement): boolean {
  const texts = Array.from(fieldsOf(form), ({ name, value }) => [name, value]);
  return keep(nameOf(form), { ...Object.fromEntries(texts), key: draftKey(form) });
}

/**
 * Writes what was kept into the fields.
 * @param fields into those that are "empty", or into "all": a form that is gone back to may hold an older text
 */
export function restoreDraft(form: HTMLFormElement, fields: "empty" | "all" = "empty"): void {
  const { key = "", ...texts } = readDraft(form);
  if (/^[0-9a-f]{24}$/.test(key)) form.dataset.draftKey = key;
  for (const field of fieldsOf(form)) {
    const text = texts[field.name];
    if (text !== undefined && (fields === "all" || field.value === "")) field.value = text;
  }
}

/** Forgets what was kept of a form, once it is delivered or emptied. What is written next is another draft. */
export function deleteDraft(form: HTMLFormElement): void {
  keep(nameOf(form));
  delete form.dataset.draftKey;
}
