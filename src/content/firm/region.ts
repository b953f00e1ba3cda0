import { define } from "../reading/content.ts";
import { firm } from "./firm.ts";

type Region = [
  neighbourhood: string | undefined,
  city: string | undefined,
  phone: string,
  currency: string,
  pesosPerUnit: number,
];

/** The examples by country. All amounts are divided by one number, so that sums stay correct. */
const examplesByCountry: Partial<Record<string, Region>> = {
  AR: ["Villa Crespo", "Rosario", "+54 9 11 2345-6789", "ARS", 1],
  BO: ["Sopocachi", "Tarija", "+591 71234567", "BOB", 200],
  BR: ["Pinheiros", "Campinas", "+55 11 96123-4567", "BRL", 200],
  CL: ["Ñuñoa", "Concepción", "+56 9 2123 4567", "CLP", 2],
  CO: ["Chapinero", "Cali", "+57 321 1234567", "COP", 0.4],
  CR: ["Escazú", "Alajuela", "+506 8312 3456", "CRC", 2],
  DO: ["Naco", "La Vega", "+1 809 234 5678", "DOP", 20],
  EC: ["La Floresta", "Cuenca", "+593 99 123 4567", "USD", 1000],
  ES: ["Chamberí", "Valencia", "+34 612 34 56 78", "EUR", 1000],
  GT: ["Cayalá", "Antigua", "+502 5123 4567", "GTQ", 200],
  HN: ["Palmira", "La Ceiba", "+504 9123-4567", "HNL", 50],
  MX: ["Narvarte", "Puebla", "+52 222 123 4567", "MXN", 100],
  NI: ["Altamira", "Granada", "+505 8123 4567", "NIO", 50],
  PA: ["El Cangrejo", "Penonomé", "+507 6123-4567", "USD", 1000],
  PE: ["Miraflores", "Arequipa", "+51 912 345 678", "PEN", 500],
  PR: ["Santurce", "Ponce", "+1 787 234 5678", "USD", 1000],
  PY: ["Villa Morra", "Encarnación", "+595 961 456789", "PYG", 0.2],
  SV: ["Escalón", "Santa Ana", "+503 7012 3456", "USD", 1000],
  US: ["Coral Gables", "Orlando", "+1 201 555 0123", "USD", 1000],
  UY: ["Pocitos", "Salto", "+598 94 231 234", "UYU", 50],
  VE: ["Chacao", "Maracay", "+58 412-1234567", "USD", 1000],
};

/** The words for its places are in content/words/example.yaml. */
const otherCountry: Region = [undefined, undefined, "+1 201 555 0123", "USD", 1000];

/** The examples of texts and pictures: a place, a phone and amounts as the firm's customers know them. */
export const region = define((read) => {
  const { address, locale, examples } = read(firm);
  const country = address?.country ?? locale.slice(-2);
  const [neighbourhood, city, phone, currency, pesosPerUnit] = examplesByCountry[country] ?? otherCountry;
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 });
  return {
    regionExamples: { neighbourhood, city, phone, ...examples },
    formatExampleAmount: (argentinePesos: number) => format.format(argentinePesos / pesosPerUnit),
  };
});
