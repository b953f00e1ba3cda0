import { claims } from "#app/content/claims.ts";
import type { Solution } from "#app/content/solution.ts";

export const solution = {
  name: "Kaseya y Datto",
  short: "Kaseya",
  fullName: "Kaseya y Datto SaaS Protection",
  title: "Monitoreo Kaseya y copias Datto para pymes",
  description:
    "Kaseya vigila tus computadoras y Datto SaaS Protection copia el correo y los archivos de tu empresa. Solicita tu evaluación gratuita, por videollamada.",
  serviceType: "Monitoreo de computadoras y copias de seguridad",
  about: "Monitoreo y copias de seguridad",
  summary: "Monitoreo de tus computadoras y copia de tus datos en la nube.",
  promise: "Kaseya para cuidar tus computadoras y tus datos",
  pitch: "copias de seguridad",
  topic: {
    id: "evaluacion",
    lead: "Hacemos la evaluación en una videollamada gratis. No hace falta preparar nada.",
    wants: "monitoreo y copias de seguridad",
  },
  greeting: "Hola, quiero la evaluación gratuita de las computadoras y las copias de mi empresa.",
  shown: "el monitoreo",
  hours: [
    {
      picture: "kaseya",
      hour: "2:40",
      product: "Kaseya y Datto",
      title: "Duermes y tus computadoras siguen vigiladas",
      text: "Kaseya avisa que un disco se llena y Datto guarda la copia del correo y los archivos.",
    },
  ],
  claims: [claims.retention],
  besideTitle: "Además del monitoreo",
  beside: {
    "google-workspace": "El correo y los archivos de tu empresa, con tu dominio y en la nube.",
    "agentes-ia": "Atienden a tus clientes a toda hora y te dejan lo importante.",
    crm: "Cada cliente y cada venta, en una ficha.",
  },
} satisfies Solution;
