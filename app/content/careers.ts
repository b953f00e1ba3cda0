import { region } from "./region.ts";
import type { Item } from "./shapes.ts";

export const careers = {
  forBuyers: { text: "¿Buscas una solución para tu empresa?", call: "Agendar Reunión" },
  opening: {
    title: "Únete a nuestro equipo",
    lead: "Trabajamos con empresas que nos confían su correo y sus clientes. Buscamos gente que los cuide como propios.",
    about: "Conocer nuestra historia",
  },
  people: {
    title: "A quién nos gustaría conocer",
    list: [
      {
        title: "Escuchas antes de proponer",
        text: "La otra mitad es entender cómo trabaja cada cliente.",
      },
      {
        title: "Explicas sin palabras raras",
        text: "Si quien te escucha no lo entiende, lo dices de otra manera.",
      },
      { title: "Terminas lo que empiezas", text: "Y si algo se complica, avisas a tiempo." },
      {
        title: "Aprendes porque te gusta",
        text: "Cada año hay herramientas nuevas y te dan ganas de probarlas.",
      },
    ] satisfies Item[],
  },
  form: {
    title: "Cuéntanos de ti",
    lead: "Son cuatro campos, todos obligatorios.",
    name: { label: "Nombre", placeholder: "Tu nombre" },
    email: { label: "Correo", placeholder: "nombre@ejemplo.com" },
    phone: { label: "Teléfono", placeholder: region.phone },
    message: { label: "Mensaje", placeholder: "Qué sabes y qué te gustaría hacer" },
    submit: "Enviar",
    waiting: "Enviando…",
    stalled:
      "El formulario no responde. Lo que escribiste sigue aquí: vuelve a tocar Enviar o envíanos tu mensaje por correo a",
    sent: { title: "¡Gracias por tu interés!", text: "Nos pondremos en contacto contigo pronto." },
    withoutScript: "Este formulario no funciona en tu navegador sin JavaScript. Escríbenos directamente:",
    orByMail: "¿Prefieres el correo? Escríbenos, con tu CV adjunto, a",
    byMail: {
      text: "Falta un paso para que nos llegue: envíanos tu mensaje por correo. Ya está escrito.",
      call: "Abrir mi correo con el mensaje",
      otherwise: "¿No se abre tu correo?",
      copy: "Copia tu mensaje y envíalo a",
    },
    delivery: {
      offline: "Esperando conexión…",
      waitsForConnection: "No tienes conexión. Deja esta página abierta: tu mensaje sale en cuanto vuelva.",
      again: "Está tardando. Seguimos intentándolo…",
      leaving:
        "Tu mensaje todavía se está enviando. Si sales ahora, puede que no llegue. ¿Salir de todos modos?",
    },
    failure: {
      unreachable: "No recibimos respuesta y no sabemos si tu mensaje llegó.",
      busy: "Nos están llegando muchos mensajes a la vez y el tuyo no nos llegó.",
      broken: "Algo falló de nuestro lado y tu mensaje no salió.",
      refused: "No pudimos recibir tu mensaje. Revisa el correo y el teléfono.",
      kept: "Lo que escribiste sigue aquí.",
      retry: "Intentar de nuevo",
      mail: "Enviarlo por correo",
    },
  },
  plainWords: {
    title: "La mitad del trabajo es explicar",
    ours: {
      title: "No le decimos al cliente:",
      text: "Migramos tu tenant y propagamos los DNS",
    } satisfies Item,
    theirs: {
      title: "Le decimos:",
      text: "Tu correo se muda el domingo y el lunes lo encuentras en tu cuenta nueva",
    } satisfies Item,
  },
  after: {
    title: "Qué pasa cuando nos escribes",
    steps: [
      { title: "Leemos tu mensaje", text: "Lo lee una persona del equipo." },
      { title: "Conversamos", text: "Una charla corta por videollamada, para conocernos." },
      {
        title: "Vemos un caso juntos",
        text: "Un problema como los de todos los días. Sin exámenes ni trampas.",
      },
      { title: "Te respondemos", text: "Aunque sea un no." },
    ] satisfies Item[],
  },
};
