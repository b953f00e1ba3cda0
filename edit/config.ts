import { basename } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { firm } from "../src/content/firm/firm.ts";
import { siteFields } from "../src/content/firm/site-fields.ts";
import { articleFrontMatterSchema, pageFrontMatterSchema } from "../src/content/markdown/front-matter.ts";
import { describeField, type FieldInfo } from "../src/content/reading/schema-problems.ts";
import { getContentPath, read } from "../src/site-content.ts";

const site = read(firm);

interface JsonSchemaProperty extends FieldInfo {
  type?: string;
  format?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchemaProperty>;
  required?: string[];
  items?: JsonSchemaProperty;
}

const convertToJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input" }) as JsonSchemaProperty;

const menuPositionLabels: Record<string, string> = { header: "Arriba", footer: "Al pie", none: "En ninguno" };

function buildWidget(name: string, property: JsonSchemaProperty): object {
  const { type, format, enum: words, minLength: minlength, maxLength: maxlength } = property;
  if (words) {
    const options = words.map((value) => ({ value, label: menuPositionLabels[value] ?? value }));
    return { widget: "select", options };
  }
  if (type === "object") return { widget: "object", fields: buildFields(property) };
  if (type === "array") return { widget: "list", fields: buildFields(property.items) };
  if (type === "boolean") return { widget: "boolean" };
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD", picker_utc: true };
  if (name === "photo") return { widget: "image", choose_url: false };
  return { widget: (maxlength ?? 0) > 60 ? "text" : "string", minlength, maxlength };
}

const buildFields = ({ properties = {}, required = [] }: JsonSchemaProperty = {}): object[] =>
  Object.entries(properties).map(([name, property]) => ({
    name,
    label: property.title ?? name,
    hint: describeField(property) ?? property.description,
    required: required.includes(name),
    ...buildWidget(name, property),
  }));

/**
 * The fields that change over the years. The rest of site.yaml is set up once; the editor leaves it as it is.
 */
const { brand, email, whatsapp, phones, notice, legal, address } = read(siteFields).shape;
const firmFields = buildFields(
  convertToJsonSchema(z.object({ brand, email, whatsapp, phones, notice, legal, address })),
);

const firmCollection = {
  name: "firm",
  label: "La empresa",
  files: [
    { name: "site", label: "Datos de la empresa", file: getContentPath("site.yaml"), fields: firmFields },
  ],
};

/** Whether Sveltia would keep all of site.yaml: it splits names at their dots, as in the old address `/index.php`. */
export const canEditFirm = !Object.keys(site.redirects ?? {}).some((old) => old.includes("."));

function buildMarkdownFields(frontMatterSchema: z.ZodType) {
  return [
    ...buildFields(convertToJsonSchema(frontMatterSchema)),
    {
      name: "body",
      label: "Texto",
      widget: "markdown",
      required: true,
      modes: ["rich_text", "raw"],
      buttons: "bold italic link heading-two heading-three quote bulleted-list numbered-list".split(" "),
      editor_components: ["image"],
      hint: "Los títulos empiezan en el nivel 2. Una foto va sola en su párrafo.",
    },
  ];
}

/** The Git host of a team, in the words of Sveltia's documentation; without one, the editor works on a folder of this machine. */
const readBackend = () =>
  process.env.EDITOR_BACKEND
    ? parse(process.env.EDITOR_BACKEND)
    : { name: "github", repo: `local/${basename(process.cwd())}`, auth_methods: ["token"] };

/** Builds the configuration of Sveltia CMS from the schemas of the build: https://sveltiacms.app/en/docs */
export function buildEditorConfig() {
  const collection = { create: true, extension: "md", format: "yaml-frontmatter", summary: "{{title}}" };
  return {
    load_config_file: false,
    backend: readBackend(),
    media_folder: getContentPath("photos"),
    public_folder: "",
    // Gives photos from cameras and phones file names that the build accepts.
    media_libraries: { default: { config: { slugify_filename: true } } },
    // The default is UTC, where an evening in the Americas is already the next day.
    slug: { encoding: "ascii", clean_accents: true, timezone: "local" },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true, yaml: { quote: "double" } },
    collections: [
      {
        ...collection,
        name: "articles",
        label: "Novedades",
        label_singular: "Novedad",
        folder: getContentPath("news"),
        slug: "{{year}}-{{month}}-{{day}}-{{title}}",
        fields: buildMarkdownFields(articleFrontMatterSchema),
      },
      {
        ...collection,
        name: "pages",
        label: "Páginas",
        label_singular: "Página",
        folder: getContentPath("written"),
        slug: "{{title}}",
        fields: buildMarkdownFields(pageFrontMatterSchema),
      },
      ...(canEditFirm ? [firmCollection] : []),
    ],
  };
}
