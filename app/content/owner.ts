import type { Item } from "./shapes.ts";

// What only the owner can say. Each is shown where it belongs when it is given; a site without it has no gap. The legal
// name, the tax number, the address and the hours are in site.config.ts, the text of /privacidad in privacy.ts.

/** In the answer on costs, as one sentence: `Desde $ 90.000 por mes.` */
export const startingPrice: string = "";

/** What a buyer asks before signing, on /sobre-nosotros: those that have an answer. */
export const terms = {
  title: "Antes de contratar",
  lead: "Lo que conviene tener claro, por escrito.",
  list: [
    { title: "Contrato y plazo mínimo", text: "" },
    { title: "Si un día te vas, con tus datos", text: "" },
    { title: "Dónde están tus datos y sus copias, y quién los ve", text: "" },
    { title: "Si el agente se equivoca", text: "" },
    { title: "Qué incluye lo gratis, y hasta cuándo", text: "" },
    { title: "Quién repara lo que se detecta, y si se cobra", text: "" },
    { title: "En qué países atendemos, y si hay visitas", text: "" },
    { title: "Quién te atiende, y en qué horario", text: "" },
  ] as Item[],
};

export interface TeamTexts {
  title: string;
  people: { name: string; role: string }[];
}

export interface ReferenceTexts {
  title: string;
  /** What customers say, with their consent. */
  list: { quote: string; name: string; firm: string }[];
}

/** On /sobre-nosotros. */
export const team: TeamTexts | undefined = undefined;
export const references: ReferenceTexts | undefined = undefined;
