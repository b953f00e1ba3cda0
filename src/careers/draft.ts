import { createRandomId } from "../visit/random-id.ts";
import {
  pickStringEntries,
  readSessionItem,
  removeSessionItem,
  saveSessionItem,
} from "../visit/session-storage.ts";

/*
 * The draft of an application: what is typed, kept in session storage until its delivery. A reload, Back and a duplicated tab
 * have the same draft. Its id is made with it, and an edit makes another id, so that one id always stands for one text: two
 * tabs with the same draft send the same id, of which delivered.ts lets only one through, and a text that was edited after a
 * failure, or in a copy of the tab, is another application, which nobody mistakes for the first and drops.
 */

/** The texts of the fields by name, and what is known of their delivery; empty before anything is typed. */
interface Draft extends Partial<Record<string, string>> {
  /** 32 hexadecimal digits. */
  id?: string;
  /** The time of the first attempt, as ISO 8601 in UTC. */
  sentAt?: string;
  /** "sending" during an attempt, also if the page was left then; the reason after a failed one. */
  outcome?: string;
}

const storageKey = "draft:application";

/** The CSS selector of the form. */
export const formSelector = "form[data-draft]";

/** @returns the application form; null on an error screen */
export const findForm = () => document.querySelector<HTMLFormElement>(formSelector);

const findFields = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:required, textarea:required");

/** The draft of a browser that blocks storage. */
let unstoredDraft: Draft | undefined;

export const readDraft = (): Draft => unstoredDraft ?? pickStringEntries(readSessionItem(storageKey));

/** @returns whether the browser stored the draft */
function storeDraft(draft: Draft): boolean {
  const isStored = saveSessionItem(storageKey, draft);
  unstoredDraft = isStored ? undefined : draft;
  return isStored;
}

/** Removes what a mail program or a web page adds to a copied text and nobody sees, such as U+200B, and outer spaces. */
export const removeInvisibleCharacters = (text: string) =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();

/** Saves what is typed in the form; an edited text gets a new id. @returns whether the browser stored it */
export function saveDraft(form: HTMLFormElement): boolean {
  const draft = readDraft();
  const texts = Object.fromEntries(Array.from(findFields(form), ({ name, value }) => [name, value]));
  const isEdited = Object.entries(texts).some(
    ([name, text]) => removeInvisibleCharacters(text) !== removeInvisibleCharacters(draft[name] ?? ""),
  );
  const isKept = !isEdited && /^[0-9a-f]{32}$/.test(draft.id ?? "");
  return storeDraft(isKept ? { ...draft, ...texts } : { ...texts, id: createRandomId() });
}

/** Saves how far the delivery of the draft is. */
export const saveDelivery = (delivery: Pick<Draft, "sentAt" | "outcome">) =>
  storeDraft({ ...readDraft(), ...delivery });

/**
 * Writes the draft into the fields.
 * @param overwrite also into filled fields, which on a page of the back/forward cache may be older than the draft
 */
export function restoreDraft(form: HTMLFormElement, { overwrite = false } = {}): void {
  const draft = readDraft();
  for (const field of findFields(form))
    if (overwrite || field.value === "") field.value = draft[field.name] ?? "";
}

export function deleteDraft(): void {
  unstoredDraft = undefined;
  removeSessionItem(storageKey);
}
