import { claims } from "./claims.ts";
import type { Claim, Heading, Item, Opening } from "./shapes.ts";

const newAddress = "ana@tuempresa.com";

export const googleWorkspace = {
  opening: {
    title: "Google Workspace, con\u00a0el nombre de\u00a0tu empresa",
    lead: "Correo con tu dominio, archivos compartidos y videollamadas con todo el equipo. Te vendemos las licencias que necesitas, ni una más.",
    call: "Solicitar Cotización",
  } satisfies Opening,
  change: {
    title: "Se nota desde el primer correo",
    before: { text: "Hoy escribes desde", title: "tuempresa2@gmail.com" } satisfies Item,
    after: { text: "Con Google Workspace, desde", title: newAddress } satisfies Item,
    changes: [
      {
        title: "Se rompe la computadora, no el trabajo",
        text: "Tus archivos están en Drive. Entras desde otra computadora y retomas donde quedaste.",
      },
      {
        title: "Alguien se va y su trabajo se queda",
        text: "La cuenta es de tu empresa: antes de cerrarla, pasas sus archivos y su correo a otra persona.",
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
    account: newAddress,
    list: [
      {
        id: "gmail",
        title: "Gmail",
        text: "El correo que tu equipo ya sabe usar, con tu dominio y sin publicidad.",
      },
      {
        id: "drive",
        title: "Drive",
        text: "Los archivos de la empresa en un solo lugar; tú decides quién los ve.",
      },
      {
        id: "meet",
        title: "Meet",
        text: "Videollamadas desde el navegador o el celular, con un enlace que mandas por WhatsApp.",
      },
      {
        id: "calendar",
        title: "Calendar",
        text: "Ves cuándo está libre cada persona y agendas la reunión sin diez mensajes de ida y vuelta.",
      },
      {
        id: "chat",
        title: "Chat",
        text: "Las charlas del equipo, por proyecto y fuera del WhatsApp personal.",
      },
      {
        id: "security",
        title: "Seguridad",
        text: "Verificación en dos pasos y un panel desde donde abres, pausas o cierras cada cuenta.",
      },
    ] as const satisfies readonly (Item & { id: string })[],
  },
  plan: {
    heading: {
      title: "Espacio para todos, desde el plan de entrada",
      lead: "Si tu empresa necesita más, comparamos los planes contigo antes de que gastes.",
    } satisfies Heading,
    storage: claims.storage satisfies Claim,
    seats: claims.meet satisfies Claim,
  },
  move: {
    title: "Una mudanza de viernes a lunes",
    lead: "Un ejemplo: el correo se muda el\u00a0domingo, cuando llegan menos mensajes.",
    label: "Ejemplo de mudanza: el correo pasa el domingo a Google Workspace y el lunes se abre ahí.",
    old: "Correo actual",
    next: "Google Workspace",
    days: [
      { title: "Viernes", text: "El equipo cierra la semana con su correo de siempre." },
      { title: "Sábado", text: "Las cuentas nuevas ya existen, con tu dominio." },
      { title: "Domingo", text: "El correo pasa de un lado al otro." },
      { title: "Lunes", text: "Cada uno entra a su cuenta y encuentra lo suyo." },
    ] satisfies Item[],
    settled: {
      title: "Qué vemos en la reunión",
      text: "Cuántas licencias necesitas y de qué plan, para que no pagues de más. También qué se muda, cuándo y quién hace cada cosa.",
    } satisfies Item,
  },
  partner: {
    lead: "Partner de Google desde",
    figure: claims.googlePartner.figure,
    text: `y en tecnología desde ${claims.founded.figure}. La licencia es la misma que vende Google; nosotros te ayudamos a elegirla.`,
  } satisfies Claim,
  closing: {
    title: "Dinos cuántas cuentas usas y te cotizamos",
    text: `En una reunión gratis de ${claims.meeting.figure} vemos cuántas licencias necesitas, de qué plan y cómo mudar tu correo.`,
  },
};
