import { example } from "./example.ts";
import { offers } from "./offered.ts";

/** The page's heading and its link home are fixed by the specification, in English. */
export const notFound = {
  status: "404",
  help: "Esta página no existe o cambió de dirección. El enlace de abajo te lleva al inicio.",
  /** As late as the number says: the second hour of the dial. */
  hours: ["3:00", "4:04", "5:00", "6:00", "7:00"],
  hour: "4:04",
  role: offers("agentes-ia") ? `Agente IA · ${example}` : example,
  question: "Busco una página y no aparece",
  answer: "Por aquí no la veo. ¿Buscabas algo de esto?",
  more: "También puedes seguir por aquí",
};

export const errorScreen = {
  title: "Error inesperado",
  help: "Algo falló al mostrar esta página. Inténtalo de nuevo en unos minutos o vuelve al inicio.",
  offline:
    "No pudimos cargar esta página: parece que no tienes conexión. Inténtalo de nuevo cuando la recuperes.",
  home: "Volver al inicio",
};
