import { claims } from "./claims.ts";
import type { Item } from "./shapes.ts";
import { solutions } from "./solutions.ts";
import { either } from "./wording.ts";

const shown = solutions.flatMap((solution) => solution.shown ?? []);

export const meeting = {
  title: `Qué pasa en esos ${claims.meeting.figure}`,
  duration: claims.meeting.figure,
  dial: `Medio reloj de ${claims.meeting.figure}, dividido en tres partes: nos cuentas cómo trabaja tu empresa, ves un ejemplo y te llevas un primer paso.`,
  back: "Elegir mi media hora",
  steps: [
    {
      title: "Nos cuentas cómo trabaja tu empresa",
      text: "Qué funciona y qué te quita tiempo.",
    },
    {
      title: "Ves un ejemplo con tu caso",
      text:
        shown.length > 0
          ? `Te mostramos en pantalla qué haría ${either(shown)} en tu empresa.`
          : "Te mostramos en pantalla qué cambiaría en tu empresa.",
    },
    {
      title: "Te llevas un primer paso",
      text: "Qué haríamos primero y qué necesitaríamos de ti. Decides después, con calma.",
    },
  ] satisfies Item[],
};
