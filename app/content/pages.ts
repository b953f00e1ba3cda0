import { claims } from "./claims.ts";
import { privacy } from "./privacy.ts";

interface PageTexts {
  /** From the site's root, `/` or without a slash at the end. The 404 page, which has no address, is `/404`. */
  path: `/${string}`;
  /** As in a menu: in breadcrumbs, on the share image, in llms.txt. */
  name: string;
  /** Up to 60 characters with the brand, which is added unless the title has it. */
  title: string;
  /** 120 to 160 characters, written for a search result. */
  description: string;
}

/** What search engines, chat previews and language models are told of a page. `hidden` is kept from all of them. */
export type Page = PageTexts &
  (
    | { kind: "home" | "about" | "careers" | "contact" | "legal" | "hidden" }
    | {
        kind: "service";
        /** What is offered, in words that need no brand: `serviceType` of schema.org. */
        serviceType: string;
      }
  );

export type ServicePage = Extract<Page, { kind: "service" }>;

/** Every page of the site, in the order of sitemap.xml and llms.txt. The build compares the paths with routes.ts. */
export const pages = {
  home: {
    path: "/",
    kind: "home",
    name: "Inicio",
    title: "Agentes IA, CRM y Google Workspace para pymes",
    description: `Agentes IA que atienden a toda hora, un CRM gratis con cada agente, Google Workspace y copias de seguridad. Agenda una reunión gratis de ${claims.meeting.figure}.`,
  },
  aiAgents: {
    path: "/agentes-ia",
    kind: "service",
    name: "Agentes IA",
    title: "Agentes IA que atienden y agendan por ti",
    description: `Recepción, atención al cliente, citas y reactivación con agentes IA que responden por WhatsApp a toda hora. Listos en menos de ${claims.launch.figure}. Pide tu demo.`,
    serviceType: "Agentes de inteligencia artificial que atienden y agendan",
  },
  crm: {
    path: "/crm",
    kind: "service",
    name: "CRM",
    title: "CRM gratis con cualquier agente IA, para pymes",
    description:
      "Contactos, ventas, WhatsApp, correo e Instagram en un solo lugar, a la vista de tu equipo. Un CRM gratis con cualquier agente IA. Habla con un asesor.",
    serviceType: "Gestión de relaciones con clientes (CRM)",
  },
  googleWorkspace: {
    path: "/google-workspace",
    kind: "service",
    name: "Google Workspace",
    title: "Google Workspace: licencias para tu empresa",
    description:
      "Licencias de Google Workspace para tu empresa: correo con tu dominio, Drive, Meet, Calendar, Chat y seguridad en una sola cuenta. Pide tu cotización.",
    serviceType: "Licencias de Google Workspace",
  },
  kaseya: {
    path: "/kaseya",
    kind: "service",
    name: "Kaseya y Datto",
    title: "Monitoreo Kaseya y copias Datto para pymes",
    description:
      "Kaseya vigila tus computadoras y Datto SaaS Protection copia el correo y los archivos de tu empresa. Solicita tu evaluación gratuita, por videollamada.",
    serviceType: "Monitoreo de equipos y copias de seguridad",
  },
  about: {
    path: "/sobre-nosotros",
    kind: "about",
    name: "Sobre nosotros",
    title: `Sobre nosotros: tecnología desde ${claims.founded.figure}`,
    description: `Empezamos en ${claims.founded.figure}, somos partner de Google desde ${claims.googlePartner.figure} y hoy también de Kaseya. Conoce nuestra historia y cómo trabajamos con las pymes.`,
  },
  careers: {
    path: "/hablemos",
    kind: "careers",
    name: "Únete",
    title: "Únete a nuestro equipo",
    description:
      "Buscamos personas que disfruten resolver problemas de empresas con tecnología. Conoce a quién nos gustaría sumar y cuéntanos qué te gustaría hacer.",
  },
  contact: {
    path: "/contacto",
    kind: "contact",
    name: "Agendar reunión",
    title: `Agenda tu reunión gratis de ${claims.meeting.figure}`,
    description: `Elige día y hora para una videollamada gratis de ${claims.meeting.figure}. Nos cuentas cómo trabaja tu empresa y te llevas una recomendación clara, con un primer paso.`,
  },
  agenda: {
    path: "/agenda",
    kind: "hidden",
    name: "Agenda de reuniones",
    title: "Agenda: elige día y hora",
    description: `Elige el día y la hora de tu reunión gratis de ${claims.meeting.figure}. El mensaje se escribe solo, lo envías por WhatsApp o correo y te confirmamos.`,
  },
  ...(privacy && {
    privacy: {
      path: "/privacidad",
      kind: "legal",
      name: "Privacidad",
      title: privacy.title,
      description: privacy.description,
    },
  }),
  notFound: {
    path: "/404",
    kind: "hidden",
    name: "Página no encontrada",
    title: "Página no encontrada",
    description:
      "La página que buscas no existe o cambió de dirección. Vuelve al inicio para encontrar lo que necesitas, o escríbenos y te ayudamos.",
  },
} as const satisfies Record<string, Page>;
