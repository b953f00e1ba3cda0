import { stringify } from "yaml";
import { isGroup, YamlFile } from "../src/content/reading/yaml.ts";

/** Writes sí and no for the `true` and `false` of site.yaml. */
export const translateBooleans = (text: string): string =>
  text.replace(/\btrue\b/g, "sí").replace(/\bfalse\b/g, "no");

/** Formats a value as site.yaml has it, in one line, a list or a group without its brackets. */
export function formatAnswer(value: unknown): string {
  if (typeof value === "string" || value === undefined) return value ?? "";
  const yaml = stringify(value, { collectionStyle: "flow", flowCollectionPadding: false, lineWidth: 0 });
  return translateBooleans(yaml.trim().replace(/^[[{](.*)[\]}]$/, "$1"));
}

/** Lists what an answer may mean: its text, or what YAML reads. The first that the schema accepts counts. */
export function listMeanings(answer: string, example: unknown): unknown[] {
  const text = answer.trim();
  const [open = "", close = ""] = Array.isArray(example) ? "[]" : isGroup(example) ? "{}" : "";
  const yaml = open + text.replace(/^s[ií]$/i, "true").replace(/^no$/i, "false") + close;
  const value = new YamlFile(yaml, "").value ?? text;
  return typeof example === "string" ? [text, value] : [value];
}
