import type { Solution } from "#app/content/solution.ts";

export const solution = {
  name: "Telefonía IP",
  title: "Telefonía IP para atender desde donde estés",
  description:
    "Telefonía IP para tu empresa: una central en la nube, el mismo número en la oficina y en el celular, y menú de voz. Pide tu cotización por videollamada.",
  serviceType: "Telefonía IP y central telefónica en la nube",
  about: "Tu central, en la nube",
  summary: "Una central en la nube: el mismo número en la oficina y en el celular.",
  promise: "Telefonía IP para atender desde donde estés",
  pitch: "telefonía IP",
  topic: {
    id: "telefonia",
    lead: "Vemos cuántas líneas usas y cómo atiendes hoy, en una videollamada gratis.",
    wants: "telefonía IP",
  },
  greeting: "Hola, quiero saber más sobre la telefonía IP.",
  shown: "la telefonía IP",
  hours: [
    {
      hour: "10:15",
      product: "Telefonía IP",
      title: "Suena el fijo y contestas en la calle",
      text: "La llamada a la oficina te encuentra en el celular, y el cliente no nota la diferencia.",
    },
  ],
  beside: {
    "google-workspace": "Los contactos de tu correo, a la vista cuando suena el teléfono.",
  },
  page: {
    opening: {
      title: "El teléfono de tu empresa, donde estés",
      lead: "Una central en la nube, sin equipos que cuidar: las llamadas entran por un menú de voz y suenan en la oficina, en la computadora o en el celular.",
      call: "Pedir Cotización",
    },
    features: {
      title: "Qué trae",
      list: [
        {
          title: "El número de siempre",
          text: "Se muda con todo y tus clientes siguen llamando al mismo.",
        },
        {
          title: "Menú de voz",
          text: "Cada llamada llega a quien corresponde, también fuera de horario.",
        },
        {
          title: "Llamadas en el celular",
          text: "Tu equipo atiende y llama con el número de la empresa.",
        },
        {
          title: "Registro de llamadas",
          text: "Cuántas entran, cuántas se pierden y a qué hora.",
        },
      ],
    },
    questions: {
      heading: { title: "Lo que preguntan antes de cambiar" },
      list: [
        {
          title: "¿Hay que comprar teléfonos?",
          text: "No hace falta: sirve una computadora o un celular. Si prefieres teléfonos de mesa, te decimos cuáles sirven.",
        },
        {
          title: "¿Y si se corta internet?",
          text: "La central está en la nube: las llamadas siguen entrando y suenan en los celulares.",
        },
      ],
    },
    closing: {
      title: "Cuéntanos cómo suena tu empresa",
      text: "En media hora vemos cuántas líneas necesitas y qué cambiaría en tu atención.",
    },
  },
} satisfies Solution;
