import { Check } from "lucide-react";
import { Vignette } from "#app/ui/vignette.tsx";

/** The morning runs from 5:00 to 9:00; the shop opens at 8:30, seven eighths along. */
function along(minutesSinceFive: number): string {
  return `${(minutesSinceFive / 240) * 100}%`;
}

const devices = [
  { name: "SERVIDOR-01", place: "Depósito" },
  {
    name: "CAJA-01",
    place: "Mostrador",
    alert: { from: along(72), lasted: along(19), disk: "94\u00a0% → 76\u00a0%" },
  },
  { name: "CAJA-02", place: "Mostrador" },
  { name: "DEPOSITO-01", place: "Carlos", since: along(120) },
  { name: "ADM-01", place: "Lucía", since: along(190) },
  { name: "VENTAS-01", place: "Bruno", since: along(202) },
];

const log = [
  { hour: "6:12", what: "CAJA-01: disco de 250\u00a0GB al 94\u00a0%", bad: true },
  { hour: "6:14", what: "Limpieza automática de archivos temporales" },
  { hour: "6:31", what: "45\u00a0GB liberados, disco al 76\u00a0%" },
  { hour: "8:30", what: "Abre el local y la caja anda bien" },
];

function Track({ since, alert }: Pick<(typeof devices)[number], "since" | "alert">) {
  return (
    <span className="relative block h-6">
      <svg width="100%" height="24" aria-hidden="true" className="overflow-visible">
        <line
          x1="0"
          x2="100%"
          y1="12"
          y2="12"
          strokeWidth="2"
          strokeDasharray="2 6"
          className="stroke-on-night-soft"
          opacity="0.5"
        />
        <line x1={since ?? "0"} x2="100%" y1="12" y2="12" strokeWidth="3" className="stroke-brand-bright" />
        {since && <circle cx={since} cy="12" r="5" className="fill-brand-bright" />}
        {alert && (
          <rect
            x={alert.from}
            y="5"
            width={alert.lasted}
            height="14"
            rx="4"
            strokeWidth="2"
            className="fill-bad stroke-bad-wash"
          />
        )}
      </svg>
      {alert && (
        <span className="absolute inset-y-0 left-2/5 flex whitespace-nowrap items-center gap-1.5 bg-night-raised px-1.5 font-semibold text-on-night">
          <Check className="size-4 text-brand-bright" strokeWidth={3} />
          {alert.disk}
        </span>
      )}
    </span>
  );
}

/** The computers of a small shop before it opens: one disk fills up and is dealt with while nobody is there. */
export function DeviceFleet() {
  return (
    <Vignette
      label="Seis equipos de un comercio, de 5:00 a 9:00. A las 6:12 el disco de la caja llega al 94 %, a las 6:31 el problema ya está resuelto y a las 8:30 abre el local."
      className="rounded-lg border border-night-line bg-night-raised p-4 text-on-night-soft sm:p-6"
    >
      <p className="flex justify-between gap-4 pb-3">
        <span className="font-semibold text-on-night">Equipos</span>
        <span className="font-semibold text-brand-bright">8:30 abre el local</span>
      </p>
      <div className="relative">
        <span className="absolute inset-y-0 right-0 w-1/8 rounded-sm bg-brand sm:w-1/12" />
        <div className="relative grid grid-cols-4 border-b border-night-line py-2 sm:ms-auto sm:w-2/3">
          {["5:00", "6:00", "7:00", "8:00"].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        {devices.map(({ name, place, since, alert }) => (
          <div key={name} className="relative grid py-1.5 sm:grid-cols-side-main sm:items-center sm:py-2">
            <span>
              <span className={`inline-block w-28 font-semibold ${alert ? "text-on-night" : ""}`}>
                {name}
              </span>{" "}
              {place}
            </span>
            <Track since={since} alert={alert} />
          </div>
        ))}
      </div>
      <div className="mt-4 grid gap-x-5 gap-y-2 border-t border-night-line pt-4 sm:grid-cols-2 xl:grid-cols-4">
        {log.map(({ hour, what, bad }) => (
          <p key={hour} className="flex items-start gap-3 xl:block">
            <span className="flex flex-none items-center gap-2 font-semibold text-on-night">
              <span
                className={`size-2.5 rounded-full ${bad ? "border border-bad-wash bg-bad" : "bg-brand-bright"}`}
              />
              {hour}
            </span>
            <span className="xl:mt-1 xl:block">{what}</span>
          </p>
        ))}
      </div>
    </Vignette>
  );
}
