import { Vignette } from "#app/ui/vignette.tsx";

const contacts = [
  { name: "Andrea Quiroga", last: "Compró hace 8 meses", answer: "Quiere hablar", good: true },
  { name: "Distribuidora Paz", last: "Compró hace 1 año", answer: "Pidió precios", good: true },
  { name: "Café Olmos", last: "Compró hace 9 meses", answer: "Pidió una cita", good: true },
  { name: "Hernán Sosa", last: "Compró hace 6 meses", answer: "Leyó el mensaje" },
  { name: "Gráfica Lume", last: "Compró hace 2 años", answer: "No molestar" },
];

/** Contacts that had gone quiet, and what came of writing to each. */
export function DormantContacts() {
  return (
    <Vignette
      label="Lista de cinco contactos dormidos: tres respondieron que quieren retomar, uno leyó el mensaje y uno pidió no recibir más."
      className="grid auto-rows-fr"
    >
      {contacts.map(({ name, last, answer, good }) => (
        <p
          key={name}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-3 last:border-0"
        >
          <span>
            <span className="block font-semibold">{name}</span>
            <span className="text-ink-soft">{last}</span>
          </span>
          <span
            className={`flex-none rounded-full px-3 py-1 font-medium ${good ? "bg-good-wash text-good" : "bg-surface-sunk text-ink-soft"}`}
          >
            {answer}
          </span>
        </p>
      ))}
    </Vignette>
  );
}
