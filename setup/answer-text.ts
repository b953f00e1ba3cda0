import type { CountryCode } from "libphonenumber-js/max";
import { weekdayKeys } from "../src/content/firm/booking-fields.ts";
import { formatWhatsappNumber } from "../src/content/firm/phones.ts";
import { isGroup } from "../src/content/reading/yaml.ts";

const weekdayWords = ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"];
const { compare } = new Intl.Collator("es", { sensitivity: "base" });

const yamlNames: string[] = ["true", "false", ...weekdayKeys];

/** Replaces the names of site.yaml in a text of the schema: `true` by sí, `mon` by lun. */
export const replaceYamlNames = (text: string): string =>
  text.replace(/\w+/g, (name) => ["sí", "no", ...weekdayWords][yamlNames.indexOf(name)] ?? name);

/** Formats meeting hours: `lun a vie 09:00-13:00, 14:00-18:00; sáb 09:00-12:00`. */
function formatHours(hours: Record<string, unknown>): string {
  const days = weekdayKeys.map((key) => String(hours[key] ?? "").replaceAll(",", ", "));
  const formatGroup = (spans: string, day: number) => {
    if (spans === "" || spans === days[day - 1]) return [];
    const end = [...days, ""].findIndex((other, at) => at > day && other !== spans);
    return `${weekdayWords[day]}${end > day + 1 ? ` a ${weekdayWords[end - 1]}` : ""} ${spans}`;
  };
  return days.flatMap(formatGroup).join("; ");
}

/** Formats a value for a prompt; an absent one is an empty text. */
export function formatAnswer(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "boolean") return value ? "sí" : "no";
  return isGroup(value) ? formatHours(value) : String(value ?? "");
}

/** Reads meeting hours, also `lunes a viernes: 9 a 18`; returns a text of another form as it is. */
function readHours(text: string): unknown {
  const hours: Record<string, string[]> = {};
  for (const part of text.split(";")) {
    const [, days = "", spans = ""] = /^\s*(\D+?):?\s*(\d.*)$/.exec(part) ?? [];
    const [first = -1, last = first] = days
      .split(/ a |-/)
      .map((name) => weekdayWords.findIndex((word) => compare(word, name.trim().slice(0, 3)) === 0));
    if (first < 0 || last < first) return text;
    const list = spans
      .replace(/\b(\d\d?)(:\d\d)?\b/g, (_, hour, minutes = ":00") => hour.padStart(2, "0") + minutes)
      .split(",")
      .map((span) => span.trim().replace(/\s*(-|a)\s*/, "-"));
    for (const key of weekdayKeys.slice(first, last + 1)) hours[key] = [...(hours[key] ?? []), ...list];
  }
  return hours;
}

function readScalar(text: string): unknown {
  if (/^(s[ií]|no)$/i.test(text)) return text.toLowerCase() !== "no";
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Lists what an answer may mean by the example of its field; the first that the schema accepts counts. */
export function listMeanings(answer: string, example: unknown, country?: CountryCode): unknown[] {
  const text = answer.trim().replace(/^mailto:/i, "");
  if (Array.isArray(example)) return [text.split(",").map((one) => one.trim())];
  if (isGroup(example)) return [readHours(text)];
  if (String(example).startsWith("+")) return [text, formatWhatsappNumber(text, country) ?? text];
  const https = URL.parse(`https://${text.replace(/^https?:\/\//i, "")}`)?.href.replace(/\/$/, "");
  return [readScalar(text), text, (text.includes(".") && https) || text];
}
