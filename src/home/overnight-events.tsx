import { Vignette } from "../ui/vignette.tsx";
import "./overnight-events.css";

interface OvernightEventsProps {
  /** The description of the picture for screen readers. */
  label: string;
  events: readonly { hour: string; what: string; state: string; alert?: boolean }[];
}

export function OvernightEvents({ label, events }: OvernightEventsProps) {
  return (
    <Vignette label={label}>
      {events.map(({ hour, what, state, alert }) => (
        <p
          key={hour}
          className="night-event flex flex-wrap items-center gap-3 border-b border-current/25 py-3 md:py-4 lg:py-6"
        >
          <span>{hour}</span>
          <span>{what}</span>
          <b
            className={`rounded-full px-3 py-1 ${alert ? "bg-bad-wash text-bad" : "bg-good-wash text-good"}`}
          >
            {state}
          </b>
        </p>
      ))}
    </Vignette>
  );
}
