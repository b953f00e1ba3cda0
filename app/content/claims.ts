import type { Claim } from "./shapes.ts";

/** Every figure the site states, once. `\u00a0` keeps a figure and its unit on one line. */
export const claims = {
  launch: { lead: "En menos de", figure: "48\u00a0horas", text: "tu agente está funcionando" },
  integrations: { lead: "Más de", figure: "50", text: "integraciones disponibles" },
  response: { lead: "Hasta", figure: "70\u00a0%", text: "de reducción en los tiempos de respuesta" },
  storage: { figure: "30\u00a0GB", text: "de almacenamiento por usuario" },
  meet: { lead: "Hasta", figure: "100", text: "participantes por videollamada" },
  retention: { lead: "Hasta", figure: "10\u00a0años", text: "de retención de tus copias con Datto" },
  dataLoss: {
    lead: "El",
    figure: "60\u00a0%",
    text: "de las empresas que pierden sus datos cierra en los 6\u00a0meses siguientes",
  },
  experience: { lead: "Más de", figure: "20\u00a0años", text: "de experiencia" },
  founded: { figure: "2003", text: "Empezamos" },
  googlePartner: { figure: "2012", text: "Somos partner de Google" },
  kaseyaPartner: { figure: "Hoy", text: "Somos también partner de Kaseya" },
  meeting: { figure: "30\u00a0minutos", text: "de reunión gratis" },
} satisfies Record<string, Claim>;
