/** The content codings the build compresses files in, best first, and the file as it is. */
const codings = ["br", "gzip", "identity"] as const;

export type Coding = (typeof codings)[number];

/** A weight as in RFC 9110, section 12.4.2: 0 to 1 with up to three decimals. */
const weight = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

/** The codings a header names with their weights; one whose weight cannot be read counts as refused. */
function weights(header: string): Map<string, number> {
  return new Map(
    header.split(",").map((item) => {
      const [name = "", parameter] = item.split(";").map((part) => part.trim().toLowerCase());
      const q = parameter === undefined ? 1 : Number(weight.exec(parameter)?.[1] ?? 0);
      return [name === "x-gzip" ? "gzip" : name, q];
    }),
  );
}

/** Characters of a list in a header. What a browser sends is far shorter; taking apart more would let a few stall all. */
export const longestList = 500;

/**
 * Chooses what to send, after RFC 9110, section 12.5.3: the highest weight wins, and between equals br before
 * gzip before the plain file. A plain file that is not named is acceptable, yet the last choice.
 * @param header the value of Accept-Encoding, undefined where the request has none; one beyond `longestList` is ignored
 * @param available has a key for each coding there are bytes for
 * @returns a key of `available`, or "identity" where none is acceptable: that RFC lets a server send a default
 *   instead of a 406, and a visitor is better served by it
 */
export function chooseCoding(
  header: string | undefined,
  available: Partial<Record<Coding, unknown>>,
): Coding {
  // Without the header anything would do, but whoever cannot say so seldom can unpack.
  if (header === undefined || header.length > longestList) return "identity";
  const asked = weights(header);
  const leastAcceptable = 0.0001;
  let chosen: Coding = "identity";
  let best = 0;
  for (const coding of codings) {
    if (available[coding] === undefined) continue;
    const q = asked.get(coding) ?? asked.get("*") ?? (coding === "identity" ? leastAcceptable : 0);
    if (q > best) [chosen, best] = [coding, q];
  }
  return chosen;
}
