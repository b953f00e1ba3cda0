import { claims } from "./claims.ts";
import { offers } from "./offered.ts";
import type { Heading, Item } from "./shapes.ts";
import { solutions } from "./solutions.ts";
import { when } from "./wording.ts";

const google = offers("google-workspace");
const kaseya = offers("kaseya");

export const about = {
  history: {
    title: `Desde ${claims.founded.figure}, el mismo oficio: que\u00a0tu empresa trabaje tranquila`,
    lead: "Ayudamos a pequeñas y medianas empresas a elegir y usar bien su tecnología.",
    milestones: [
      {
        date: claims.founded.figure,
        title: claims.founded.text,
        text: "Nos propusimos que la tecnología de una pyme funcionara y se entendiera. En eso seguimos.",
        sun: "dawn" as const,
      },
      ...when(google, {
        date: claims.googlePartner.figure,
        title: "Nos convertimos en partner de Google",
        text: "Sumamos el correo y los archivos en la nube.",
        sun: "morning",
      }),
      ...when(kaseya, {
        date: claims.kaseyaPartner.figure,
        title: claims.kaseyaPartner.text,
        text: "Sumamos el monitoreo de computadoras y las copias de seguridad.",
        sun: "noon",
      }),
    ],
  },
  meaning: {
    title: "Qué significa esa experiencia para ti",
    list: [
      {
        title: "Hablas con gente que conoce a las pymes",
        text: `${claims.experience.lead} ${claims.experience.figure} ${claims.experience.text} nos enseñaron qué preguntar primero. No empezamos de cero con tu empresa.`,
      },
      ...when(google, {
        title: "Le compras las licencias a quien las conoce",
        text: `Vimos crecer las herramientas de Google desde ${claims.googlePartner.figure}. Te decimos qué plan te conviene y\u00a0cuál\u00a0te\u00a0sobra.`,
      }),
      ...when(kaseya, {
        title: "Una falla no tiene por qué ser un desastre",
        text: "Con Kaseya puedes detectar a tiempo una computadora que empieza a fallar; con Datto, recuperar un archivo borrado de la nube.",
      }),
    ] satisfies Item[],
  },
  offer: {
    title: "A qué nos dedicamos hoy",
    list: solutions.map(({ path, name, fullName, summary }) => ({
      to: path,
      title: fullName ?? name,
      text: summary,
    })),
  },
  principles: {
    heading: {
      title: "Cómo trabajamos, para que lo compruebes",
      lead: `Ten esta lista a mano en la primera reunión. Son ${claims.meeting.figure}: alcanzan para marcarla entera.`,
    } satisfies Heading,
    sheet: "En la primera reunión",
    list: [
      {
        title: "Primero preguntaron",
        text: "Antes de proponer algo, quisieron saber cómo trabaja mi empresa.",
      },
      { title: "Hablaron claro", text: "Entendí todo sin buscar una palabra después." },
      { title: "Me dijeron qué no comprar", text: "Lo que ya tengo y funciona se queda como está." },
      { title: "Me llevé algo útil", text: "Una recomendación clara, los contrate o no." },
      { title: "Nadie me apuró", text: "La reunión fue gratis y me dieron tiempo para pensarlo." },
    ] satisfies Item[],
  },
  join: {
    title: "¿Te gusta explicar lo difícil con palabras fáciles?",
    text: "Ese es el trabajo. Si quieres hacerlo con nosotros, cuéntanos quién eres.",
    link: "Unirme al equipo",
  },
  closing: {
    title: "Conócenos en media hora",
    text: "Trae la pregunta que tu empresa tiene pendiente y empezamos por ella.",
  },
};
