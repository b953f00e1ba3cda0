export type ContentCoding = "br" | "gzip" | "identity";

/** Maximum characters of a list in a request header; a longer one matches nothing, as if the header listed no value. */
export const maxListHeaderLength = 500;

/** Parses Accept-Encoding: the weight (0 to 1) of each coding, 0 for a malformed weight: RFC 9110, section 12.4.2. */
function parseCodingWeights(header: string): Map<string, number> {
  return new Map(
    header.split(",").map((item) => {
      const [name = "", weight = "q=1"] = item.split(";").map((part) => part.trim().toLowerCase());
      const [, q = "0"] = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(weight) ?? [];
      return [name.replace("x-gzip", "gzip"), Number(q)];
    }),
  );
}

/** Chooses the available coding with the highest weight (RFC 9110, section 12.5.3), br before gzip; else "identity". */
export function chooseContentCoding(
  header: string | undefined,
  available: Partial<Record<ContentCoding, unknown>>,
): ContentCoding {
  if (header === undefined || header.length > maxListHeaderLength) return "identity";
  const weights = parseCodingWeights(header);
  const weightOf = (coding: ContentCoding) =>
    weights.get(coding) ?? weights.get("*") ?? (coding === "identity" ? 0.0001 : 0);
  const codings = (["br", "gzip", "identity"] as const).filter((coding) => available[coding] !== undefined);
  const [best = "identity"] = codings.toSorted((a, b) => weightOf(b) - weightOf(a));
  return weightOf(best) > 0 ? best : "identity";
}
