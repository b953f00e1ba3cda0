import { site } from "#site";
import { claims } from "./claims.ts";
import { offers } from "./offered.ts";
import { privacy } from "./privacy.ts";
import type { Solution } from "./solution.ts";
import { solutions } from "./solutions.ts";
import { describing, sentence, together, when } from "./wording.ts";

interface PageTexts extends Pick<Solution, "name" | "title" | "description"> {
  /** From the site's root, `/` or without a slash at the end. The 404 page, which has no address, is `/404`. */
  path: `/${string}`;
}

/** What search engines, chat previews and language models are told of a page. `hidden` is kept from all of them. */
export type Page = PageTexts &
  (
    | { kind: "home" | "about" | "careers" | "contact" | "legal" | "hidden" }
    | ({ kind: "service" } & Pick<Solution, "serviceType">)
  );

export type ServicePage = Extract<Page, { kind: "service" }>;

/** As many names as a title has room for, three at most: 'Agentes IA, CRM y Google Workspace para pymes'. */
function homeTitle(): string {
  const names = solutions.map(({ name, short }) => short ?? name);
  const titles = [3, 2, 1].map((count) => `${together(names.slice(0, count))} para pymes`);
  return titles.find(({ length }) => length <= 60) ?? "Tecnología para pymes";
}

/** What is offered, as much as a search result shows, and the meeting. */
function homeDescription(): string {
  const pitches = solutions.map(({ pitch }) => pitch);
  const call = `Agenda una reunión gratis de ${claims.meeting.figure}.`;
  const more = [
    "",
    " Te llevas una recomendación clara.",
    " Nos cuentas cómo trabaja tu empresa y te llevas una recomendación clara.",
  ];
  return describing(
    pitches.flatMap((_, index) =>
      more.map((end) => `${sentence(together(pitches.slice(0, pitches.length - index)))} ${call}${end}`),
    ),
  );
}

function aboutDescription(): string {
  const google = offers("google-workspace");
  const facts = [
    `empezamos en ${claims.founded.figure}`,
    ...when(google, `somos partner de Google desde ${claims.googlePartner.figure}`),
    ...when(offers("kaseya"), `hoy ${google ? "también" : "somos partner"} de Kaseya`),
  ];
  const text = `${sentence(together(facts))} Conoce nuestra historia y cómo trabajamos con las pymes.`;
  return describing([
    text,
    `${text} Elegimos tecnología contigo.`,
    `${text} Ayudamos a elegir tecnología y a usarla bien, sin jerga.`,
  ]);
}

export const pages = {
  home: {
    path: "/",
    kind: "home",
    name: "Inicio",
    title: homeTitle(),
    description: homeDescription(),
  },
  about: {
    path: "/sobre-nosotros",
    kind: "about",
    name: "Sobre nosotros",
    title: `Sobre nosotros: tecnología desde ${claims.founded.figure}`,
    description: aboutDescription(),
  },
  careers: {
    path: "/hablemos",
    kind: "careers",
    name: "Únete",
    title: "Únete a nuestro equipo",
    description:
      "Buscamos personas que escuchen antes de proponer, expliquen sin palabras raras y terminen lo que empiezan. Cuéntanos quién eres y qué te gustaría hacer.",
  },
  contact: {
    path: "/contacto",
    kind: "contact",
    name: "Agendar reunión",
    title: `Agenda tu reunión gratis de ${claims.meeting.figure}`,
    description: `Elige día y hora para una videollamada gratis de ${claims.meeting.figure}. Nos cuentas cómo trabaja tu empresa y te llevas una recomendación clara, con un primer paso.`,
  },
  // A booking service takes its place.
  ...(!site.booking.url && {
    agenda: {
      path: "/agenda",
      kind: "hidden",
      name: "Agenda de reuniones",
      title: "Agenda: elige día y hora",
      description: `Elige el día y la hora de tu reunión gratis de ${claims.meeting.figure}. El mensaje se escribe solo, lo envías por WhatsApp o correo y te confirmamos.`,
    },
  }),
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

export const services: Record<string, ServicePage> = Object.fromEntries(
  solutions.map(({ id, path, name, title, description, serviceType }) => [
    id,
    { path, kind: "service", name, title, description, serviceType },
  ]),
);

const { home, ...others } = pages;

/** Every page of the site, in the order of sitemap.xml and llms.txt. The build compares the paths with routes.ts. */
export const pageTable: Record<string, Page> = { home, ...services, ...others };

/** The addresses of all of them; that of the page for unknown addresses is none. */
export const pageAddresses: string[] = Object.values(pageTable)
  // An owner may have taken the texts of home away; the build then asks for them.
  .flatMap((page: Page | undefined) => page?.path ?? [])
  .filter((path) => path !== pages.notFound.path);
