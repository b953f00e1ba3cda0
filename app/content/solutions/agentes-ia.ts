import { claims } from "#app/content/claims.ts";
import { offers } from "#app/content/offered.ts";
import type { Solution } from "#app/content/solution.ts";

export const solution = {
  name: "Agentes IA",
  title: "Agentes IA que atienden y agendan por ti",
  description: `Recepción, atención al cliente, citas y clientes que vuelven: agentes IA que responden por WhatsApp a toda hora. Listos en menos de ${claims.launch.figure}. Pide tu demo.`,
  serviceType: "Agentes de inteligencia artificial que atienden y agendan",
  about: "Atienden y agendan a toda hora",
  summary: "Responden y agendan, también cuando tu equipo descansa.",
  promise: `agentes de inteligencia artificial que atienden y agendan${offers("crm") ? ", con un CRM gratis para ordenar tus ventas" : ""}`,
  pitch: "agentes IA que atienden a toda hora",
  topic: {
    id: "demo",
    lead: "En la demo, un agente responde tus preguntas. Es una videollamada gratis.",
    wants: "un agente IA en acción",
  },
  greeting: "Hola, quiero ver un agente IA en acción.",
  shown: "un agente",
  hours: [
    {
      picture: "receptionist",
      part: "recepcionista",
      hour: "9:20",
      product: "Recepcionista IA",
      title: "Tres consultas a la vez, sin correr",
      text: "El agente saluda, entiende qué necesita cada persona y pasa a tu equipo lo que le toca.",
    },
    {
      picture: "scheduling",
      part: "citas",
      hour: "11:00",
      product: "Agenda de citas",
      title: "La semana se agenda sola",
      text: "El agente ofrece los horarios libres, confirma, recuerda y cambia las citas.",
    },
    {
      picture: "support",
      part: "atencion",
      hour: "13:30",
      product: "Atención al cliente",
      title: "Respuestas también a la hora del almuerzo",
      text: "El agente responde sobre pedidos, garantías y pagos. Lo demás lo pasa a tu equipo.",
    },
    {
      picture: "reactivation",
      part: "reactivacion",
      hour: "18:15",
      product: "Reactivación de base de datos",
      title: "Vuelves a hablar con quien dejó de comprar",
      text: "El agente escribe a tus contactos dormidos y te avisa quién quiere hablar.",
    },
  ],
  claims: [claims.launch, claims.integrations, claims.response],
  besideTitle: "Lo que acompaña a un agente",
  beside: {
    crm: "Guarda cada conversación del agente en la ficha del cliente.",
    "google-workspace": "El agente agenda en el mismo calendario que usa tu equipo.",
    kaseya: "Vigila tus computadoras y copia tus datos de la nube, también de noche.",
  },
} satisfies Solution;
