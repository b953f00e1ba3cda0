import { createRandomId } from "../visit/random-id.ts";
import { pickStringEntries, readSessionItem, saveSessionItem } from "../visit/session-storage.ts";
import type { JobApplication } from "./application.ts";

/** In session storage. An edit makes a new `id`; `sentAt` is ISO 8601; with `resend` the reloaded page sends it. */
type Draft = JobApplication & Partial<Record<string, string>>;

export type FormFieldElement = HTMLInputElement | HTMLTextAreaElement;

const storageKey = "draft:application";

export const findForm = () => document.querySelector("form");

/** Not by `requestSubmit`, which Safari has since 16. */
export const submitForm = () => document.querySelector<HTMLElement>("form [type=submit]")?.click();

export const findFields = () => [...document.querySelectorAll<FormFieldElement>("form :required")];

let unstoredDraft: Partial<Draft> | undefined;

export const readDraft = (): Draft => ({
  name: "",
  email: "",
  phone: "",
  message: "",
  ...(unstoredDraft ?? pickStringEntries(readSessionItem(storageKey))),
});

/** @param draft empty once it is delivered @returns whether the browser stored it */
export function storeDraft(draft: Partial<Draft>): boolean {
  const isStored = saveSessionItem(storageKey, draft);
  unstoredDraft = isStored ? undefined : draft;
  return isStored;
}

/** Removes invisible characters of a copied text, such as U+200B. In other texts they stay: they join the parts of an emoji. */
export function readField({ type, value }: FormFieldElement): string {
  const visible = value.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
  return visible === "" || ["email", "tel"].includes(type) ? visible : value.trim();
}

/** An edited text is another application. */
export function saveDraft(): void {
  const draft = readDraft();
  const texts = findFields().map((field) => [field.name, readField(field)] as const);
  if (!draft.id || texts.some(([name, text]) => text !== draft[name]))
    storeDraft({ ...Object.fromEntries(texts), id: createRandomId() });
}

/** Fills empty fields, or all with `overwrite`: those of the back/forward cache may be older than the draft. */
export function restoreDraft({ overwrite = false } = {}): void {
  const draft = readDraft();
  for (const field of findFields())
    if (overwrite || field.value === "") field.value = draft[field.name] ?? "";
}
