import { pickStringEntries, readSessionItem, saveSessionItem } from "../../visit/session-storage.ts";
import { parseWallTime, type WallTime } from "../slots.ts";

/* The visitor's name and firm, and the choice stored in this tab: a phone may unload the page while WhatsApp is open. */

/** The key in sessionStorage of the choice, name and firm: the agenda writes it, and /contacto, which frames it, reads it. */
export const choiceStorageKey = "half-hour";

const findVisitorField = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** @returns the trimmed text of a field, with line breaks and other white space as single spaces; empty without the field */
export function readVisitorField(name: "name" | "firm"): string {
  return (findVisitorField(name)?.value ?? "").replace(/\s+/g, " ").trim();
}

/** The choice in the agenda as this tab stores it, because a phone may unload the page while WhatsApp is open. */
export interface StoredChoice {
  shownDate: string;
  /** The chosen slot; without one the wanted slot that is not offered. */
  chosenSlot?: WallTime;
  /** The slot whose message the visitor has opened in WhatsApp or mail. */
  requestedSlot?: WallTime;
  /** The slot that the page's address had when the choice was stored: an address with another slot replaces the choice. */
  slotInAddress?: WallTime;
}

const formatWallTime = (slot: WallTime | undefined) => slot && `${slot.date}T${slot.time}`;

/** Stores the choice in this tab, with the name and firm that the visitor's fields have now. */
export function saveChoiceAndVisitor(choice: StoredChoice): void {
  saveSessionItem(choiceStorageKey, {
    date: choice.shownDate,
    chosen: formatWallTime(choice.chosenSlot),
    sent: formatWallTime(choice.requestedSlot),
    wanted: formatWallTime(choice.slotInAddress),
    name: readVisitorField("name"),
    firm: readVisitorField("firm"),
  });
}

const readStoredEntries = () => pickStringEntries(readSessionItem(choiceStorageKey));

/** Writes the stored name and firm back into their fields, if these are empty. */
export function restoreVisitorFields(): void {
  const stored = readStoredEntries();
  for (const name of ["name", "firm"]) {
    const input = findVisitorField(name);
    if (input && input.value === "") input.value = stored[name] ?? "";
  }
}

/** @returns the choice stored in this tab, without slots that are not a valid date and time; may be empty */
export function readStoredChoice(): Partial<StoredChoice> {
  const stored = readStoredEntries();
  return {
    shownDate: stored.date,
    chosenSlot: parseWallTime(stored.chosen ?? ""),
    requestedSlot: parseWallTime(stored.sent ?? ""),
    slotInAddress: parseWallTime(stored.wanted ?? ""),
  };
}
