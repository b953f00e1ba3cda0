/** What the project ships with and no site in public should say: the sample firm. */
export const sample = {
  name: "Nimbosur",
  host: "nimbosur.example",
  /** Digits of a number that nobody has. */
  number: "5491112345678",
  since: 2003,
  partners: { google: 2012, kaseya: true },
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
    ...[sample.name, sample.host].filter((one) =>
      new RegExp(`(?<![\\p{L}])${one.replaceAll(".", "\\.")}(?![\\p{L}])`, "iu").test(text),
    ),
    ...(digits.includes(sample.number) ? [sample.number] : []),
  ];
}
