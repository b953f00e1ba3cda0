import { pages } from "./pages.ts";

const { aiAgents, crm, googleWorkspace, kaseya } = pages;

/** What the other products add to each, in the order shown. */
export const related = {
  title: "También te puede servir",
  toAiAgents: [
    { page: crm, text: "Guarda cada conversación del agente en la ficha del cliente." },
    { page: googleWorkspace, text: "El agente agenda en el mismo calendario que usa tu equipo." },
    { page: kaseya, text: "Vigila tus computadoras y copia tus datos, también de noche." },
  ],
  toCrm: [
    { page: aiAgents, text: "Atienden a quien escribe y dejan la ficha lista para que tu equipo venda." },
    { page: googleWorkspace, text: "El correo y el calendario que se unen a la ficha de cada cliente." },
    { page: kaseya, text: "Las computadoras donde trabaja tu equipo, vigiladas y al día." },
  ],
  toGoogleWorkspace: [
    { page: kaseya, text: "Una copia aparte del correo y de Drive, por si alguien borra de más." },
    { page: aiAgents, text: "Ofrecen los horarios libres de Calendar y reservan por ti." },
    { page: crm, text: "Tus contactos y tus ventas en orden, junto a tu correo." },
  ],
  toKaseya: [
    {
      page: googleWorkspace,
      text: "El correo y los archivos de tu empresa, con tu dominio y en la nube.",
    },
    { page: aiAgents, text: "Atienden a tus clientes a toda hora y te dejan lo importante." },
    { page: crm, text: "Cada cliente y cada venta en una ficha, a la vista de todos." },
  ],
};
