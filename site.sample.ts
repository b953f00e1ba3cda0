/** What the project ships with and no site in public should say: the sample firm, and the places of its pictures. */
export const sample = {
  name: "Nimbosur",
  host: "nimbosur.example",
  /** Digits of numbers that nobody has. */
  numbers: ["5491112345678", "5491123456789"],
  places: ["Villa Crespo", "Rosario"],
  /** Its package of @fontsource-variable. */
  font: "familjen-grotesk",
  colours: { brand: "#005280", action: "#fdba33" },
};

/**
 * The values of the sample that a text still has.
 * @param text of a page, or any other
 */
export function sampleIn(text: string): string[] {
  const digits = text.replace(/(?<=\d)[\s()+-]+(?=\d)/g, "");
  return [
    ...[sample.name, sample.host, ...sample.places].filter((one) =>
      new RegExp(`(?<![\\p{L}])${one.replaceAll(".", "\\.")}(?![\\p{L}])`, "iu").test(text),
    ),
    ...sample.numbers.filter((one) => digits.includes(one)),
  ];
}
