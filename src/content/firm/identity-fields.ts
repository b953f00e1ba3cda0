/** Who the firm is, and how to reach it. */
import { z } from "zod";
import { strictObject } from "../reading/schema-helpers.ts";
import { field, isoDate, line, singleLine, textWithNearest } from "./field-kinds.ts";
import { formatWhatsappNumber, isInternationalPhone, isWhatsappNumber } from "./phones.ts";
import { isHttpsOrigin } from "./value-formats.ts";

export const brand = strictObject({
  name: field(
    singleLine.max(30),
    "Nombre de la marca",
    "el nombre de la empresa, hasta 30 letras",
    "Quebracho Sistemas",
  ),
  short: field(
    singleLine.max(16),
    "Nombre corto, para el encabezado y los títulos",
    "un nombre más corto, hasta 16 letras",
    "Quebracho",
  ).optional(),
  claim: line(
    "Qué hace la empresa, en una línea",
    "Tecnología que atiende a tus clientes y cuida tu empresa",
  ),
}).meta({ title: "La marca" });

export const identityFields = {
  legal: strictObject({
    name: line("Razón social, que va al pie", "Nimbosur S.R.L.").optional(),
    taxId: line("Identificación fiscal, con su nombre, que va al pie", "CUIT 30-12345678-9").optional(),
    hours: line("Horario de atención, que va al pie", "Lunes a viernes de 9 a 18").optional(),
    privacyUrl: field(
      z.string().refine((value) => URL.parse(value)?.protocol === "https:"),
      "Dirección de una política de privacidad en otro sitio",
      "una dirección https",
      "https://www.example.com/privacidad",
    ).optional(),
  })
    .meta({ title: "Datos legales, que van al pie" })
    .optional(),
  url: field(
    textWithNearest(
      isHttpsOrigin,
      (value) => URL.parse(value.replace(/^(http:\/\/|(?![a-z]+:))/i, "https://"))?.origin,
    ),
    "Dirección del sitio",
    "una dirección https, sin nada después del dominio y sin barra al final; el dominio lleva solo letras sin acento, números, puntos y guiones",
    "https://www.example.com",
  ),
  email: field(
    z.string().regex(/^[^\s@<>"?&]+@[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}[\p{L}\d-]+$/u),
    "Correo de contacto",
    "una dirección de correo",
    "hola@example.com",
  ),
  whatsapp: strictObject({
    number: field(
      textWithNearest(isWhatsappNumber, formatWhatsappNumber),
      "Número de WhatsApp",
      "un número que exista, con + y código de país",
      "+54 9 11 2345-6789",
    ),
    greeting: line("Con qué texto se abre el chat de WhatsApp", "Hola, quiero hacer una consulta."),
  }).meta({ title: "WhatsApp" }),
  phones: field(
    z.array(
      strictObject({
        label: singleLine.meta({ title: "Qué es" }),
        number: z.string().refine(isInternationalPhone).meta({ title: "Número, con + y código de país" }),
      }),
    ),
    "Otros teléfonos",
    "una lista de teléfonos, cada uno con label, qué es, y number, con + y código de país",
    [{ label: "Soporte", number: "+54 11 4321-9876" }],
  ).optional(),
  notice: strictObject({
    text: field(
      singleLine.max(140),
      "Un aviso arriba de todas las páginas",
      "un texto de una línea, hasta 140 letras",
      "Cerramos del 24 al 26 de diciembre.",
    ),
    to: field(
      z.string().refine((value) => /^\/(?!\/)\S*$/.test(value) || URL.parse(value)?.protocol === "https:"),
      "Adónde lleva el aviso",
      "una página de este sitio, que empieza con /, o una dirección https",
      "/contacto",
    ).optional(),
    from: isoDate("Primer día del aviso", "el primer día, como año-mes-día").optional(),
    until: isoDate(
      "Último día del aviso",
      "el último día en que se muestra, como año-mes-día, no antes de from",
    ),
  })
    .meta({ title: "Aviso" })
    .optional(),
  address: strictObject({
    street: line("Calle y número", "Av. Corrientes 1234"),
    city: line("Ciudad", "Buenos Aires"),
    region: line("Provincia o estado", "CABA").optional(),
    postalCode: line("Código postal", "C1043AAZ").optional(),
    country: field(
      z.string().regex(/^[A-Z]{2}$/),
      "País",
      "el código de un país, dos letras mayúsculas",
      "AR",
    ),
  })
    .meta({ title: "Dirección postal, que va al pie" })
    .optional(),
  examples: strictObject({
    neighbourhood: line("Barrio de los clientes en los ejemplos", "Narvarte").optional(),
    city: line("Ciudad de los envíos en los ejemplos", "Puebla").optional(),
    phone: line("Teléfono de ejemplo", "+52 222 123 4567").optional(),
  }).optional(),
};
