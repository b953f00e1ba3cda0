import { site } from "#site";
import { claims } from "./claims.ts";
import type { Item } from "./shapes.ts";

/** A message is plain text. */
const meeting = claims.meeting.figure.replace("\u00a0", " ");

export const contact = {
  opening: {
    halfHour: `${claims.meeting.figure}, gratis`,
    title: "Elige la media hora que te quede bien",
    lead: "Es por videollamada y no hace falta preparar nada.",
  },
  other: {
    title: "¿Prefieres escribir?",
    direct: "Abrir el calendario en otra pestaña",
    whatsapp: "Escribir por WhatsApp",
    mail: "Escribir un correo",
  },
  frame: {
    loading: "Abriendo el calendario",
    late: "El calendario tarda en abrirse. Puedes abrirlo en otra pestaña o escribirnos:",
    offline:
      "Parece que no tienes conexión. Cuando vuelva, el calendario se abre solo; también puedes escribirnos:",
    blocked: "Tu navegador no deja abrir el calendario aquí. Ábrelo en otra pestaña o escríbenos:",
    booked: {
      title: "¡Listo! Tu reunión quedó agendada",
      text: "Te llega la invitación por correo. Hasta pronto.",
    },
  },
  /** What a WhatsApp chat that is opened from /contacto starts with. */
  greeting: (wants?: string) =>
    `Hola, quiero agendar la reunión gratis de ${meeting}.${wants ? ` Quiero ver: ${wants}.` : ""}`,
  reassurance: {
    title: "Para que agendes con tranquilidad",
    tiles: [
      {
        title: "Sin costo ni compromiso",
        text: "La reunión no se cobra. Si después contratas o no, lo decides tú.",
      },
      {
        title: "Hablas con quien sabe",
        text: "Te atiende un asesor que conoce estas herramientas, sin guion de ventas.",
      },
      { title: "Puedes cambiarla", text: "Si te surge algo, escríbenos y buscamos otro horario." },
    ] satisfies Item[],
  },
};

/** '11:00' as 'a las 11:00' */
const at = (time: string) => `${/^1:/.test(time) ? "a la" : "a las"} ${time}`;

export interface MeetingRequest {
  name: string;
  firm: string;
  /** 'martes 24 de noviembre' */
  day: string;
  /** '11:00' */
  time: string;
  /** The same hour where the visitor is, when it is another one. */
  ownTime?: string;
  wants?: string;
  source?: string;
}

/** The site's own agenda, in the frame of /contacto while no booking service is configured. */
export const agenda = {
  title: "Agenda de reuniones",
  day: {
    title: "Elige el día",
    unavailable: "sin horas libres",
    weekdays: {
      mon: "lunes",
      tue: "martes",
      wed: "miércoles",
      thu: "jueves",
      fri: "viernes",
      sat: "sábado",
      sun: "domingo",
    },
    months: [
      "enero",
      "febrero",
      "marzo",
      "abril",
      "mayo",
      "junio",
      "julio",
      "agosto",
      "septiembre",
      "octubre",
      "noviembre",
      "diciembre",
    ],
  },
  hour: {
    title: "Elige la hora",
    unavailable: "no disponible",
    zone: `Las horas son de ${site.booking.place}.`,
    ownZone: "Debajo de cada una, destacada, la de tu zona.",
    own: "en tu zona",
  },
  none: {
    title: "No quedan horas libres estos días",
    text: "Escríbenos y buscamos juntos una que te sirva.",
    message: `Hola, quiero agendar la reunión gratis de ${meeting} y no encuentro una hora que me sirva.`,
    other: "¿Ninguna te queda bien?",
    ask: "Pedir otra hora por WhatsApp",
  },
  chosen: {
    title: "Tu media hora",
    when: (from: string, to: string) => `${from} a ${to}, hora de ${site.booking.place}`,
    own: (time: string) => `En tu zona: ${time}`,
    status: (day: string, time: string) =>
      `Elegiste el ${day} ${at(time)}. El mensaje está listo para enviar.`,
    waiting: "Falta la hora",
    steps: [
      "Eliges un día y una hora.",
      "El mensaje se escribe solo: lo envías por WhatsApp o por correo.",
      "Te confirmamos por el mismo medio.",
    ],
    who: "Si quieres, dinos quién eres",
    name: "Nombre",
    firm: "Empresa",
    message: "Así va tu mensaje",
    whatsapp: "Enviar por WhatsApp",
    mail: "Enviar por correo",
    confirm: "La hora será tuya cuando te la confirmemos.",
    offline: "No hay conexión. Tu media hora y tu mensaje quedan aquí: envíalo cuando vuelva.",
  },
  sent: {
    title: "¿Ya lo enviaste? Anota la media hora en tu calendario, como «por confirmar»:",
    google: "Anotar en Google Calendar",
    file: "Descargar para otro calendario (.ics)",
    event: `Reunión con ${site.brand.name} (por confirmar)`,
    fileName: "reunion-por-confirmar.ics",
    details: (message: string) =>
      `Falta la confirmación de ${site.brand.name}. El mensaje enviado: ${message}`,
  },
  subject: (day: string, time: string) => `Reunión: ${day}, ${time}`,
  message: ({ name, firm, day, time, ownTime, wants, source }: MeetingRequest) => {
    const who =
      name && firm ? `, soy ${name} de ${firm}` : name ? `, soy ${name}` : firm ? `, escribo de ${firm}` : "";
    const own = ownTime ? `; para mí, ${ownTime}` : "";
    return [
      `Hola${who}.`,
      `¿Les sirve el ${day} ${at(time)} (hora de ${site.booking.place}${own}) para la reunión de ${meeting}?`,
      wants && `Quiero ver: ${wants}.`,
      source && `Los encontré por ${source}.`,
    ]
      .filter(Boolean)
      .join(" ");
  },
  /** For browsers without script, which know no date: a weekday comes again and again. */
  anyWeek: {
    title: "Elige uno de los próximos días",
    text: "Toca un horario: se abre WhatsApp con el mensaje escrito. Después te confirmamos el día y la hora.",
    span: (from: string, to: string) => `de ${from} a ${to}`,
    message: (weekday: string, span: string) =>
      `Hola. ¿Les sirve el ${weekday}, a alguna hora ${span} (hora de ${site.booking.place}), para la reunión de ${meeting}?`,
    mail: "Prefiero escribir un correo",
    subject: "Quiero agendar una reunión",
  },
  whole: "Ver la página completa de contacto",
};
