import { pickStringEntries, readSessionItem, saveSessionItem } from "#app/session-storage.ts";
import { parseWallTime, type WallTime } from "../slots.ts";

/* The visitor's name and firm, and the choice stored in this tab: a phone may unload the page while WhatsApp is open. */

/** The key in sessionStorage, which /contacto and the agenda in its frame both use. */
export const choiceStorageKey = "half-hour";

const findVisitorField = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** @returns the text of a field, with line breaks and other blanks as single spaces */
export function readVisitorField(name: "name" | "firm"): string {
  return (findVisitorField(name)?.value ?? "").replace(/\s+/g, " ").trim();
}

export interface StoredChoice {
  date: string;
  chosen?: WallTime;
  /** The slot whose message the visitor has opened. */
  sent?: WallTime;
  /** The slot that the page's address had when the choice was stored: an address with another slot replaces the choice. */
  wanted?: WallTime;
}

const formatWallTime = (slot: WallTime | undefined) => slot && `${slot.date}T${slot.time}`;

export function saveVisitorChoice({ date, chosen, sent, wanted }: StoredChoice): void {
  saveSessionItem(choiceStorageKey, {
    date,
    chosen: formatWallTime(chosen),
    sent: formatWallTime(sent),
    wanted: formatWallTime(wanted),
    name: readVisitorField("name"),
    firm: readVisitorField("firm"),
  });
}

/** Writes name and firm back into their fields. @returns the rest of the stored choice, without unreadable parts */
export function restoreVisitorChoice(): Partial<StoredChoice> {
  const stored = pickStringEntries(readSessionItem(choiceStorageKey));
  for (const name of ["name", "firm"]) {
    const input = findVisitorField(name);
    if (input && input.value === "") input.value = stored[name] ?? "";
  }
  return {
    date: stored.date,
    chosen: parseWallTime(stored.chosen ?? ""),
    sent: parseWallTime(stored.sent ?? ""),
    wanted: parseWallTime(stored.wanted ?? ""),
  };
}
