/** Matches characters that XML 1.0 allows in no form, not even as a reference (https://www.w3.org/TR/xml/#charsets). */
const forbiddenInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML elements and quoted attributes, and removes what XML forbids, such as a vertical tab. */
export const escapeXml = (text: string): string =>
  text
    .replace(forbiddenInXml, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** Formats a day as its first moment, because feed readers hide entries that lie in the future. */
export function formatStartOfDay(date: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const [, offset = "Z"] = /GMT(.*)/.exec(format.format(new Date(`${date}T12:00:00Z`))) ?? [];
  return `${date}T00:00:00${offset}`;
}
