import { pickStringEntries, readSessionItem, saveSessionItem } from "#app/session-storage.ts";
import { parseWallTime, type WallTime } from "../slots.ts";

/* The visitor's name and firm, and the choice stored in this tab: a phone may unload the page while WhatsApp is open. */

/** The key in sessionStorage, which /contacto and the agenda in its frame both use. */
export const choiceStorageKey = "half-hour";

const findField = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** @returns the text of a field, with line breaks and other blanks as single spaces */
export function readField(name: "name" | "firm"): string {
  return (findField(name)?.value ?? "").replace(/\s+/g, " ").trim();
}

export interface StoredChoice {
  date: string;
  chosen?: WallTime;
  /** The slot whose message the visitor has opened. */
  sent?: WallTime;
  /** The slot in the address when the choice was stored. */
  wanted?: WallTime;
}

const formatSlot = (slot: WallTime | undefined) => slot && `${slot.date}T${slot.time}`;

export function saveChoice({ date, chosen, sent, wanted }: StoredChoice): void {
  saveSessionItem(choiceStorageKey, {
    date,
    chosen: formatSlot(chosen),
    sent: formatSlot(sent),
    wanted: formatSlot(wanted),
    name: readField("name"),
    firm: readField("firm"),
  });
}

/** Writes name and firm back into their fields. @returns the rest of the stored choice, without unreadable parts */
export function restoreChoice(): Partial<StoredChoice> {
  const stored = pickStringEntries(readSessionItem(choiceStorageKey));
  for (const name of ["name", "firm"]) {
    const input = findField(name);
    if (input && input.value === "") input.value = stored[name] ?? "";
  }
  return {
    date: stored.date,
    chosen: parseWallTime(stored.chosen ?? ""),
    sent: parseWallTime(stored.sent ?? ""),
    wanted: parseWallTime(stored.wanted ?? ""),
  };
}
