import { createRandomId } from "../visit/random-id.ts";
import {
  pickStringEntries,
  readSessionItem,
  removeSessionItem,
  saveSessionItem,
} from "../visit/session-storage.ts";
import type { JobApplication } from "./application.ts";

/*
 * The draft of an application: what is typed, in session storage until its delivery, and nowhere else. Its id is made with it,
 * and an edit makes another, so one id always stands for one text, after a reload or Back and in a duplicated tab too.
 */

interface Draft extends Partial<Record<string, string>> {
  id?: string;
  /** The time of the first attempt, as ISO 8601 in UTC. */
  sentAt?: string;
  /** "sending" during an attempt, also if the page was left then; the reason after a failed one; "resend" before a reload. */
  outcome?: string;
}

export type FormFieldElement = HTMLInputElement | HTMLTextAreaElement;

const storageKey = "draft:application";

/** @returns the application form; null on an error screen */
export const findForm = () => document.querySelector<HTMLFormElement>("form[data-draft]");

/** @returns the fields that the applicant fills in; none on an error screen */
export const findFields = () => [
  ...document.querySelectorAll<FormFieldElement>("form[data-draft] :required"),
];

/** The draft of a browser that blocks storage. */
let unstoredDraft: Draft | undefined;

/** @returns the texts of the fields by name, and what is known of their delivery; empty before anything is typed */
export const readDraft = (): Draft => unstoredDraft ?? pickStringEntries(readSessionItem(storageKey));

/** @returns the texts of the draft; a missing one is empty */
export function readApplication(): JobApplication {
  const { name = "", email = "", phone = "", message = "" } = readDraft();
  return { name, email, phone, message };
}

function storeDraft(draft: Draft): boolean {
  const isStored = saveSessionItem(storageKey, draft);
  unstoredDraft = isStored ? undefined : draft;
  return isStored;
}

/** Notes how far the delivery of the draft is. @returns whether the browser stored it */
export const noteDelivery = (delivery: Pick<Draft, "sentAt" | "outcome">) =>
  storeDraft({ ...readDraft(), ...delivery });

export function deleteDraft(): void {
  unstoredDraft = undefined;
  removeSessionItem(storageKey);
}

/**
 * Reads a field without what a copied text brings along and nobody sees, such as U+200B: validation would refuse it in a mail
 * address, or take it for a text. In other texts it stays, because it joins the signs of an emoji.
 */
export function readField({ type, value }: FormFieldElement): string {
  const visible = value.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
  return visible === "" || ["email", "tel"].includes(type) ? visible : value.trim();
}

/** Saves what is typed in the form; an edited text is another application, with another id. */
export function saveDraft(): void {
  const draft = readDraft();
  const texts = findFields().map((field) => [field.name, readField(field)] as const);
  const isEdited = texts.some(([name, text]) => text !== (draft[name] ?? ""));
  if (isEdited || !draft.id) storeDraft({ ...Object.fromEntries(texts), id: createRandomId() });
}

/** Writes the draft into empty fields; with `overwrite` into all: those of the back/forward cache may be older than the draft. */
export function restoreDraft({ overwrite = false } = {}): void {
  const draft = readDraft();
  for (const field of findFields())
    if (overwrite || field.value === "") field.value = draft[field.name] ?? "";
}
