import { Vignette } from "#app/ui/vignette.tsx";

const stages = [
  { name: "Consultas", count: 18 },
  { name: "Presupuesto enviado", count: 9 },
  { name: "En negociación", count: 5 },
  { name: "Ganadas", count: 4 },
];

/** How many sales stand at which stage, as bars. */
export function SalesStages() {
  return (
    <Vignette label="Ventas del mes por etapa: 18 consultas, 9 presupuestos enviados, 5 en negociación y 4 ganadas.">
      {stages.map(({ name, count }) => (
        <div key={name} className="py-1.5">
          <p className="flex justify-between">
            <span>{name}</span>
            <span className="font-semibold">{count}</span>
          </p>
          <svg width="100%" height="6" className="mt-1 block" aria-hidden="true">
            <rect width="100%" height="6" rx="3" className="fill-line" />
            <rect width={`${Math.round((count / 18) * 100)}%`} height="6" rx="3" className="fill-brand" />
          </svg>
        </div>
      ))}
    </Vignette>
  );
}
