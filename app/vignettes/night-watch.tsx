import { Vignette } from "#app/ui/vignette.tsx";

const events = [
  { hour: "2:40", machine: "Administración-03:", what: "disco al 96\u00a0%", state: "Alerta" },
  { hour: "2:41", what: "Limpieza automática de archivos temporales", state: "En curso" },
  { hour: "2:52", machine: "Administración-03:", what: "disco al 61\u00a0%", state: "Resuelto" },
  { hour: "3:00", what: "Copia de correo y archivos, 24 cuentas", state: "Guardada" },
];

const stateClasses: Record<string, string> = {
  Alerta: "bg-bad-wash text-bad",
  "En curso": "bg-brand-wash text-brand",
};

/** The log of one quiet night: an alert, its repair, the backup. */
export function NightWatch() {
  return (
    <Vignette
      label="Registro de la noche: a las 2:40 un disco casi lleno da una alerta, a las 2:52 está resuelta y a las 3:00 se guarda la copia."
      className="self-center"
    >
      {events.map(({ hour, machine, what, state }) => (
        <p
          key={hour}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-night-line py-3 last:border-0"
        >
          <span className="min-w-10 whitespace-nowrap text-on-night-soft">{hour}</span>
          <span className="grow basis-36 text-on-night">
            {machine && <span className="whitespace-nowrap">{machine}</span>} {what}
          </span>
          <span
            className={`rounded-full px-3 py-1 font-medium max-sm:ms-12 sm:flex-none ${stateClasses[state] ?? "bg-good-wash text-good"}`}
          >
            {state}
          </span>
        </p>
      ))}
    </Vignette>
  );
}
