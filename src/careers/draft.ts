import { createRandomId } from "../visit/random-id.ts";
import {
  pickStringEntries,
  readSessionItem,
  removeSessionItem,
  saveSessionItem,
} from "../visit/session-storage.ts";

/** The CSS selector of a form whose draft is saved. */
export const draftFormSelector = "form[data-draft]";

/** @returns the first form of the page whose draft is saved; null when there is none */
export const findDraftForm = () => document.querySelector<HTMLFormElement>(draftFormSelector);

/** @returns the key in sessionStorage under which the draft of a form is stored until its delivery */
const buildDraftStorageKey = (form: HTMLFormElement) => `draft:${form.dataset.draft}`;

/** @returns the fields whose texts the draft has: the required ones, so not the honeypot */
const findDraftFields = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:required, textarea:required");

/** @returns the stored draft: `key` is the draft's key, the others are the texts of the fields by name; empty without one */
const readDraft = (form: HTMLFormElement) => pickStringEntries(readSessionItem(buildDraftStorageKey(form)));

/**
 * Returns the key of the form's draft, 24 random hexadecimal digits, and creates a missing one. Every copy of the draft has
 * the same key: after a reload or Back, or in a duplicated tab. The form keeps the key in an attribute, in case storage is
 * blocked.
 */
export function getOrCreateDraftKey(form: HTMLFormElement): string {
  form.dataset.draftKey ??= createRandomId().slice(0, 24);
  return form.dataset.draftKey;
}

/** Stores the texts of the form's required fields and the draft's key. @returns whether the browser stored them */
export function saveDraft(form: HTMLFormElement): boolean {
  const texts = Array.from(findDraftFields(form), ({ name, value }) => [name, value]);
  return saveSessionItem(buildDraftStorageKey(form), {
    ...Object.fromEntries(texts),
    key: getOrCreateDraftKey(form),
  });
}

/**
 * Writes the stored draft into the fields.
 * @param fields which fields to overwrite: "empty" ones only, or "all", for a page from the back/forward cache, whose text
 *   may be older than the stored draft
 */
export function restoreDraft(form: HTMLFormElement, fields: "empty" | "all" = "empty"): void {
  const { key = "", ...texts } = readDraft(form);
  if (/^[0-9a-f]{24}$/.test(key)) form.dataset.draftKey = key;
  for (const field of findDraftFields(form)) {
    const text = texts[field.name];
    if (text !== undefined && (fields === "all" || field.value === "")) field.value = text;
  }
}

/** Deletes the stored draft after delivery or a reset. The next input starts a new one. */
export function deleteDraft(form: HTMLFormElement): void {
  removeSessionItem(buildDraftStorageKey(form));
  delete form.dataset.draftKey;
}
