import { parseWallTime, type WallTime } from "./slots.ts";

/** The name in the address of /contacto or /agenda, as in `/contacto?cuando=2026-11-24T14:00`, on the firm's clock. */
const parameter = "cuando";

/**
 * @param others what the address says besides (`tema=crm`)
 * @returns the address of /contacto on which the agenda opens with a slot chosen, if it is still offered then
 */
export function buildContactAddress({ date, time }: WallTime, others?: URLSearchParams): string {
  const search = new URLSearchParams(others);
  search.set(parameter, `${date}T${time}`);
  return `/contacto?${search.toString().replace("%3A", ":")}`;
}

/**
 * @param search of an address (`location.search`)
 * @returns the slot that it asks for, offered or not; undefined where it asks for none, or for no real date and time
 */
export function parseWantedSlot(search: string): WallTime | undefined {
  return parseWallTime(new URLSearchParams(search).get(parameter) ?? "");
}
