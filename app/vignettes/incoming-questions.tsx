import { Vignette } from "#app/ui/vignette.tsx";

const questions = [
  { text: "¿Tienen una cita para hoy?", outcome: "Respondido" },
  { text: "Quiero cambiar mi factura", outcome: "Pasa a Administración" },
  { text: "¿Hacen envíos al interior?", outcome: "Respondido" },
];

/** What comes in at once, and where each of it went. */
export function IncomingQuestions() {
  return (
    <Vignette
      label="Tres consultas que entraron juntas: dos ya tienen respuesta y una pasó a Administración."
      className="grid content-center gap-2"
    >
      {questions.map(({ text, outcome }) => (
        <p key={text} className="rounded-md bg-surface-raised px-4 py-3 shadow-soft">
          <span className="block font-semibold">{text}</span>
          <span className={outcome === "Respondido" ? "text-good" : "text-brand"}>{outcome}</span>
        </p>
      ))}
    </Vignette>
  );
}
