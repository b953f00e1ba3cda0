import { parseWallTime, type WallTime } from "./slots.ts";

/* The half hour stands in the address of the visible page only (`/contacto?cuando=2026-11-24T14:00`), in the firm's time zone. */

const slotQueryParameter = "cuando";

export const wantedSlotChangeEvent = "site:wanted-slot";

/** A day alone when no hour of it is chosen yet. */
export type WantedSlot = Pick<WallTime, "date"> & Partial<WallTime>;

function buildSearchWithSlot(search: URLSearchParams | string, { date, time }: WantedSlot): string {
  const parameters = new URLSearchParams(search);
  parameters.set(slotQueryParameter, time === undefined ? date : `${date}T${time}`);
  return `?${parameters.toString().replace("%3A", ":")}`;
}

/** @param others the other query parameters of the address (`tema=crm`) */
export const buildContactAddressWithSlot = (slot: WallTime, others = new URLSearchParams()): string =>
  `/contacto${buildSearchWithSlot(others, slot)}`;

/** @param search `location.search` @returns the slot or day, offered or not; undefined for none or an invalid one */
export function parseWantedSlot(search: string): WantedSlot | undefined {
  const text = new URLSearchParams(search).get(slotQueryParameter) ?? "";
  const day = parseWallTime(`${text}T00:00`);
  return day ? { date: day.date } : parseWallTime(text);
}

export function writeWantedSlot(view: Window, slot: WantedSlot): void {
  const { location, history } = view;
  const address = location.pathname + buildSearchWithSlot(location.search, slot) + location.hash;
  // Safari refuses more than 100 changes in 10 seconds, such as those of an arrow key held down.
  try {
    history.replaceState(null, "", address);
  } catch {}
  view.dispatchEvent(new Event(wantedSlotChangeEvent));
}
