/** The time zone of the capital or of most people, by country, for countries with several time zones. */
const mainTimeZoneByCountry: Partial<Record<string, string>> = {
  AR: "America/Argentina/Buenos_Aires",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CL: "America/Santiago",
  EC: "America/Guayaquil",
  ES: "Europe/Madrid",
  MX: "America/Mexico_City",
  PT: "Europe/Lisbon",
  US: "America/New_York",
};

/** Returns Node's name of a time zone: the same for America/Argentina/Buenos_Aires and its alias America/Buenos_Aires. */
const resolveTimeZoneName = (timeZone: string) =>
  new Intl.DateTimeFormat("es", { timeZone }).resolvedOptions().timeZone;

/** Lists the time zones of a country (`AR`, ISO 3166-1), the main one first; none for an unknown country. */
export function listCountryTimeZonesMainFirst(country: string | undefined): string[] {
  if (!country || !/^[A-Z]{2}$/.test(country)) return [];
  // TypeScript 7 has no type for getTimeZones yet.
  const locale = new Intl.Locale(`es-${country}`) as Intl.Locale & {
    getTimeZones: () => string[] | undefined;
  };
  const zones = locale.getTimeZones() ?? [];
  const main = mainTimeZoneByCountry[country];
  if (!main) return zones;
  return [main, ...zones.filter((zone) => resolveTimeZoneName(zone) !== resolveTimeZoneName(main))];
}
