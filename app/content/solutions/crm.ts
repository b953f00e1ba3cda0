import { claims } from "#app/content/claims.ts";
import { offers } from "#app/content/offered.ts";
import type { Solution } from "#app/content/solution.ts";

const free = offers("agentes-ia");

export const solution = {
  name: "CRM",
  title: free
    ? "CRM gratis con cualquier agente IA, para pymes"
    : "CRM para pymes: ventas y mensajes en orden",
  description: `Contactos, ventas, WhatsApp, correo e Instagram en un solo lugar, a la vista de tu equipo. ${free ? "Un CRM gratis con cualquier agente IA." : "Un CRM con diez herramientas."} Habla con un asesor.`,
  serviceType: "Gestión de relaciones con clientes (CRM)",
  about: "Contactos, ventas y mensajes",
  summary: `Contactos y ventas en orden.${free ? " Gratis con cualquier agente IA." : ""}`,
  promise: free ? undefined : "Un CRM donde ninguna venta se enfría",
  pitch: free ? "un CRM gratis con cada agente" : "un CRM para tus ventas",
  topic: {
    id: "crm",
    lead: "Un asesor te muestra el CRM con tu caso, en una videollamada gratis.",
    wants: "CRM",
  },
  greeting: "Hola, quiero saber más sobre el CRM.",
  shown: "el CRM",
  hours: [
    {
      picture: "stages",
      hour: "16:10",
      product: free ? "CRM, gratis con cada agente" : "CRM",
      title: "Sabes en qué quedó cada venta",
      text: "Cada conversación termina en una ficha, con su etapa, su monto y quién la atiende.",
    },
  ],
  claims: [claims.integrations],
  besideTitle: "Además del CRM",
  beside: {
    "agentes-ia": "Atienden a quien escribe y dejan la ficha lista para que tu equipo venda.",
    "google-workspace": "El correo y el calendario que se unen a la ficha de cada cliente.",
    kaseya: "Las computadoras donde trabaja tu equipo, vigiladas y al día.",
  },
} satisfies Solution;
