import { claims } from "#app/content/claims.ts";
import { Vignette } from "#app/ui/vignette.tsx";

const hours = [
  { hour: "10:00", what: "Proveedor de envíos", taken: true },
  { hour: "10:30", what: "" },
  { hour: "11:00", what: "Tu reunión gratis", yours: true },
  { hour: "11:30", what: "" },
  { hour: "12:00", what: "Llamar a la contadora", taken: true },
];

/** A morning in a diary with one half hour taken for the meeting; `short` is the hours about it, without a frame. */
export function HalfHour({ short = false }: { short?: boolean }) {
  return (
    <Vignette
      label="Agenda de un martes por la mañana con media hora reservada, de 11:00 a 11:30, para la reunión gratis."
      className={`text-sm text-on-night-soft ${short ? "py-5" : "rounded-lg border border-night-line bg-night-raised p-5"}`}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 pb-3">
        <span className="font-semibold text-on-night">Martes 19</span>
        <span>por la mañana</span>
      </p>
      {(short ? hours.slice(1, -1) : hours).map(({ hour, what, taken, yours }) => (
        <p key={hour} className="flex min-h-12 flex-wrap items-center gap-x-4 border-t border-night-line">
          <span className="min-w-12 flex-none whitespace-nowrap">{hour}</span>
          {taken && <span className="grow basis-32">{what}</span>}
          {yours && (
            <span className="my-1 grow basis-32 rounded-sm bg-action px-3 py-2 font-semibold leading-tight text-action-ink">
              {what}
              <span className="block font-normal">{claims.meeting.figure}</span>
            </span>
          )}
        </p>
      ))}
    </Vignette>
  );
}
