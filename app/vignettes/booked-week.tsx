import { Vignette } from "#app/ui/vignette.tsx";

interface BookedWeekProps {
  label: string;
  hours: readonly string[];
  days: readonly { day: string; taken: readonly string[]; fresh: readonly string[] }[];
}

export function BookedWeek({ label, hours, days }: BookedWeekProps) {
  return (
    <Vignette label={label} className="week">
      {days.map(({ day, taken, fresh }) => (
        <div key={day}>
          <p>{day}</p>
          {hours.map((hour) => (
            <p
              key={hour}
              className={
                fresh.includes(hour)
                  ? "bg-brand-strong text-surface"
                  : taken.includes(hour)
                    ? "line-through"
                    : undefined
              }
            >
              {hour}
            </p>
          ))}
        </div>
      ))}
    </Vignette>
  );
}
