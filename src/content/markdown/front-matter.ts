import { z } from "zod";
import { strictObject } from "../schema-helpers.ts";
import { isIsoDate } from "../site-values.ts";

const createSingleLineSchema = (minLength: number, maxLength: number) =>
  z
    .string()
    .trim()
    .min(minLength)
    .max(maxLength)
    .refine((value) => !value.includes("\n"), "un texto en una sola línea");

const titleField = createSingleLineSchema(3, 60).meta({
  title: "Título",
  description: "Arriba en la página y en los buscadores. Hasta 60 letras.",
});

const descriptionField = createSingleLineSchema(120, 160).meta({
  title: "Descripción",
  description: "Debajo del título y en los buscadores. De 120 a 160 letras.",
});

/** What is expected of a date, also of one that a file name gives. */
export const expectedDateText = "una fecha como 2026-11-20";

const dateField = z.string().refine(isIsoDate, expectedDateText).meta({ format: "date" });

const draftField = z.boolean().optional().meta({
  title: "Borrador",
  description: "Solo se ve en npm run dev, hasta que lo quites.",
});

const photoFields = {
  photo: z.string().optional().meta({
    title: "Foto",
    description: "El nombre de un archivo de content/photos/, como taller.jpg. Puede faltar.",
  }),
  alt: createSingleLineSchema(3, 160).optional().meta({
    title: "Qué muestra la foto",
    description: "Una frase para quien no la ve: «El taller, con la persiana a medio abrir».",
  }),
};

/** The schema of the front matter of a file in content/written/. */
export const pageFrontMatterSchema = strictObject({
  title: titleField,
  description: descriptionField,
  name: createSingleLineSchema(2, 24).optional().meta({
    title: "Nombre corto",
    description: "En los menús, hasta 24 letras. Sin él va el título.",
  }),
  date: dateField.optional().meta({
    title: "Última modificación",
    description: "Los buscadores la leen. Puede faltar.",
  }),
  draft: draftField,
  menu: z.enum(["header", "footer", "none"]).optional().meta({
    title: "Menú",
    description:
      "header: arriba, en el menú del teléfono y al pie. footer: al pie y en el menú del teléfono. none: en ninguno, se llega por enlaces.",
  }),
  ...photoFields,
});

/** The schema of the front matter of a file in content/news/. */
export const articleFrontMatterSchema = strictObject({
  title: titleField,
  description: descriptionField,
  date: dateField.optional().meta({
    title: "Fecha",
    description:
      "El día de la noticia; si todavía no llegó, sale con la primera construcción desde ese día. Sin ella vale la del nombre del archivo.",
  }),
  draft: draftField,
  ...photoFields,
});
