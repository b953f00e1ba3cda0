import { parseWallTime, type WallTime } from "./slots.ts";

/** The query parameter for the wanted slot, in the firm's time zone: `/contacto?cuando=2026-11-24T14:00`, also on /agenda. */
const slotQueryParameter = "cuando";

/**
 * @param others the other query parameters of the address (`tema=crm`)
 * @returns the address of /contacto that opens the agenda with this slot chosen, if it is still offered
 */
export function buildContactAddressWithSlot({ date, time }: WallTime, others?: URLSearchParams): string {
  const search = new URLSearchParams(others);
  search.set(slotQueryParameter, `${date}T${time}`);
  return `/contacto?${search.toString().replace("%3A", ":")}`;
}

/**
 * @param search the query of the page's address, as `location.search`
 * @returns the slot in the address, offered or not; undefined when there is none or the date and time are not valid
 */
export function parseWantedSlot(search: string): WallTime | undefined {
  return parseWallTime(new URLSearchParams(search).get(slotQueryParameter) ?? "");
}
