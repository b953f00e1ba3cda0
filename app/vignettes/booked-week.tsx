import { Vignette } from "#app/ui/vignette.tsx";

const week = [
  { day: "Mié 13", taken: ["9:00", "9:30", "11:00"], fresh: [] },
  { day: "Jue 14", taken: ["10:00"], fresh: ["11:00"] },
  { day: "Vie 15", taken: ["9:30", "10:30"], fresh: ["9:00"] },
  { day: "Lun 18", taken: ["9:00", "11:30"], fresh: ["10:30"] },
];
const hours = ["9:00", "9:30", "10:00", "10:30", "11:00", "11:30"];

/** Four mornings of a diary; what the agent has just booked stands out. */
export function BookedWeek() {
  return (
    <Vignette
      label="Agenda de cuatro mañanas: ocho medias horas ya tomadas y tres que el agente acaba de reservar."
      className="grid grid-fit-14 gap-1.5"
    >
      {week.map(({ day, taken, fresh }) => (
        <div key={day} className="grid gap-1.5">
          <p className="pb-1 text-center text-ink-soft">{day}</p>
          {hours.map((hour) => (
            <p
              key={hour}
              className={`rounded-sm border py-1 text-center ${
                fresh.includes(hour)
                  ? "border-brand bg-brand font-semibold text-surface"
                  : taken.includes(hour)
                    ? "border-surface-sunk bg-surface-sunk text-ink-soft line-through decoration-1"
                    : "border-line text-ink"
              }`}
            >
              {hour}
            </p>
          ))}
        </div>
      ))}
    </Vignette>
  );
}
