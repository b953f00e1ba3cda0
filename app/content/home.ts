import { claims } from "./claims.ts";
import type { Heading, Item } from "./shapes.ts";

export const home = {
  opening: {
    title: "Nadie se queda sin respuesta a las 11 de la noche",
    lead: "Agentes IA que atienden y agendan, un CRM con todos tus clientes y un monitoreo que cuida tus computadoras mientras duermes.",
    call: "Agenda tu reunión gratis",
    more: "Mira cómo sería un día",
  },
  highlights: {
    title: "Lo que cambia en tu empresa",
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
        title: "Entran tres consultas y nadie corre",
        text: "La recepcionista saluda, entiende qué necesita cada persona y le pasa a tu equipo solo lo que le toca.",
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
        title: "Almuerzas y tus clientes igual reciben respuesta",
        text: "Estado del pedido, garantías, formas de pago: lo que te preguntan cada día se responde al momento.",
        more: "Ver la atención con IA",
      },
      crm: {
        hour: "16:10",
        product: "CRM, gratis con cada agente",
        title: "Sabes en qué quedó cada venta",
        text: "Cada conversación termina en una ficha, con su etapa, su monto y quién la atiende.",
        more: "Ver el CRM",
      },
      reactivation: {
        hour: "18:15",
        product: "Reactivación de base de datos",
        title: "Vuelven los que llevaban meses sin comprar",
        text: "El agente escribe a tus contactos dormidos, uno por uno, y te avisa quién quiere hablar.",
        more: "Ver la reactivación",
      },
      kaseya: {
        hour: "2:40",
        product: "Kaseya y Datto",
        title: "De noche, tus equipos siguen vigilados",
        text: "El monitoreo detecta un disco casi lleno, se libera espacio y la copia de seguridad queda guardada. Por la mañana, todo funciona.",
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
    title: "Por qué elegirnos",
    reasons: [
      {
        title: `${claims.experience.lead} ${claims.experience.figure} ${claims.experience.text}`,
        text: `Empezamos en ${claims.founded.figure}. Vimos pasar modas y nos quedamos con lo que a una empresa le sirve de verdad.`,
      },
      {
        title: "Un solo responsable",
        text: "Correo, CRM, computadoras y copias con un mismo proveedor. Si algo falla, sabes a quién escribirle.",
      },
      {
        title: "En tu idioma",
        text: "Hablas con personas que conocen tu empresa, en español y sin términos que haya que buscar.",
      },
      {
        title: "Primero entendemos, después proponemos",
        text: `La primera reunión dura ${claims.meeting.figure} y es gratis. Si no podemos ayudarte, te lo decimos ahí mismo.`,
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
        text: "No. Viene sin costo con cualquier agente IA: contactos, ventas, automatizaciones, campañas por correo, bandeja única e informes.",
      },
      {
        title: "¿Funciona con las herramientas que ya usamos?",
        text: `Lo más probable es que sí: hay más de ${claims.integrations.figure} integraciones, entre ellas WhatsApp, Gmail, Google Calendar, Instagram, Facebook, Stripe y PayPal. En la reunión revisamos las tuyas, una por una.`,
      },
      {
        title: "¿Qué pasa en la reunión y a qué me compromete?",
        text: `Son ${claims.meeting.figure} por videollamada: nos cuentas cómo trabajan, te mostramos un ejemplo con tu caso y te decimos qué haríamos primero. Es gratis y no te compromete a nada.`,
      },
    ] satisfies Item[],
  },
};
