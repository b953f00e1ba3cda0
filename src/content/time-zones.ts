import { findNearestName } from "./problems.ts";

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

/** Cities in the main time zone of their country that no time zone is named after, separated by commas, by country. */
const mainTimeZoneCitiesByCountry: Partial<Record<string, string>> = {
  AR: "la plata, mar del plata, neuquen, parana, posadas, resistencia, rosario, santa fe",
  BR: "belo horizonte, brasilia, campinas, curitiba, florianopolis, porto alegre, rio de janeiro, san pablo",
  CL: "antofagasta, concepcion, iquique, la serena, temuco, valparaiso, vina del mar",
  EC: "ambato, cuenca, loja, manta, quito",
  ES: "barcelona, bilbao, malaga, sevilla, valencia, zaragoza",
  MX: "aguascalientes, cdmx, ciudad de mexico, guadalajara, leon, morelia, puebla, queretaro, san luis potosi, toluca, veracruz, zapopan",
};

const normalizeCityName = (name: string) =>
  name.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("_", " ").trim().toLowerCase();

const getCityName = (timeZoneOrCity: string) => normalizeCityName(timeZoneOrCity.split("/").at(-1) ?? "");

/** Returns Node's name of a time zone: the same for America/Argentina/Buenos_Aires and its alias America/Buenos_Aires. */
const resolveTimeZoneName = (timeZone: string) =>
  new Intl.DateTimeFormat("es", { timeZone }).resolvedOptions().timeZone;

export function isTimeZoneName(value: unknown): value is string {
  if (typeof value !== "string" || !/^[a-z][\w/+-]*$/i.test(value)) return false;
  try {
    new Intl.DateTimeFormat("es", { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/**
 * Lists the time zones of a country, the main one first.
 * @param country two capital letters of ISO 3166-1: `AR`
 * @returns names such as `America/Bogota`; an empty list for an unknown country
 */
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

/**
 * Finds the time zone that an owner means by a text that is no valid time zone.
 * @param written what the owner wrote: `America/Guadalajara`, `Ciudad de México`
 * @param country the country of the firm, two capital letters of ISO 3166-1
 * @returns the name of a time zone; undefined if none is likely
 */
export function findLikelyTimeZone(written: string, country: string | undefined): string | undefined {
  const zones = listCountryTimeZonesMainFirst(country);
  const city = getCityName(written);
  const cities = mainTimeZoneCitiesByCountry[country ?? ""]?.split(", ") ?? [];
  if (cities.includes(city)) return zones[0];
  const found = zones.find((zone) => getCityName(zone) === city);
  const misspelt = findNearestName(city, zones.map(getCityName), 2);
  return (
    found ??
    zones.find((zone) => getCityName(zone) === misspelt) ??
    (findNearestName(city, cities, 2) ? zones[0] : undefined) ??
    // A zone outside the country must be very similar: Guadalajara is not Guadeloupe.
    findNearestName(written, Intl.supportedValuesOf("timeZone"), 2) ??
    (zones.length === 1 ? zones[0] : undefined)
  );
}
