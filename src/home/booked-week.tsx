import { Vignette } from "../ui/vignette.tsx";
import "./booked-week.css";

interface BookedWeekProps {
  /** The description of the picture for screen readers. */
  label: string;
  hours: readonly string[];
  /** `taken`: the hours that were booked before; `fresh`: the customers that the agent has just booked, by hour. */
  days: readonly {
    day: string;
    taken: readonly string[];
    fresh: Readonly<Partial<Record<string, string>>>;
  }[];
}

export function BookedWeek({ label, hours, days }: BookedWeekProps) {
  return (
    <Vignette label={label} className="week">
      {days.map(({ day, taken, fresh }) => (
        <div key={day}>
          <p>{day}</p>
          {hours.map((hour) => {
            const customer = fresh[hour];
            if (customer)
              return (
                <p key={hour} className="bg-brand-strong font-semibold text-surface">
                  {customer}
                </p>
              );
            if (taken.includes(hour))
              return (
                <p key={hour} className="week-taken">
                  {"\u00a0"}
                </p>
              );
            return <p key={hour}>{hour}</p>;
          })}
        </div>
      ))}
    </Vignette>
  );
}
