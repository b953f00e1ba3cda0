/** What the closing band of every page says when the page has no words of its own for it. */
export const closingCall = {
  title: "En media hora sabes si podemos ayudarte",
  text: "Nos cuentas cómo trabajan hoy, te mostramos qué cambiaría y te llevas una recomendación. Es gratis y no te compromete a nada.",
  book: "Agendar Reunión",
  or: "¿Prefieres escribir?",
  whatsapp: "WhatsApp",
  mail: "Correo",
};
