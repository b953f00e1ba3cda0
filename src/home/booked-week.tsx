import { Vignette } from "../ui/vignette.tsx";
import type { HomePictures } from "./words.ts";
import "./booked-week.css";

/** `taken`: the hours that were booked before; `fresh`: the customers that the agent has just booked, by hour. */
export function BookedWeek({ label, hours, days }: HomePictures["bookedWeek"]) {
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
