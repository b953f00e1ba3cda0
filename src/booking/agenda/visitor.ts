import { pickStringEntries, readSessionItem, saveSessionItem } from "../../visit/session-storage.ts";
import { parseWallTime, type WallTime } from "../slots.ts";

/* Stored in this tab, because a phone may unload the page while WhatsApp is open. */

const storageKey = "meeting-request";

const findVisitorField = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);

export function readVisitorField(name: "name" | "firm"): string {
  return (findVisitorField(name)?.value ?? "").replace(/\s+/g, " ").trim();
}

export function saveVisitor(sentSlot: WallTime | undefined): void {
  saveSessionItem(storageKey, {
    name: readVisitorField("name"),
    firm: readVisitorField("firm"),
    sent: sentSlot && `${sentSlot.date}T${sentSlot.time}`,
  });
}

/** Fills empty fields. @returns the stored slot whose message was opened; undefined without a valid one */
export function restoreVisitor(): WallTime | undefined {
  const { sent = "", ...texts } = pickStringEntries(readSessionItem(storageKey));
  for (const name of ["name", "firm"]) {
    const input = findVisitorField(name);
    if (input && input.value === "") input.value = texts[name] ?? "";
  }
  return parseWallTime(sent);
}
