import { Vignette } from "../ui/vignette.tsx";
import type { HomePictures } from "./words.ts";
import "./overnight-events.css";

export function OvernightEvents({ label, events }: HomePictures["nightWatch"]) {
  return (
    <Vignette label={label}>
      {events.map(({ hour, what, state, alert }) => (
        <p
          key={hour}
          className="night-event flex flex-wrap items-center gap-3 border-b border-current/25 py-3 lg:py-6"
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
