import { claims } from "#app/content/claims.ts";
import type { Solution } from "#app/content/solution.ts";

export const solution = {
  name: "Google Workspace",
  title: "Google Workspace: licencias para tu empresa",
  description:
    "Licencias de Google Workspace para tu empresa: correo con tu dominio, Drive, Meet, Calendar, Chat y seguridad en una sola cuenta. Pide tu cotización.",
  serviceType: "Licencias de Google Workspace",
  about: "Correo, archivos y reuniones",
  summary: "Licencias para el correo con tu dominio, los archivos y las reuniones.",
  promise: "Google\u00a0Workspace para tu equipo",
  pitch: "Google Workspace",
  topic: {
    id: "cotizacion",
    lead: "Vemos qué licencias necesitas para cotizarte, en una videollamada gratis.",
    wants: "Google Workspace, con cotización",
  },
  greeting: "Hola, quiero una cotización de Google Workspace para mi empresa.",
  hours: [
    {
      picture: "workspace",
      hour: "7:50",
      product: "Google Workspace",
      title: "Llegas y todos trabajan en el mismo archivo",
      text: "Correo con tu dominio, documentos compartidos y la videollamada de las nueve.",
    },
  ],
  claims: [claims.storage, claims.meet],
  besideTitle: "Además de las licencias",
  beside: {
    kaseya: "Una copia aparte del correo y de Drive, por si alguien borra de más.",
    "agentes-ia": "Ofrecen los horarios libres de Calendar y reservan por ti.",
    crm: "Tus contactos y tus ventas en orden, junto a tu correo.",
  },
} satisfies Solution;
