import { claims } from "./claims.ts";
import { menuOrder } from "./offered.ts";
import { solutions } from "./solutions.ts";

const items = [...solutions]
  .sort((one, other) => menuOrder.indexOf(one.id) - menuOrder.indexOf(other.id))
  .map(({ path, name, about }) => ({ to: path, label: name, about }));

export const navigation = {
  skip: "Saltar al contenido",
  label: "Principal",
  home: "inicio",
  breadcrumbs: "Ruta de navegación",
  solutions: { label: "Soluciones", items },
  about: { to: "/sobre-nosotros", label: "Sobre Nosotros" },
  careers: { to: "/hablemos", label: "Hablemos (Únete)" },
  book: { to: "/contacto", label: "Agendar Reunión" },
  drawer: { label: "Menú", open: "Abrir el menú", close: "Cerrar el menú" },
  footer: {
    company: "La empresa",
    contact: "Contacto",
    whatsapp: "WhatsApp",
    call: "Llamar al",
    privacy: "Privacidad",
    newTab: "(se abre en una pestaña nueva)",
    since: `Tecnología para pymes. Desde ${claims.founded.figure}.`,
  },
} as const;
