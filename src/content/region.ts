import { site } from "./site.ts";

interface RegionExamples {
  /** The neighbourhood where the example customers live. */
  neighbourhood: string;
  /** A city to which the example orders are shipped. */
  city: string;
  /** An example of a phone number, for the application form. */
  phone: string;
  /** The currency code of ISO 4217. */
  currency: string;
  /**
   * The Argentine pesos of the example amounts that make one unit of `currency`. All amounts are divided by the same
   * number, so that sums stay correct.
   */
  pesosPerUnit: number;
}

const createRegionExamples = (
  neighbourhood: string,
  city: string,
  phone: string,
  currency: string,
  pesosPerUnit: number,
): RegionExamples => ({
  neighbourhood,
  city,
  phone,
  currency,
  pesosPerUnit,
});

/** The examples by country code (ISO 3166-1). `pesosPerUnit` turns all amounts into realistic prices of a car workshop there. */
const examplesByCountry: Partial<Record<string, RegionExamples>> = {
  AR: createRegionExamples("Villa Crespo", "Rosario", "+54 9 11 2345-6789", "ARS", 1),
  BO: createRegionExamples("Sopocachi", "Tarija", "+591 71234567", "BOB", 200),
  BR: createRegionExamples("Pinheiros", "Campinas", "+55 11 96123-4567", "BRL", 200),
  CL: createRegionExamples("Ñuñoa", "Concepción", "+56 9 2123 4567", "CLP", 2),
  CO: createRegionExamples("Chapinero", "Cali", "+57 321 1234567", "COP", 0.4),
  CR: createRegionExamples("Escazú", "Alajuela", "+506 8312 3456", "CRC", 2),
  DO: createRegionExamples("Naco", "La Vega", "+1 809 234 5678", "DOP", 20),
  EC: createRegionExamples("La Floresta", "Cuenca", "+593 99 123 4567", "USD", 1000),
  ES: createRegionExamples("Chamberí", "Valencia", "+34 612 34 56 78", "EUR", 1000),
  GT: createRegionExamples("Cayalá", "Antigua", "+502 5123 4567", "GTQ", 200),
  HN: createRegionExamples("Palmira", "La Ceiba", "+504 9123-4567", "HNL", 50),
  MX: createRegionExamples("Narvarte", "Puebla", "+52 222 123 4567", "MXN", 100),
  NI: createRegionExamples("Altamira", "Granada", "+505 8123 4567", "NIO", 50),
  PA: createRegionExamples("El Cangrejo", "Penonomé", "+507 6123-4567", "USD", 1000),
  PE: createRegionExamples("Miraflores", "Arequipa", "+51 912 345 678", "PEN", 500),
  PR: createRegionExamples("Santurce", "Ponce", "+1 787 234 5678", "USD", 1000),
  PY: createRegionExamples("Villa Morra", "Encarnación", "+595 961 456789", "PYG", 0.2),
  SV: createRegionExamples("Escalón", "Santa Ana", "+503 7012 3456", "USD", 1000),
  US: createRegionExamples("Coral Gables", "Orlando", "+1 201 555 0123", "USD", 1000),
  UY: createRegionExamples("Pocitos", "Salto", "+598 94 231 234", "UYU", 50),
  VE: createRegionExamples("Chacao", "Maracay", "+58 412-1234567", "USD", 1000),
};

/** The country code of the firm's address or, without an address, of the locale. */
const countryCode = site.address?.country ?? site.locale.slice(-2);

const { neighbourhood, city, phone, currency, pesosPerUnit } =
  examplesByCountry[countryCode] ??
  createRegionExamples("el centro", "la capital", "+1 201 555 0123", "USD", 1000);

/** The country-specific parts of the examples. `examples` in content/site.yaml overrides them. */
export const regionExamples = { neighbourhood, city, phone, ...site.examples };

/** Formats an example amount in the currency of the firm's country. */
export const formatExampleAmount = (argentinePesos: number) =>
  new Intl.NumberFormat(site.locale, { style: "currency", currency, maximumFractionDigits: 0 }).format(
    argentinePesos / pesosPerUnit,
  );
