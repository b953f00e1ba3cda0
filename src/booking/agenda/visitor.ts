import { pickStringEntries, readSessionItem, saveSessionItem } from "../../visit/session-storage.ts";
import { parseWallTime, type WallTime } from "../slots.ts";

/*
 * What the visitor typed and sent, stored in this tab: a phone may unload the page while WhatsApp is open. The chosen half
 * hour stands in the address (wanted-slot.ts).
 */

const storageKey = "meeting-request";

const findVisitorField = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** @returns the trimmed text of a field, with line breaks and other white space as single spaces; empty without the field */
export function readVisitorField(name: "name" | "firm"): string {
  return (findVisitorField(name)?.value ?? "").replace(/\s+/g, " ").trim();
}

/** Stores the name and firm that the fields have now. @param sentSlot the slot whose message the visitor has opened */
export function saveVisitor(sentSlot: WallTime | undefined): void {
  saveSessionItem(storageKey, {
    name: readVisitorField("name"),
    firm: readVisitorField("firm"),
    sent: sentSlot && `${sentSlot.date}T${sentSlot.time}`,
  });
}

/**
 * Writes the stored name and firm into their fields, if these are empty.
 * @returns the stored slot whose message was opened; undefined when there is none or it is not a valid date and time
 */
export function restoreVisitor(): WallTime | undefined {
  const { sent = "", ...texts } = pickStringEntries(readSessionItem(storageKey));
  for (const name of ["name", "firm"]) {
    const input = findVisitorField(name);
    if (input && input.value === "") input.value = texts[name] ?? "";
  }
  return parseWallTime(sent);
}
