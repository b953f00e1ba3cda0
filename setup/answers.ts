import { hexColour } from "../finish/tokens.ts";
import { findSiteFaults, type SiteConfig, siteFields } from "../site.schema.ts";
import { type BrandColours, faintBrand } from "./colours.ts";
import { expected } from "./fields.ts";

/** What the site is to become: a whole configuration, and colours where they change. */
export interface Plan {
  config: SiteConfig;
  colours: BrandColours | undefined;
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields whose value is a list of its own names, such as weekdays. */
const whole = ["redirects", "booking.hours", "applications.fields", "analytics.attributes"];

const colourFields = ["colors.brand", "colors.action"];
const knownFields = [...siteFields, ...colourFields];

/**
 * The value under the given one, field by field; `null` takes an optional value away.
 * @param keepNull for answers that are still to be laid over a configuration
 */
export function merged(under: unknown, given: unknown, { path = "", keepNull = false } = {}): unknown {
  if (!isGroup(given) || whole.includes(path)) return given;
  const values: Group = isGroup(under) ? { ...under } : {};
  for (const [key, value] of Object.entries(given)) {
    if (value === null && !keepNull) delete values[key];
    else values[key] = merged(values[key], value, { path: path ? `${path}.${key}` : key, keepNull });
  }
  return values;
}

/** The paths of what is given: `brand.name`, or `brand` where that is no group. */
function pathsOf(given: unknown, path = ""): string[] {
  if (!isGroup(given) || whole.includes(path)) return [path];
  return Object.entries(given).flatMap(([key, value]) => pathsOf(value, path ? `${path}.${key}` : key));
}

/** @returns one line: field, what was found, what is expected, an example */
export function faultLine(field: string, found: unknown, example: unknown, more = ""): string {
  const shown = found === undefined ? "no encontré nada" : `encontré ${JSON.stringify(found)}${more}`;
  return `${field}: ${shown}; se espera ${expected[field]}, por ejemplo ${JSON.stringify(example)}`;
}

/** What is wrong with the two colours, one line each. */
export function colourFaults(colours: unknown, css: string): string[] {
  if (colours === undefined) return [];
  const { brand, action } = (isGroup(colours) ? colours : {}) as Group;
  const isColour = (value: unknown): value is string =>
    typeof value === "string" && hexColour(value) !== undefined;
  const faults: string[] = [];
  if (!isColour(brand)) faults.push(faultLine("colors.brand", brand, "#0b5cad"));
  else {
    const faint = faintBrand(css, brand);
    if (faint) {
      const ratio = ` (${faint.ratio.toFixed(1).replace(".", ",")}:1 sobre --color-surface)`;
      faults.push(faultLine("colors.brand", brand, faint.nearest, ratio));
    }
  }
  if (!isColour(action)) faults.push(faultLine("colors.action", action, "#f5b942"));
  return faults;
}

/**
 * Reads an owner's answers.
 * @param answers of the shape of site.config.ts, any part of it, and `colors: { brand, action }`
 * @param current configuration, which stands where nothing is answered
 * @param css text of app/app.css
 * @returns what the site is to become, or every fault, one line each
 */
export function planOf(
  answers: unknown,
  current: SiteConfig,
  css: string,
): { plan: Plan } | { faults: string[] } {
  if (!isGroup(answers))
    return { faults: [`encontré ${JSON.stringify(answers)}; se espera un objeto como el de docs/guia.md`] };
  const { colors, ...values } = answers;
  const groups = new Set(knownFields.flatMap((field) => (field.includes(".") ? [field.split(".")[0]] : [])));
  const unknown = pathsOf(answers).filter((path) => !knownFields.includes(path) && !groups.has(path));
  const config = merged(current, values) as SiteConfig;
  const faults = [
    ...unknown.map((path) => `${path}: no es un campo conocido; se espera uno de ${knownFields.join(", ")}`),
    ...findSiteFaults(config).map(({ field, found, example }) => faultLine(field, found, example)),
    ...colourFaults(colors, css),
  ];
  return faults.length > 0 ? { faults } : { plan: { config, colours: colors as BrandColours | undefined } };
}
