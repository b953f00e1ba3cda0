import { site } from "#site";

interface Example {
  /** Where customers of the examples live, and a city that orders are sent to. */
  neighbourhood: string;
  city: string;
  /** What an applicant's number may look like. */
  phone: string;
  /** ISO 4217. */
  currency: string;
  /** How many pesos of the examples, which are written in Argentine ones, make one of the currency: sums stay sums. */
  pesos: number;
}

const example = (
  neighbourhood: string,
  city: string,
  phone: string,
  currency: string,
  pesos: number,
): Example => ({
  neighbourhood,
  city,
  phone,
  currency,
  pesos,
});

/** By country. The amounts are about what a garage asks there for the same work, in round figures. */
const byCountry: Partial<Record<string, Example>> = {
  AR: example("Villa Crespo", "Rosario", "+54 9 11 2345-6789", "ARS", 1),
  BO: example("Sopocachi", "Tarija", "+591 71234567", "BOB", 200),
  BR: example("Pinheiros", "Campinas", "+55 11 96123-4567", "BRL", 200),
  CL: example("Ñuñoa", "Concepción", "+56 9 2123 4567", "CLP", 2),
  CO: example("Chapinero", "Cali", "+57 321 1234567", "COP", 0.4),
  CR: example("Escazú", "Alajuela", "+506 8312 3456", "CRC", 2),
  DO: example("Naco", "La Vega", "+1 809 234 5678", "DOP", 20),
  EC: example("La Floresta", "Cuenca", "+593 99 123 4567", "USD", 1000),
  ES: example("Chamberí", "Valencia", "+34 612 34 56 78", "EUR", 1000),
  GT: example("Cayalá", "Antigua", "+502 5123 4567", "GTQ", 200),
  HN: example("Palmira", "La Ceiba", "+504 9123-4567", "HNL", 50),
  MX: example("Narvarte", "Puebla", "+52 222 123 4567", "MXN", 100),
  NI: example("Altamira", "Granada", "+505 8123 4567", "NIO", 50),
  PA: example("El Cangrejo", "Penonomé", "+507 6123-4567", "USD", 1000),
  PE: example("Miraflores", "Arequipa", "+51 912 345 678", "PEN", 500),
  PR: example("Santurce", "Ponce", "+1 787 234 5678", "USD", 1000),
  PY: example("Villa Morra", "Encarnación", "+595 961 456789", "PYG", 0.2),
  SV: example("Escalón", "Santa Ana", "+503 7012 3456", "USD", 1000),
  US: example("Coral Gables", "Orlando", "+1 201 555 0123", "USD", 1000),
  UY: example("Pocitos", "Salto", "+598 94 231 234", "UYU", 50),
  VE: example("Chacao", "Maracay", "+58 412-1234567", "USD", 1000),
};

/** The country of the firm: of its address or, without one, of the texts' locale. */
const country = site.address?.country ?? site.locale.slice(-2);

const { neighbourhood, city, phone, currency, pesos } =
  byCountry[country] ?? example("el centro", "la capital", "+1 201 555 0123", "USD", 1000);

/** What tells of one country in the examples; `examples` in site.config.ts says it otherwise. */
export const region = { neighbourhood, city, phone, ...site.examples };

/** An amount of the examples, given in Argentine pesos, as the country of the firm writes it in its own currency. */
export const money = (amount: number) =>
  new Intl.NumberFormat(site.locale, { style: "currency", currency, maximumFractionDigits: 0 }).format(
    amount / pesos,
  );
