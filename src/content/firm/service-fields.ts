/** The services of others that the site uses, and how it is served. */
import { z } from "zod";
import { findNearestName } from "../reading/problems.ts";
import { strictObject } from "../reading/schema-helpers.ts";
import { choice, field, requestUrl, textsByName, textWithNearest } from "./field-kinds.ts";
import { isTimeZoneName } from "./value-formats.ts";

export const serviceFields = {
  careers: field(
    z.boolean(),
    "¿El sitio tiene una página para quien quiere trabajar contigo (/hablemos)?",
    "true o false: con false no hay página /hablemos",
    false,
  ).optional(),
  applications: strictObject({
    endpoint: requestUrl("Adónde llegan las postulaciones", "https://formspree.io/f/your-form"),
    format: choice(
      ["json", "form"],
      "Formato de las postulaciones: form para Formspree, Web3Forms o una planilla de Google",
      "form",
    ).optional(),
    fields: field(textsByName, "Otros datos que pide quien recibe", "un texto por nombre", {
      access_key: "your-key",
    }).optional(),
  }).optional(),
  analytics: strictObject({
    src: requestUrl("Programa que cuenta las visitas", "https://plausible.io/js/pa-your-site.js"),
    attributes: field(
      z.record(z.string().regex(/^data-[a-z0-9-]+$/), z.string()),
      "Atributos de su etiqueta",
      'un texto por nombre, que empieza con "data-"',
      { "data-website-id": "your-id" },
    ).optional(),
    sendsTo: field(
      z.array(z.string().regex(/^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/)),
      "Adónde manda sus datos",
      "una lista de orígenes https; el primer nombre puede ser *",
      ["https://*.google-analytics.com"],
    ).optional(),
  }).optional(),
};

export const servingFields = {
  redirects: field(
    textsByName,
    "Direcciones de antes",
    "por cada dirección de antes, la página, el archivo o la dirección https a que lleva",
    { "/servicios/crm.html": "/crm" },
  ).optional(),
  hero: choice(["dark", "light"], "Fondo de la portada", "light").optional(),
  hsts: choice(["off", "host", "subdomains", "preload"], "Solo https en este dominio (HSTS)", "host"),
  locale: field(
    z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
    "Idioma y país: de él salen los ejemplos de números y de montos",
    "un idioma con su país",
    "es-AR",
  ),
  timeZone: field(
    textWithNearest(isTimeZoneName, (value) => findNearestName(value, Intl.supportedValuesOf("timeZone"), 2)),
    "Zona horaria",
    "el nombre de una zona horaria, como lo escribe la base IANA",
    "America/Argentina/Buenos_Aires",
  ),
};
