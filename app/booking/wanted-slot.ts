import { parseWallTime, type WallTime } from "./slots.ts";

/** The query parameter of /contacto and /agenda: `/contacto?cuando=2026-11-24T14:00`, in the firm's time zone. */
const slotQueryParameter = "cuando";

/**
 * @param others further query parameters (`tema=crm`)
 * @returns the address of /contacto that opens the agenda with this slot chosen, if it is still offered
 */
export function buildContactAddressWithSlot({ date, time }: WallTime, others?: URLSearchParams): string {
  const search = new URLSearchParams(others);
  search.set(slotQueryParameter, `${date}T${time}`);
  return `/contacto?${search.toString().replace("%3A", ":")}`;
}

/**
 * @param search `location.search`
 * @returns the slot in the address, offered or not; undefined when there is none or the date and time are not valid
 */
export function parseWantedSlot(search: string): WallTime | undefined {
  return parseWallTime(new URLSearchParams(search).get(slotQueryParameter) ?? "");
}
