import { claims } from "./claims.ts";

/** The words of header, drawer and footer. The menu has the order of `solutions`. */
export const navigation = {
  skip: "Saltar al contenido",
  label: "Principal",
  home: "inicio",
  breadcrumbs: "Ruta de navegación",
  solutions: {
    label: "Soluciones",
    items: [
      { to: "/google-workspace", label: "Google Workspace", about: "Correo, archivos y reuniones" },
      { to: "/kaseya", label: "Kaseya y Datto", about: "Monitoreo y copias de seguridad" },
      { to: "/crm", label: "CRM", about: "Contactos, ventas y bandeja única" },
      { to: "/agentes-ia", label: "Agentes IA", about: "Atienden y agendan a toda hora" },
    ],
  },
  about: { to: "/sobre-nosotros", label: "Sobre Nosotros" },
  careers: { to: "/hablemos", label: "Hablemos (Únete)" },
  book: { to: "/contacto", label: "Agendar Reunión" },
  drawer: { label: "Menú", open: "Abrir el menú", close: "Cerrar el menú" },
  footer: {
    solutions: "Soluciones",
    company: "La empresa",
    contact: "Contacto",
    whatsapp: "WhatsApp",
    call: "Llamar al",
    privacy: "Privacidad",
    newTab: "(se abre en una pestaña nueva)",
    since: `Tecnología para pymes. Desde ${claims.founded.figure}.`,
  },
} as const;
