import { basename } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { getContentPath } from "../src/content/content-folder.ts";
import { articleFrontMatterSchema, pageFrontMatterSchema } from "../src/content/markdown/front-matter.ts";

/** A front matter property as JSON Schema; `title` and `description` become the label and hint of its editor field. */
interface JsonSchemaProperty {
  title?: string;
  description?: string;
  type?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
}

/** The editor's labels for the places of a Markdown page's link: the values of `menu` in its front matter. */
const menuPositionLabels: Record<string, string> = { header: "Arriba", footer: "Al pie", none: "En ninguno" };

/** Builds an editor field for a property of the front matter of a Markdown file. */
function buildEditorField(name: string, property: JsonSchemaProperty, isRequired: boolean) {
  const { title, description, minLength, maxLength } = property;
  const common = { name, label: title ?? name, hint: description, required: isRequired };
  if (property.enum)
    return {
      ...common,
      widget: "select",
      options: property.enum.map((value) => ({ value, label: menuPositionLabels[value] ?? value })),
    };
  if (property.type === "boolean") return { ...common, widget: "boolean" };
  if (name === "date")
    return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD", picker_utc: true };
  if (name === "photo") return { ...common, widget: "image", choose_url: false };
  const length = { minlength: minLength, maxlength: maxLength };
  return { ...common, ...length, widget: (maxLength ?? 0) > 60 ? "text" : "string" };
}

/** Builds the editor fields of a Markdown file: one for each property of its front matter, and one for its text. */
function buildEditorFields(schema: z.ZodType) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input" });
  return [
    ...Object.entries(properties).map(([name, property]) =>
      buildEditorField(name, property as JsonSchemaProperty, required.includes(name)),
    ),
    {
      name: "body",
      label: "Texto",
      widget: "markdown",
      required: true,
      modes: ["rich_text", "raw"],
      buttons: [
        "bold",
        "italic",
        "link",
        "heading-two",
        "heading-three",
        "quote",
        "bulleted-list",
        "numbered-list",
      ],
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

/**
 * Builds the configuration of Sveltia CMS: the folders, and fields from the same schemas that the build uses.
 * @see https://sveltiacms.app/en/docs
 */
export function buildEditorConfig() {
  const collection = { create: true, extension: "md", format: "yaml-frontmatter", summary: "{{title}}" };
  return {
    load_config_file: false,
    backend: readBackend(),
    media_folder: getContentPath("photos"),
    public_folder: "",
    // Photos of cameras and phones are named as the build wants them.
    media_libraries: { default: { config: { slugify_filename: true } } },
    // The default is UTC, whose date in the evening of the Americas is already tomorrow's.
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
        fields: buildEditorFields(articleFrontMatterSchema),
      },
      {
        ...collection,
        name: "pages",
        label: "Páginas",
        label_singular: "Página",
        folder: getContentPath("written"),
        slug: "{{title}}",
        fields: buildEditorFields(pageFrontMatterSchema),
      },
    ],
  };
}
