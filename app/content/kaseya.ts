import { claims } from "./claims.ts";
import { offers } from "./offered.ts";
import type { Heading, Item, Opening } from "./shapes.ts";

export const kaseya = {
  opening: {
    title: "Los problemas se ven antes de abrir el local",
    lead: "Kaseya vigila tus computadoras y avisa cuando algo empieza a fallar. Datto SaaS Protection guarda una copia de tu correo y tus archivos.",
    call: "Solicitar Evaluación Gratuita",
  } satisfies Opening,
  risks: {
    title: "El mismo problema, otro final",
    lead: "Cómo terminan cuatro sustos comunes: sin nada, y con monitoreo y copia.",
    sheet: "Lista de riesgos",
    today: "Sin monitoreo ni copia",
    withUs: "Con monitoreo y copia",
    list: [
      {
        title: "Alguien borra una carpeta de Drive",
        urgency: "Urgente",
        today: "se rehace de memoria, si se puede.",
        withUs: "puedes recuperarla desde una fecha anterior.",
      },
      {
        title: "Se llena el disco de una computadora",
        urgency: "Esta semana",
        today: "la caja se cuelga un sábado, con gente en la fila.",
        withUs: "la alerta llega cuando todavía hay lugar.",
      },
      {
        title: "Falta una actualización de seguridad",
        urgency: "Esta semana",
        today: "nadie lo sabe hasta que entra un virus.",
        withUs: "aparece en el panel y se puede programar.",
      },
      {
        title: "Una persona deja la empresa",
        urgency: "Este mes",
        today: "si borras su cuenta, también se borra su correo.",
        withUs: "su correo sigue en la copia aparte.",
      },
    ],
  },
  backup: {
    heading: {
      title: "Lo borrado puede volver",
      lead: "Datto SaaS Protection copia los datos que tu empresa tiene en la nube y los guarda aparte. Si algo falta, puedes recuperarlo desde una fecha que elijas.",
    } satisfies Heading,
    claim: claims.retention,
    points: [
      { title: "El correo", text: "Un solo mensaje con su adjunto o la cuenta completa." },
      { title: "Los archivos", text: "Cada carpeta con su nombre, su orden y lo que tenía dentro." },
      { title: "Calendarios y contactos", text: "Las citas y los contactos del equipo, como estaban." },
    ] satisfies Item[],
  },
  reasons: {
    title: "Por qué copiar lo que ya está en la nube",
    claim: claims.dataLoss,
    list: [
      {
        title: "La nube no distingue errores",
        text: "Si alguien borra un archivo por error, se borra para todos.",
      },
      {
        title: "La papelera se vacía",
        text: "Si lo notas tarde, en la papelera ya no está. En la copia aparte, sí.",
      },
      {
        title: "Los virus también suben",
        text: "Un archivo cifrado por un virus se guarda cifrado en la nube. Con una copia vuelves a una fecha anterior.",
      },
    ] satisfies Item[],
  },
  monitoring: {
    heading: {
      title: "Monitoreo proactivo de tus computadoras",
      lead: "Kaseya revisa tus computadoras a toda hora y reúne los avisos en un solo panel. En la reunión acordamos quién los recibe.",
    } satisfies Heading,
    machine: { title: "Caja 1", text: "Computadora del mostrador" } satisfies Item,
    list: [
      {
        title: "Discos y memoria",
        text: "Una alerta cuando el espacio o la memoria empiezan a faltar.",
        field: "Disco",
        value: "94\u00a0%",
        meter: { of: 50, from: 0, to: 47 },
        bad: true,
      },
      {
        title: "Actualizaciones",
        text: "Qué le falta a cada computadora, y la instalación fuera de tu horario.",
        field: "Hoy a las",
        value: "22:00",
        meter: { of: 24, from: 22, to: 23 },
      },
      {
        title: "Computadoras en línea",
        text: "Si el servidor o la caja se desconectan, llega un aviso.",
        field: "Desde las",
        value: "5:00",
        meter: { of: 24, from: 5, to: 6 },
      },
      {
        title: "Antivirus activo",
        text: "Si una computadora queda sin protección, aparece en el panel.",
        field: "Protección",
        value: "activa",
        meter: { of: 1, from: 0, to: 1 },
      },
      {
        title: "Ayuda a distancia",
        text: "Kaseya permite conectarse a la computadora, con tu permiso y sin visita.",
        field: "Con tu",
        value: "permiso",
        meter: { of: 1, from: 0, to: 0 },
      },
      {
        title: "Inventario al día",
        text: "Qué computadoras tienes, cómo están y cuáles conviene cambiar.",
        field: "Comprada en",
        value: "2021",
        meter: { of: 10, from: 4, to: 10 },
      },
    ],
  },
  record: {
    title: `${claims.experience.lead} ${claims.experience.figure} ${claims.experience.text}, hoy también como partner de Kaseya`,
    text: `Trabajamos con empresas desde ${claims.founded.figure}${offers("google-workspace") ? ` y somos partner de Google desde ${claims.googlePartner.figure}` : ""}.`,
    link: "Conocer nuestra historia",
  },
  evaluation: {
    heading: {
      title: "Así es la evaluación gratuita",
      lead: `Son ${claims.meeting.figure} ${claims.meeting.text}, por videollamada. No hace falta preparar nada.`,
    } satisfies Heading,
    list: [
      {
        title: "Nos cuentas",
        text: "Cuántas computadoras hay, dónde están los archivos y si ya hubo algún susto.",
      },
      {
        title: "Repasamos juntos",
        text: "Qué datos tienen copia hoy, cuáles no y qué computadoras te preocupan.",
      },
      {
        title: "Decides con calma",
        text: "Te llevas una idea clara de por dónde empezar, contrates o no.",
      },
    ] satisfies Item[],
  },
  closing: {
    title: "¿Qué perderías si hoy se borrara todo?",
    text: `Vemos contigo qué está copiado, qué no y qué cuidar primero: ${claims.meeting.figure}, gratis.`,
  },
};
