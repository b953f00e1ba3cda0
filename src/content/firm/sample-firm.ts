/** The data of the sample firm, which no public site should show. */
export const sampleFirmValues = {
  name: "Nimbosur",
  host: "nimbosur.example",
  phoneDigits: "5491112345678",
  since: 2003,
  partners: { google: 2012, kaseya: true },
  font: "familjen-grotesk",
  colours: { brand: "#005280", action: "#fdba33" },
};

export function findSampleTexts(text: string): string[] {
  const digits = text.replace(/(?<=\d)[\s()+-]+(?=\d)/g, "");
  return [
    ...[sampleFirmValues.name, sampleFirmValues.host].filter((one) =>
      new RegExp(`(?<![\\p{L}])${one.replaceAll(".", "\\.")}(?![\\p{L}])`, "iu").test(text),
    ),
    ...(digits.includes(sampleFirmValues.phoneDigits) ? [sampleFirmValues.phoneDigits] : []),
  ];
}
