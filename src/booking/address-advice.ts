import type { Problem } from "../content/reading/problems.ts";

const openAndCopy = "ábrelo en el navegador y copia la dirección larga de la barra";
const publicPage = "la dirección que ven tus clientes: ábrela en una ventana privada para probarla";

/** Host and path that no frame can show, what they are, and what to copy instead; the first that matches counts. */
const addressAdvice: [pattern: RegExp, found: string, expected: string][] = [
  [
    /^calendar\.app\.google\//,
    "el enlace corto de Google, que ningún marco muestra",
    `la página de citas que abre: ${openAndCopy}, https://calendar.google.com/calendar/appointments/…`,
  ],
  [
    /^(?:calendar\.google\.com|www\.google\.com\/calendar)\/(?!calendar(?:\/u\/\d+)?\/appointments\/)/,
    "un calendario de Google, que no es una página de citas",
    "la página de citas: en Google Calendar, Horario de citas, Compartir, y la dirección que abre el enlace, https://calendar.google.com/calendar/appointments/…",
  ],
  [
    /^(?:www\.)?calendly\.com\/(?:$|(?:app|event_types|login|signup|users|dashboard|pricing)(?:\/|$))/,
    "una página de Calendly que no es tu agenda",
    `${publicPage}, https://calendly.com/tu-nombre/30min`,
  ],
  [
    /^(?:www\.|app\.)?cal\.com\/(?:$|(?:event-types|bookings?|reschedule|settings|availability|auth|getting-started|teams|apps|routing|workflows|insights|embed|signup|pricing)(?:\/|$))/,
    "una página de Cal.com que no es tu agenda",
    `${publicPage}, https://cal.com/tu-nombre/30min`,
  ],
  [
    /^(?:(?:app(?:-\w+)?\.|www\.)?hubspot\.com\/|meetings[\w-]*\.hubspot\.com\/$)/,
    "una página de HubSpot que no es tu agenda",
    `${publicPage}, https://meetings.hubspot.com/tu-nombre`,
  ],
  [
    /^(?:(?:(?:app|www)\.)?gohighlevel\.com\/|app\.leadconnectorhq\.com\/|(?:api\.leadconnectorhq|link\.msgsndr)\.com\/(?!widget\/\w))/,
    "una página de GoHighLevel que no es tu agenda",
    `${publicPage}, https://api.leadconnectorhq.com/widget/booking/…`,
  ],
  [
    /^(?:www\.)?(?:bit\.ly|tinyurl\.com|t\.co|lnkd\.in|goo\.gl|maps\.app\.goo\.gl|hubs\.(?:ly|li|la|to)|forms\.gle|cutt\.ly|rebrand\.ly|is\.gd|ow\.ly|rb\.gy|shorturl\.at|t\.ly)\//,
    "un enlace corto, que lleva a otra dirección",
    `la dirección a la que lleva: ${openAndCopy}`,
  ],
  [
    /^(?:wa\.me|(?:api|web)\.whatsapp\.com|t\.me|meet\.google\.com|(?:\w+\.)?zoom\.us\/[jw]|teams\.(?:microsoft|live)\.com|linktr\.ee|(?:www\.)?instagram\.com|(?:www\.)?facebook\.com)\//,
    "una página que ningún otro sitio puede mostrar",
    "la de un servicio para reservar, o ninguna: sin url el sitio muestra su propia agenda",
  ],
];

/** Finds a booking address that no frame can show. @param address a valid https address; undefined without a service */
export function findBookingAddressProblems(address: string | undefined, file: string): Problem[] {
  const url = URL.parse(address ?? "");
  const advice = url && addressAdvice.find(([pattern]) => pattern.test(`${url.host}${url.pathname}`));
  if (!advice) return [];
  const [, found, expected] = advice;
  return [{ file, field: ["booking", "url"], found: `${JSON.stringify(address)}, ${found}`, expected }];
}
