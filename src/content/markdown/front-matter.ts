import { z } from "zod";
import { isIsoDate } from "../firm/value-formats.ts";
import { longestDescription, maxFullTitleLength, shortestDescription } from "../pages/page-address.ts";
import { strictObject } from "../reading/schema-helpers.ts";
import { clockTime } from "../texts/field-types.ts";

const line = (least: number, most: number, title: string, description: string) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .refine((value) => !value.includes("\n"), "un texto en una sola línea")
    .meta({ title, description });

export const expectedDateText = "una fecha como 2026-11-20";

const date = (title: string, description: string) =>
  z.string().refine(isIsoDate, expectedDateText).meta({ format: "date", title, description }).optional();

const firstFields = {
  title: line(
    3,
    maxFullTitleLength,
    "Título",
    `Arriba en la página y en los buscadores. Hasta ${maxFullTitleLength} letras.`,
  ),
  description: line(
    shortestDescription,
    longestDescription,
    "Descripción",
    `Debajo del título y en los buscadores. De ${shortestDescription} a ${longestDescription} letras.`,
  ),
};

const draft = z.boolean().optional().meta({
  title: "Borrador",
  description: "Solo se ve en npm run dev, hasta que lo quites.",
});

const altHint = "Una frase para quien no la ve: «El taller, con la persiana a medio abrir».";
const photoFields = {
  photo: z.string().optional().meta({
    title: "Foto",
    description: "El nombre de un archivo de content/photos/, como taller.jpg. Puede faltar.",
  }),
  alt: line(3, 160, "Qué muestra la foto", altHint).optional(),
};

export const pageFrontMatterSchema = strictObject({
  ...firstFields,
  name: line(2, 24, "Nombre corto", "En los menús, hasta 24 letras. Sin él va el título.").optional(),
  date: date("Última modificación", "Los buscadores la leen. Puede faltar."),
  draft,
  menu: z.enum(["header", "footer", "none"]).optional().meta({
    title: "Menú",
    description:
      "header: arriba, en el menú del teléfono y al pie. footer: al pie y en el menú del teléfono. none: en ninguno, se llega por enlaces.",
  }),
  ...photoFields,
});

export const articleFrontMatterSchema = strictObject({
  ...firstFields,
  date: date(
    "Fecha",
    "El día de la noticia; si todavía no llegó, sale con la primera construcción desde ese día. Sin ella vale la del nombre del archivo.",
  ),
  time: clockTime.optional().meta({
    title: "Hora",
    description: "De dos del mismo día va primero la más tarde: 15:30. Puede faltar.",
  }),
  updated: date("Día de un cambio", "Lo dice el canal Atom, a quien ya la leyó. Puede faltar."),
  draft,
  ...photoFields,
});
