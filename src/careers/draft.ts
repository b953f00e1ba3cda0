import { createRandomId } from "../visit/random-id.ts";
import { pickStringEntries, readSessionItem, saveSessionItem } from "../visit/session-storage.ts";
import type { JobApplication } from "./application.ts";

/**
 * The draft of an application, in session storage until its delivery, and nowhere else: the texts of the fields by name; `id`,
 * which is made with them, and anew with an edit, so that it always stands for one text, after a reload and in a duplicated tab
 * too; `sentAt`, the time of the first attempt as ISO 8601 in UTC; and `resend`, while the page reloads to send the form then.
 */
type Draft = JobApplication & Partial<Record<string, string>>;

export type FormFieldElement = HTMLInputElement | HTMLTextAreaElement;

const storageKey = "draft:application";

export const findForm = () => document.querySelector("form");

export const findFields = () => [...document.querySelectorAll<FormFieldElement>("form :required")];

let unstoredDraft: Partial<Draft> | undefined;

/** @returns the draft; with empty texts before anything is typed */
export const readDraft = (): Draft => ({
  ...{ name: "", email: "", phone: "", message: "" },
  ...(unstoredDraft ?? pickStringEntries(readSessionItem(storageKey))),
});

/** @param draft empty once it is delivered @returns whether the browser stored it */
export function storeDraft(draft: Partial<Draft>): boolean {
  const isStored = saveSessionItem(storageKey, draft);
  unstoredDraft = isStored ? undefined : draft;
  return isStored;
}

/**
 * Reads a field without what a copied text brings along and nobody sees, such as U+200B: validation would refuse it in a mail
 * address, or take it for a text. In other texts it stays, because it joins the signs of an emoji.
 */
export function readField({ type, value }: FormFieldElement): string {
  const visible = value.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
  return visible === "" || ["email", "tel"].includes(type) ? visible : value.trim();
}

/** Saves what is typed in the form; an edited text is another application. */
export function saveDraft(): void {
  const draft = readDraft();
  const texts = findFields().map((field) => [field.name, readField(field)] as const);
  if (!draft.id || texts.some(([name, text]) => text !== draft[name]))
    storeDraft({ ...Object.fromEntries(texts), id: createRandomId() });
}

/** Writes the draft into empty fields; with `overwrite` into all: those of the back/forward cache may be older than the draft. */
export function restoreDraft({ overwrite = false } = {}): void {
  const draft = readDraft();
  for (const field of findFields())
    if (overwrite || field.value === "") field.value = draft[field.name] ?? "";
}
