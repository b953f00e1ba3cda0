import { parseWallTime, type WallTime } from "./slots.ts";

/*
 * The half hour that a visitor picks, kept in the address of the page that the visitor sees and nowhere else, in the firm's time
 * zone: `/contacto?cuando=2026-11-24T14:00`, or `/agenda?cuando=…` without a frame. So reload, Back, a copied address and a
 * duplicated tab keep it. It is not the address of the agenda's frame, which a browser forgets on reload.
 */

const slotQueryParameter = "cuando";

/** Dispatched on the window whose address has got another half hour. */
export const wantedSlotChangeEvent = "site:wanted-slot";

/** A half hour, or a day of which no hour is chosen yet. */
export type WantedSlot = Pick<WallTime, "date"> & Partial<WallTime>;

function buildSearchWithSlot(search: URLSearchParams | string, { date, time }: WantedSlot): string {
  const parameters = new URLSearchParams(search);
  parameters.set(slotQueryParameter, time === undefined ? date : `${date}T${time}`);
  return `?${parameters.toString().replace("%3A", ":")}`;
}

/**
 * @param others the other query parameters of the address (`tema=crm`)
 * @returns the address of /contacto that opens the agenda with this slot chosen, if it is still offered
 */
export const buildContactAddressWithSlot = (slot: WallTime, others = new URLSearchParams()): string =>
  `/contacto${buildSearchWithSlot(others, slot)}`;

/**
 * @param search the query of the page's address, as `location.search`
 * @returns the slot or day in the address, offered or not; undefined when there is none or it is not valid
 */
export function parseWantedSlot(search: string): WantedSlot | undefined {
  const text = new URLSearchParams(search).get(slotQueryParameter) ?? "";
  const day = parseWallTime(`${text}T00:00`);
  return day ? { date: day.date } : parseWallTime(text);
}

/** Writes a slot or day into the address of a page, in place of the former one. @param view the window of that page */
export function writeWantedSlot(view: Window, slot: WantedSlot): void {
  const { location, history } = view;
  const address = location.pathname + buildSearchWithSlot(location.search, slot) + location.hash;
  // Safari refuses more than 100 changes in 10 seconds, as from an arrow key that is held down.
  try {
    history.replaceState(null, "", address);
  } catch {}
  view.dispatchEvent(new Event(wantedSlotChangeEvent));
}
