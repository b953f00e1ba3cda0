import { claims } from "./claims.ts";
import type { Heading, Item } from "./shapes.ts";

export const home = {
  opening: {
    title: "Nadie se queda sin respuesta a las 11 de la noche",
    lead: "Ponemos a trabajar la tecnología de tu empresa: agentes IA que atienden y agendan, un CRM que no pierde a nadie y equipos que alguien vigila mientras duermes.",
    call: "Agenda tu reunión gratis",
    more: "Mira un día con nosotros",
  },
  highlights: {
    title: "Lo que cambia desde la primera semana",
    claims: [claims.launch, claims.integrations, claims.response],
  },
  day: {
    title: "Un martes cualquiera, con todo en su lugar",
    lead: "Así se ve un día en una empresa de veinte personas cuando la tecnología hace su parte.",
    moments: {
      workspace: {
        hour: "7:50",
        product: "Google Workspace",
        title: "Llegas y todos abren el mismo archivo",
        text: "Correo con tu dominio, documentos compartidos y la videollamada de las nueve, desde la oficina o el celular.",
        more: "Ver Google Workspace",
      },
      receptionist: {
        hour: "9:20",
        product: "Recepcionista IA",
        title: "Entran cinco consultas y nadie corre",
        text: "Saluda, entiende qué necesita cada uno y pasa a tu equipo solo lo que es para tu equipo.",
        more: "Conocer a la recepcionista",
      },
      scheduling: {
        hour: "11:00",
        product: "Agenda de citas",
        title: "La semana se llena sola",
        text: "El agente ofrece los horarios libres, confirma, recuerda y cambia las citas sin que nadie toque el calendario.",
        more: "Ver cómo agenda",
      },
      support: {
        hour: "13:30",
        product: "Atención al cliente",
        title: "Almuerzas; tus clientes también reciben respuesta",
        text: "Estado del pedido, garantías, formas de pago: lo que te preguntan cada día se responde al momento.",
        more: "Ver la atención con IA",
      },
      crm: {
        hour: "16:10",
        product: "CRM, gratis con cada agente",
        title: "Sabes en qué quedó cada venta",
        text: "Cada conversación termina en una ficha, con su etapa, su monto y quién la sigue.",
        more: "Ver el CRM",
      },
      reactivation: {
        hour: "18:15",
        product: "Reactivación de base de datos",
        title: "Vuelven los que hace meses no compraban",
        text: "El agente escribe a tus contactos dormidos, uno por uno, y te avisa quién quiere hablar.",
        more: "Ver la reactivación",
      },
      kaseya: {
        hour: "2:40",
        product: "Kaseya y Datto",
        title: "De noche, alguien cuida tus equipos",
        text: "El monitoreo ve el disco que está por fallar y la copia de seguridad del día ya está guardada. Por la mañana no te enteras de nada, y esa es la idea.",
        more: "Ver Kaseya y Datto",
      },
    },
  },
  integrations: {
    title: "Se conecta con lo que ya usas",
    lead: "No cambias de herramientas: las ponemos a trabajar juntas.",
    pause: "Pausar el movimiento",
    play: "Reanudar el movimiento",
  },
  why: {
    title: "Por qué con nosotros",
    reasons: [
      {
        title: `${claims.experience.lead} ${claims.experience.figure} ${claims.experience.text}`,
        text: `Empezamos en ${claims.founded.figure}. Vimos pasar modas y nos quedamos con lo que a una empresa le sirve de verdad.`,
      },
      {
        title: "Un solo responsable",
        text: "Correo, clientes, equipos y copias con un mismo proveedor. Si algo falla, sabes a quién escribirle.",
      },
      {
        title: "En tu idioma y en tu horario",
        text: "Hablas con personas que conocen tu empresa, en español y sin términos que haya que buscar.",
      },
      {
        title: "Primero entendemos, después proponemos",
        text: `La primera reunión dura ${claims.meeting.figure} y es gratis. Si no te servimos, te lo decimos ahí mismo.`,
      },
    ] satisfies Item[],
    partners: {
      title: "Partners certificados",
      list: [
        {
          name: "Google",
          since: `Desde ${claims.googlePartner.figure}`,
          what: "Google Workspace",
          logo: "google",
        },
        { name: "Kaseya", since: claims.kaseyaPartner.figure, what: "Monitoreo y Datto", logo: null },
      ],
    },
  },
  questions: {
    heading: {
      title: "Lo que casi todos preguntan",
      lead: "Y si tu pregunta es otra, la vemos en la reunión.",
    } satisfies Heading,
    list: [
      {
        title: "¿Cuánto tarda en funcionar un agente IA?",
        text: `Menos de ${claims.launch.figure} desde que nos cuentas cómo atienden hoy. En ese tiempo le enseñamos tus productos, tus horarios y tus respuestas, lo conectamos a tu WhatsApp y lo pruebas antes de que hable con un cliente.`,
      },
      {
        title: "¿El CRM gratis tiene alguna trampa?",
        text: "No. Viene sin costo con cualquier agente IA: contactos, ventas, automatizaciones, correo, bandeja única e informes. No es una prueba que vence, y tus datos son tuyos.",
      },
      {
        title: "¿Funciona con las herramientas que ya usamos?",
        text: `Sí. Hay más de ${claims.integrations.figure} integraciones: WhatsApp, Gmail, Google Calendar, Instagram, Facebook, Stripe y PayPal entre ellas. En la reunión revisamos las tuyas, una por una.`,
      },
      {
        title: "¿Qué pasa en la reunión y a qué me compromete?",
        text: `Son ${claims.meeting.figure} por videollamada: nos cuentas cómo trabajan, te mostramos un ejemplo con tu caso y te decimos qué haríamos primero. Es gratis y no te compromete a nada.`,
      },
    ] satisfies Item[],
  },
};
