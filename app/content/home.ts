import { claims } from "./claims.ts";
import { offers, type SolutionPath } from "./offered.ts";
import { startingPrice } from "./owner.ts";
import type { Heading, Item } from "./shapes.ts";
import type { Hour } from "./solution.ts";
import { solutions } from "./solutions.ts";
import { either, sentence, together, when } from "./wording.ts";

const agents = offers("agentes-ia");
const google = offers("google-workspace");
const kaseya = offers("kaseya");
const integrated = agents || offers("crm");
/** The CRM costs nothing beside an agent. */
const free = offers("agentes-ia", "crm");

const [first, ...more] = solutions.flatMap(({ promise }) => promise ?? []);

/** Minutes since the morning began, which is at five: the small hours end the day. */
function time({ hour }: Hour): number {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  return ((hours + 19) % 24) * 60 + minutes;
}

export interface Moment extends Hour {
  to: SolutionPath;
  /** What the solution brings, for an hour without a picture of its own. */
  points?: string[];
  /** Its ground is the night; the others share one passage of light. */
  night: boolean;
}

const moments: Moment[] = solutions
  .flatMap(({ hours, path, page }) =>
    hours.map((hour) => ({
      ...hour,
      to: path,
      night: time(hour) >= 16 * 60,
      ...(!hour.picture && { points: page?.features.list.map(({ title }) => title).slice(0, 4) }),
    })),
  )
  .sort((one, other) => time(one) - time(other));

const counted = ["", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"][
  moments.length
];
const hours = counted ? `${counted} ${moments.length === 1 ? "momento" : "momentos"}` : "los momentos";

const units = [
  ...when(google || offers("crm"), "personas"),
  ...when(kaseya, "computadoras"),
  ...when(agents, "conversaciones"),
];
const price = `${units.length > 0 ? `depende de cuántas ${either(units)} sean` : "depende de lo que necesites"}: te lo cotizamos después de la reunión.`;

export const home = {
  opening: {
    title: agents
      ? "Nadie se queda sin respuesta a las 11 de la noche"
      : "Mañana abres y todo está en su lugar",
    lead: [first, together(more)].flatMap((words) => (words ? sentence(words) : [])).join(" "),
    call: "Agendar reunión gratis",
    proof: [
      `Desde ${claims.founded.figure}`,
      ...when(google, `Partner de Google desde ${claims.googlePartner.figure}`),
      ...when(kaseya, google ? "Hoy también de Kaseya" : "Hoy partner de Kaseya"),
    ].join(" · "),
    more: "Ver cómo sería un día",
  },
  highlights: {
    title: "Lo que cambia en tu empresa",
    claims: [
      ...new Set([
        ...solutions.flatMap((solution) => solution.claims ?? []),
        claims.experience,
        claims.meeting,
      ]),
    ].slice(0, 3),
  },
  day: {
    title: "Un martes cualquiera, con todo en su lugar",
    lead: `Un ejemplo: ${hours} en una empresa de veinte personas.`,
    moments,
  },
  integrated,
  integrations: {
    title: "Se conecta con lo que ya usas",
    pause: "Pausar el movimiento",
    play: "Reanudar el movimiento",
  },
  why: {
    title: "Por qué elegirnos",
    partners: google || kaseya ? "Partners certificados" : undefined,
    milestones: [
      { date: claims.founded.figure, name: claims.founded.text, what: "Tecnología para pymes" },
      ...when(google, {
        date: claims.googlePartner.figure,
        name: "Partner de Google",
        what: "Correo y archivos",
      }),
      ...when(kaseya, {
        date: claims.kaseyaPartner.figure,
        name: "Partner de Kaseya",
        what: "Monitoreo y copias",
      }),
    ],
    reasons: [
      {
        title: `${claims.experience.lead} ${claims.experience.figure} ${claims.experience.text}`,
        text: "Sabemos qué le sirve a una pyme y qué termina sin usarse.",
      },
      {
        title: "Un solo proveedor",
        text: `${offers("agentes-ia", "crm", "google-workspace", "kaseya") ? "Agentes, CRM, correo, computadoras y copias" : "Todo lo que nos contratas, con las mismas personas"}. Si algo falla, sabes a quién escribirle.`,
      },
      {
        title: "En tu idioma",
        text: "Hablas con personas, en español y sin jerga.",
      },
      {
        title: "Primero entendemos, después proponemos",
        text: `Por eso empezamos con una reunión gratis de ${claims.meeting.figure}.`,
      },
    ] satisfies readonly Item[],
  },
  questions: {
    heading: {
      title: "Lo que casi todos preguntan",
      lead: "¿Otra pregunta? La vemos en la reunión.",
    } satisfies Heading,
    list: [
      ...when(agents, {
        title: "¿Cuánto tarda en funcionar un agente IA?",
        text: `Menos de ${claims.launch.figure}. Aprende tus productos, horarios y respuestas, y lo pruebas antes de que hable con un cliente. En la reunión vemos qué hace falta para empezar; por ejemplo, conectar tu WhatsApp.`,
      }),
      {
        title: free ? "¿Cuánto cuesta y qué es gratis?" : "¿Cuánto cuesta?",
        text: [
          free
            ? `El CRM es gratis con cualquier agente IA, con sus diez herramientas. Lo demás ${price}`
            : `El precio ${price}`,
          startingPrice,
        ]
          .join(" ")
          .trim(),
      },
      ...when(integrated, {
        title: "¿Funciona con las herramientas que ya usamos?",
        text: `Es muy probable: hay más de ${claims.integrations.figure} integraciones, entre ellas WhatsApp, Gmail, Google Calendar, Instagram, Facebook, Stripe y PayPal. En la reunión revisamos las tuyas.`,
      }),
      {
        title: "¿Qué pasa en la reunión y a qué me compromete?",
        text: `Son ${claims.meeting.figure} por videollamada: nos cuentas qué te quita tiempo y te decimos qué haríamos primero. Eso es todo: después decides tú.`,
      },
    ] satisfies readonly Item[],
  },
};
