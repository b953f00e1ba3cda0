import { claims } from "./claims.ts";
import type { Claim, Heading, IconItem, Item, Opening } from "./shapes.ts";

const call = "Solicitar Cotización";

export const googleWorkspace = {
  opening: {
    title: "Google Workspace, con\u00a0el\u00a0nombre de\u00a0tu\u00a0empresa",
    lead: "Correo con tu dominio, archivos compartidos y videollamadas con todo el equipo. Te vendemos las licencias, las ponemos en marcha y te atendemos en español.",
    call,
  } satisfies Opening,
  change: {
    title: "Lo que cambia desde el primer correo",
    before: { text: "Hoy escribes desde", title: "tuempresa2019@gmail.com" } satisfies Item,
    after: { text: "Con Google Workspace, desde", title: "ana@tuempresa.com" } satisfies Item,
    changes: [
      {
        title: "Se rompe una PC y todo sigue",
        text: "Tus archivos están en Drive. Entras desde otra computadora y retomas donde quedaste.",
      },
      {
        title: "Alguien se va y lo suyo se queda",
        text: "La cuenta es de tu empresa. Sus archivos y su correo pasan a quien toma su lugar.",
      },
      {
        title: "Un solo archivo para todos",
        text: "Todos trabajan en el mismo documento y ves quién cambió qué.",
      },
    ] satisfies Item[],
  },
  parts: {
    heading: {
      title: "Seis partes, una sola cuenta",
      lead: "Entras una vez y tienes todo, en la computadora y en el celular.",
    } satisfies Heading,
    parts: [
      {
        icon: "mail",
        title: "Gmail",
        text: "El correo que tu equipo ya sabe usar, con tu dominio y sin publicidad.",
        glimpse: "ventas@tuempresa.com",
      },
      {
        icon: "folder",
        title: "Drive",
        text: "Los archivos de la empresa en un solo lugar; tú decides quién los ve.",
        glimpse: "Presupuestos: 3 editando",
      },
      {
        icon: "video",
        title: "Meet",
        text: "Videollamadas desde el navegador o el celular, con un enlace que mandas por WhatsApp.",
        glimpse: "Reunión de ventas, 9:30",
      },
      {
        icon: "calendar",
        title: "Calendar",
        text: "Ves cuándo está libre cada persona y agendas la reunión sin diez mensajes de ida y vuelta.",
        glimpse: "Jueves 15:00, los tres libres",
      },
      {
        icon: "chat",
        title: "Chat",
        text: "Las charlas del equipo, por proyecto y fuera del WhatsApp personal.",
        glimpse: "Diego: ya salió el pedido",
      },
      {
        icon: "shield",
        title: "Seguridad",
        text: "Verificación en dos pasos y un panel desde donde abres, pausas o cierras cada cuenta.",
        glimpse: "Verificación: activada",
      },
    ] as const satisfies readonly (IconItem & { glimpse: string })[],
  },
  plan: {
    heading: {
      title: "El plan inicial ya alcanza para mucho",
      lead: "Y si tu empresa necesita más, comparamos los planes contigo antes de que gastes.",
    } satisfies Heading,
    storage: claims.storage satisfies Claim,
    seats: claims.meet satisfies Claim,
  },
  steps: {
    heading: { title: "Así pasas de tu correo de hoy al nuevo" } satisfies Heading,
    steps: [
      {
        title: "Elegimos las licencias",
        text: "Vemos cuántas personas son y qué usa cada una, para que no pagues de más.",
      },
      {
        title: "Lo ponemos en marcha",
        text: "Conectamos tu dominio, creamos las cuentas y planeamos contigo la mudanza del correo.",
      },
      {
        title: "Tu equipo aprende",
        text: "Mostramos lo que cada uno va a usar el lunes, en español y con sus propios archivos.",
      },
      {
        title: "Seguimos cerca",
        text: "Altas, bajas, dudas: nos escribes y te responde una persona.",
      },
    ] satisfies Item[],
  },
  partner: {
    claim: {
      lead: "Partner de Google desde",
      figure: claims.googlePartner.figure,
      text: `y en tecnología desde ${claims.founded.figure}`,
    } satisfies Claim,
    consequence:
      "La licencia es la misma que vende Google; la diferencia es a quién le escribes. Nosotros hablamos tu idioma, conocemos tu cuenta y te decimos cuándo un plan más chico te alcanza.",
  },
  closing: {
    title: "Dinos cuántos son y te cotizamos",
    text: `En ${claims.meeting.figure}, gratis y sin compromiso, vemos cuántas cuentas necesitas, qué plan te alcanza y cómo mudar tu correo.`,
    call,
  },
};
