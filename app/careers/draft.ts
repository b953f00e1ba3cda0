import { createRandomId } from "../random-id.ts";
import {
  pickStringEntries,
  readSessionItem,
  removeSessionItem,
  saveSessionItem,
} from "../session-storage.ts";

/** Matches a form whose draft is saved. */
export const draftFormSelector = "form[data-draft]";

/** @returns the first form of the page whose draft is saved */
export const findDraftForm = () => document.querySelector<HTMLFormElement>(draftFormSelector);

/* The draft of a form with `data-draft`, stored in sessionStorage until it is delivered. */
const buildDraftStorageKey = (form: HTMLFormElement) => `draft:${form.dataset.draft}`;

const findDraftFields = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:required, textarea:required");

/** The stored texts: `key` is the key of the draft, the others are fields by name. */
const readDraft = (form: HTMLFormElement) => pickStringEntries(readSessionItem(buildDraftStorageKey(form)));

/**
 * The key of the draft, 24 random hexadecimal digits. Every copy of the draft has the same one: after a reload or Back, or
 * in a duplicated tab. The form has it as an attribute too, in case storage is blocked.
 */
export function getDraftKey(form: HTMLFormElement): string {
  form.dataset.draftKey ??= createRandomId().slice(0, 24);
  return form.dataset.draftKey;
}

/** @returns whether the browser stored the draft */
export function saveDraft(form: HTMLFormElement): boolean {
  const texts = Array.from(findDraftFields(form), ({ name, value }) => [name, value]);
  return saveSessionItem(buildDraftStorageKey(form), {
    ...Object.fromEntries(texts),
    key: getDraftKey(form),
  });
}

/**
 * Writes the stored draft into the fields.
 * @param fields "empty" keeps text that is already there; "all" is for a page from the back/forward cache, whose text
 *   may be older
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
