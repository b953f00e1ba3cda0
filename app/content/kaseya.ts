import { claims } from "./claims.ts";
import type { Heading, IconItem, Item, Opening } from "./shapes.ts";

export const kaseya = {
  opening: {
    title: "Arreglado antes de que abras la puerta",
    lead: "Kaseya nos avisa cuando un equipo está por fallar. Datto SaaS Protection guarda una copia de tu correo y tus archivos. Tú\u00a0enciendes y\u00a0trabajas.",
    call: "Solicitar Evaluación Gratuita",
  } satisfies Opening,
  change: {
    title: "El\u00a0mismo problema, otro\u00a0final",
    today: "Hoy",
    withUs: "Con monitoreo y copia",
    situations: [
      {
        title: "Se llena el disco de la computadora de la caja",
        today: "La caja se cuelga un sábado, con gente en la fila.",
        withUs: "Se ve venir y se libera espacio a distancia.",
      },
      {
        title: "Falta una actualización de seguridad",
        today: "Nadie lo sabe hasta que entra un virus.",
        withUs: "Se instala fuera de tu horario de trabajo.",
      },
      {
        title: "Alguien borra una carpeta",
        today: "Se rehace de memoria, si se puede.",
        withUs: "Eliges la fecha y la carpeta vuelve entera.",
      },
      {
        title: "Una persona deja la empresa",
        today: "Si borras su cuenta, también se borra su correo.",
        withUs: "Su correo queda en la copia y lo consultas.",
      },
    ],
  },
  backup: {
    heading: {
      title: "Elige el día y todo vuelve a su lugar",
      lead: "Datto SaaS Protection copia los datos que tu empresa tiene en la nube y los guarda aparte. Si algo falta, eliges una fecha y lo recuperas.",
    } satisfies Heading,
    claim: claims.retention,
    points: [
      { title: "El correo", text: "Un solo mensaje con su adjunto o la cuenta completa." },
      { title: "Los archivos", text: "Cada carpeta vuelve con su nombre, su orden y lo que tenía dentro." },
      {
        title: "Calendarios y contactos",
        text: "Las citas y la libreta de direcciones del equipo, como estaban.",
      },
    ] satisfies Item[],
  },
  reasons: {
    heading: {
      title: "Por qué copiar lo que ya está en la nube",
    } satisfies Heading,
    claim: claims.dataLoss,
    list: [
      {
        title: "La nube no distingue errores",
        text: "Si alguien borra un archivo por error, se borra en todos los equipos.",
      },
      {
        title: "La papelera se vacía",
        text: "Lo que se nota tarde ya no está ahí. Una copia aparte no depende de que alguien se acuerde a tiempo.",
      },
      {
        title: "Los virus también suben",
        text: "Un archivo cifrado por un virus se guarda cifrado en la nube. Con una copia vuelves al día anterior.",
      },
    ] satisfies Item[],
  },
  monitoring: {
    heading: {
      title: "Monitoreo proactivo de\u00a0TI",
      lead: "Kaseya mira tus equipos a toda hora. Nosotros atendemos lo que Kaseya encuentra.",
    } satisfies Heading,
    list: [
      {
        icon: "disk",
        title: "Discos y memoria",
        text: "Una alerta antes de que el equipo se quede sin espacio o se ponga lento.",
      },
      {
        icon: "update",
        title: "Actualizaciones",
        text: "El sistema y los programas al día, sin interrumpir a nadie.",
      },
      {
        icon: "activity",
        title: "Equipos en línea",
        text: "Si el servidor o la caja se desconectan, se sabe enseguida.",
      },
      {
        icon: "shield",
        title: "Antivirus activo",
        text: "Si una máquina queda sin protección, aparece en la lista.",
      },
      {
        icon: "headset",
        title: "Ayuda a distancia",
        text: "Entramos al equipo con tu permiso; no esperas una visita.",
      },
      {
        icon: "clipboard",
        title: "Inventario al día",
        text: "Qué máquinas tienes, cómo están y cuáles conviene cambiar.",
      },
    ] as const satisfies readonly IconItem[],
  },
  record: {
    title: `${claims.experience.lead} ${claims.experience.figure} ${claims.experience.text}, y ahora partner de Kaseya`,
    text: `Trabajamos con empresas como la tuya desde ${claims.founded.figure} y somos partner de Google desde ${claims.googlePartner.figure}.`,
    link: "Conoce nuestra historia",
  },
  steps: {
    heading: {
      title: "Así es la evaluación gratuita",
      lead: `Son ${claims.meeting.figure} ${claims.meeting.text}, por videollamada. No hace falta que prepares nada.`,
    } satisfies Heading,
    list: [
      {
        title: "Nos cuentas",
        text: "Cuántos equipos usan, dónde guardan las cosas y qué susto ya tuvieron.",
      },
      {
        title: "Miramos juntos",
        text: "Qué datos de tu empresa tienen copia hoy, cuáles no y qué equipos preocupan.",
      },
      {
        title: "Decides con calma",
        text: "Te llevas una lista de riesgos por orden de urgencia, contrates o no.",
      },
    ] satisfies Item[],
  },
  closing: {
    title: "¿Qué perderías si hoy se borrara todo?",
    text: "En media hora vemos contigo qué está copiado, qué no y qué conviene cuidar primero. Es gratis y no te compromete a nada.",
  },
};
