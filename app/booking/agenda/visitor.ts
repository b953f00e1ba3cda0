import { keep, readSessionItem, stringEntries } from "#app/session-storage.ts";
import { parseWallTime, type WallTime } from "../slots.ts";

/* Who asks for the meeting, and what this tab keeps of it: a telephone may forget a page while its visitor is in WhatsApp. */

/** In the storage of the tab, which /contacto shares with the agenda in its frame. */
export const choiceStorageKey = "half-hour";

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** @returns a field's text without what would break the line of a message */
export function typed(name: "name" | "firm"): string {
  return (field(name)?.value ?? "").replace(/\s+/g, " ").trim();
}

export interface StoredChoice {
  date: string;
  chosen?: WallTime;
  /** The slot whose message was opened to be sent. */
  sent?: WallTime;
  /** The slot that the address asked for when this was kept. */
  wanted?: WallTime;
}

const written = (slot: WallTime | undefined) => slot && `${slot.date}T${slot.time}`;

export function saveChoice({ date, chosen, sent, wanted }: StoredChoice): void {
  keep(choiceStorageKey, {
    date,
    chosen: written(chosen),
    sent: written(sent),
    wanted: written(wanted),
    name: typed("name"),
    firm: typed("firm"),
  });
}

/** Writes name and firm back into their fields. @returns what else was kept, as far as it can be read */
export function restoreChoice(): Partial<StoredChoice> {
  const kept = stringEntries(readSessionItem(choiceStorageKey));
  for (const name of ["name", "firm"]) {
    const input = field(name);
    if (input && input.value === "") input.value = kept[name] ?? "";
  }
  return {
    date: kept.date,
    chosen: parseWallTime(kept.chosen ?? ""),
    sent: parseWallTime(kept.sent ?? ""),
    wanted: parseWallTime(kept.wanted ?? ""),
  };
}
