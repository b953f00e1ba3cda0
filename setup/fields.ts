/** What each field of site.config.ts is, as an owner is told: what it is for, and what is expected there. */
export const fields: Record<string, { label: string; expected: string }> = {
  "brand.name": { label: "Nombre de la marca", expected: "el nombre de la empresa, hasta 30 letras" },
  "brand.short": {
    label: "Nombre corto, para el encabezado y los títulos",
    expected: "un nombre más corto, hasta 16 letras",
  },
  "brand.claim": { label: "Qué hace la empresa, en una línea", expected: "un texto de una línea" },
  url: {
    label: "Dirección del sitio",
    expected: "una dirección https, sin nada después del dominio y sin barra al final",
  },
  email: { label: "Correo de contacto", expected: "una dirección de correo" },
  "whatsapp.number": {
    label: "Número de WhatsApp",
    expected:
      "un número que exista, con + y código de país (un celular argentino lleva 9 después de 54 y no lleva 15)",
  },
  "whatsapp.greeting": {
    label: "Con qué texto se abre el chat de WhatsApp",
    expected: "un texto de una línea",
  },
  solutions: {
    label: "Qué se ofrece, en el orden en que se cuenta",
    expected: "nombres de archivos de app/content/solutions/, cada uno una vez",
  },
  redirects: {
    label: "Direcciones de antes y la página a la que llevan",
    expected: "páginas de este sitio por la dirección de antes que lleva a ellas",
  },
  hero: {
    label: "Fondo con que abre la página de inicio",
    expected: '"dark" (oscuro) o "light" (claro)',
  },
  "booking.url": {
    label: "Dirección de tu agenda (Calendly, Cal.com, Google…)",
    expected: "la dirección https de tu agenda, sin usuario ni contraseña",
  },
  "booking.label": {
    label: "Cómo se llama la agenda para quien usa un lector de pantalla",
    expected: "un texto de una línea",
  },
  "booking.place": { label: "Ciudad cuya hora usan tus horarios", expected: "el nombre de una ciudad" },
  "booking.hours": {
    label: "Horarios de reunión",
    expected:
      "los tramos de al menos un día (mon, tue, wed, thu, fri, sat, sun), en orden y de media hora o más",
  },
  "booking.noticeHours": {
    label: "Con cuántas horas de anticipación se reserva",
    expected: "un número entero de horas, de 0 a 336",
  },
  "booking.daysOff": { label: "Días sin reuniones", expected: "una lista de fechas, que puede estar vacía" },
  "booking.weeksAhead": {
    label: "Cuántas semanas se ofrecen",
    expected: "un número entero de semanas, de 1 a 8",
  },
  "applications.endpoint": {
    label: "Adónde llegan las postulaciones",
    expected: "una dirección https sin usuario ni contraseña (http solo en esta máquina)",
  },
  "applications.format": { label: "Formato de las postulaciones", expected: '"json" o "form"' },
  "applications.fields": {
    label: "Qué más pide el servicio de postulaciones",
    expected: "textos con su nombre",
  },
  "analytics.src": {
    label: "Programa que mide las visitas",
    expected: "una dirección https sin usuario ni contraseña (http solo en esta máquina)",
  },
  "analytics.attributes": {
    label: "Qué lee ese programa en su etiqueta",
    expected: 'textos con su nombre, que empieza con "data-"',
  },
  "analytics.sendsTo": {
    label: "Adónde más envía ese programa",
    expected: "una lista de orígenes https; el primer nombre puede ser *",
  },
  "address.street": { label: "Calle y número", expected: "un texto de una línea" },
  "address.city": { label: "Ciudad", expected: "un texto de una línea" },
  "address.region": { label: "Provincia o estado", expected: "un texto de una línea" },
  "address.postalCode": { label: "Código postal", expected: "un texto de una línea" },
  "address.country": { label: "País", expected: "las dos letras de un país" },
  "legal.name": { label: "Razón social", expected: "un texto de una línea" },
  "legal.taxId": { label: "Identificación fiscal, con su nombre", expected: "un texto de una línea" },
  "legal.hours": { label: "Horario de atención", expected: "un texto de una línea" },
  "legal.privacyUrl": {
    label: "Dirección de la política de privacidad",
    expected: "una dirección https",
  },
  hsts: {
    label: "Para cuánto del dominio rige https por dos años",
    expected: '"off", "host", "subdomains" o "preload"',
  },
  locale: { label: "Idioma y país", expected: "un idioma con su país" },
  timeZone: { label: "Zona horaria", expected: "un nombre de la base de zonas horarias IANA" },
  "colors.brand": {
    label: "Color de la marca",
    expected: "un color que se lea sobre la página (4,5:1 o más)",
  },
  "colors.action": { label: "Color del botón que agenda", expected: "un color" },
};
