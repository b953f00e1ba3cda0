import { claims } from "./claims.ts";
import { pathOf } from "./offered.ts";
import type { Heading, Item, Opening } from "./shapes.ts";

const crmPath = pathOf("crm");

const launchHours = Number.parseInt(claims.launch.figure, 10);

const reduction = Number.parseInt(claims.response.figure, 10);
/** Minutes until an answer, before and with an agent that brings all of the claim. */
const wait = 50;
const shorterWait = (wait * (100 - reduction)) / 100;

export const aiAgents = {
  opening: {
    title: "Agentes IA que atienden mientras tu equipo trabaja",
    lead: "Responden a tus clientes por WhatsApp y redes, a tu manera y con la información de tu empresa. Lo que necesita a una persona pasa a tu equipo.",
    call: "Solicitar Demo Gratuita",
  } satisfies Opening,
  launch: {
    title: `Tu agente, funcionando en menos de ${claims.launch.figure}`,
    before: {
      title: "Antes, una reunión",
      text: "Nos cuentas cómo atiende tu empresa y qué no debe decir nunca el agente. Así vemos qué hace falta para empezar.",
    } satisfies Item,
    meeting: `${claims.meeting.figure}, gratis`,
    steps: [
      {
        hour: "0",
        title: "Le enseñamos tu negocio",
        text: "Qué preguntan tus clientes y qué se les responde: productos, horarios, precios.",
      },
      {
        hour: `${launchHours / 2}`,
        title: "Lo pruebas tú primero",
        text: "Le escribes como si fueras un cliente y corregimos sus respuestas.",
      },
      {
        hour: `${launchHours}\u00a0h`,
        title: "Ya atiende a tus clientes",
        text: "Les responde por donde ya te escriben.",
      },
    ] satisfies (Item & { hour: string })[],
  },
  response: {
    claim: claims.response,
    consequence: "Tu cliente espera menos y tu equipo sigue con lo suyo.",
    picture: {
      label: `Ejemplo: una consulta de las 10:00 que necesita a una persona se responde hoy a los ${wait} minutos y, con un agente que la pasa resumida, a los ${shorterWait}: un ${claims.response.figure} menos.`,
      question: "Necesito 40 sillas para un evento",
      asked: "10:00",
      slow: { who: "Hoy", minutes: wait, text: "Hola, ¿para qué fecha?", time: `10:${wait}` },
      fast: {
        who: "Con el resumen del agente",
        minutes: shorterWait,
        text: "Hola, soy Carla. Son 40 sillas: ¿para qué fecha?",
        time: `10:${shorterWait}`,
      },
      unit: "minutos",
    },
  },
  agents: {
    heading: {
      title: "Cuatro agentes, cuatro trabajos",
      lead: "Empieza con uno. Los demás se suman cuando los necesites.",
    } satisfies Heading,
    list: [
      {
        id: "recepcionista",
        title: "Recepcionista",
        text: "Saluda, entiende qué necesita cada persona y la pasa a quien corresponde, con un resumen.",
        asks: "Quiero un presupuesto para mi local",
        outcome: "Pasa a Carla, de ventas, con el resumen",
      },
      {
        id: "atencion",
        title: "Atención al cliente",
        text: "Responde lo de todos los días: horarios, pedidos, garantías, formas de pago.",
        asks: "¿Puedo pagar en cuotas?",
        outcome: "Respondido: hasta 6 con tarjeta",
      },
      {
        id: "citas",
        title: "Agenda de citas",
        text: "Ofrece tus horarios libres y confirma, recuerda y cambia las citas en el calendario de tu equipo.",
        asks: "¿Hay lugar el viernes?",
        outcome: "Viernes 10:30, en el calendario",
      },
      {
        id: "reactivacion",
        title: "Reactivación de base de datos",
        text: "Escribe a los contactos que dejaron de comprar y te avisa quién quiere volver a hablar.",
        asks: "Hola, Andrea. ¡Cuánto tiempo!",
        outcome: "Te avisa: Andrea quiere hablar",
        outgoing: true,
      },
    ],
    doubt: {
      title: "¿Y si no sabe responder?",
      text: "Pasa la conversación a tu equipo.",
    } satisfies Item,
  },
  scheduling: {
    heading: {
      title: "Tu cliente cambia la cita en un chat, sin llamar",
      lead: "El agente consulta el mismo calendario que tú y ofrece lo que está libre.",
    } satisfies Heading,
    points: [
      { title: "Nadie espera al teléfono", text: "Cada uno escribe cuando puede, también en el almuerzo." },
      { title: "Un recordatorio para cada cita", text: "Llega el día anterior." },
      { title: "Tú decides", text: "Los horarios, la duración y quién atiende." },
    ] satisfies Item[],
  },
  crm: crmPath && {
    to: crmPath,
    title: "Con cualquier agente, el CRM es gratis",
    text: "Cada conversación queda en una ficha: quién es, qué pidió y qué sigue. El CRM completo, con sus diez herramientas.",
    link: "Ver qué incluye el CRM",
  },
  closing: {
    title: "Prueba un agente con tus propias preguntas",
    text: `Te mostramos uno en acción y lo pones a prueba: ${claims.meeting.figure}, gratis.`,
  },
};

export const ownQuestions = {
  label: "Un chat con tus preguntas ya escritas, y otra a medio escribir.",
  said: ["¿Dan factura?", "¿Abren el domingo?", "¿Me lo guardan hasta el viernes?"],
  draft: "Y la pregunta que más te hacen",
};
