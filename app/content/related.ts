/** Under each product, what the others add to it. The order is the one shown. */
export const related = {
  breadcrumbs: "Dónde estás",
  title: "También te puede servir",
  solutions: {
    aiAgents: {
      crm: "Guarda cada conversación del agente en la ficha del cliente, sin costo.",
      googleWorkspace: "El agente agenda en el mismo calendario que usa tu equipo.",
      kaseya: "Monitorea tus computadoras a toda hora, también de noche.",
    },
    crm: {
      aiAgents: "Responden al instante y dejan la ficha lista para que tu equipo venda.",
      googleWorkspace: "El correo y el calendario que se unen a la ficha de cada cliente.",
      kaseya: "Las computadoras donde trabaja tu equipo, vigiladas y al día.",
    },
    googleWorkspace: {
      kaseya: "Una copia aparte del correo y de Drive, por si alguien borra de más.",
      aiAgents: "Ofrecen los horarios libres de Calendar y reservan por ti.",
      crm: "Tus contactos y tus ventas en orden, junto a tu correo.",
    },
    kaseya: {
      googleWorkspace: "El correo y los archivos de tu empresa, con tu dominio y en la nube.",
      aiAgents: "Atienden a tus clientes a toda hora y te dejan lo importante.",
      crm: "Cada cliente y cada venta en una ficha, a la vista de todos.",
    },
  },
} as const;
