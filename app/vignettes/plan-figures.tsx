import { Vignette } from "#app/ui/vignette.tsx";

const step = 10;
const seatsInRow = 25;

interface StorageBarsProps {
  label: string;
  /** In gigabytes. */
  total: number;
}

interface CallSeatsProps {
  label: string;
  seats: number;
  taken: number;
}

/** One bar for each gigabyte, drawn as the dashes of a single thick line. */
export function StorageBars({ label, total }: StorageBarsProps) {
  return (
    <Vignette label={label}>
      <svg viewBox={`0 0 ${total * step - 4} 30`} aria-hidden="true" className="block w-full">
        <path
          d={`M0 15h${total * step}`}
          fill="none"
          strokeWidth="30"
          strokeDasharray="6 4"
          className="stroke-brand-bright"
        />
      </svg>
    </Vignette>
  );
}

/** One dot for each participant, drawn as dashes without length and with round ends. */
export function CallSeats({ label, seats, taken }: CallSeatsProps) {
  const rows = Math.ceil(seats / seatsInRow);
  const line = {
    fill: "none",
    strokeWidth: 6,
    strokeLinecap: "round",
    strokeDasharray: `0 ${step}`,
  } as const;
  const row = (index: number, length: number) => `M3 ${index * step + 3}h${(length - 1) * step + 1}`;
  const all = Array.from({ length: rows }, (_, index) =>
    row(index, Math.min(seatsInRow, seats - index * seatsInRow)),
  );
  return (
    <Vignette label={label}>
      <svg
        viewBox={`0 0 ${seatsInRow * step - 4} ${rows * step - 4}`}
        aria-hidden="true"
        className="block w-full"
      >
        <path {...line} d={all.join("")} className="stroke-night-line" />
        <path {...line} d={row(0, taken)} className="stroke-brand-bright" />
      </svg>
    </Vignette>
  );
}
