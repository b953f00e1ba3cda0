import { claims } from "#app/content/claims.ts";
import { Vignette } from "#app/ui/vignette.tsx";
import { used } from "./drive-folder.tsx";
import { people } from "./meet-grid.tsx";

const gigabytes = Number.parseInt(claims.storage.figure, 10);
const seats = Number.parseInt(claims.meet.figure, 10);

const step = 10;
const seatsInRow = 25;
const rows = Math.ceil(seats / seatsInRow);

/** A gigabyte a bar, those that fill the folder lit: a thick line in dashes. */
export function StorageBars() {
  const line = { d: `M0 15h${gigabytes * step}`, fill: "none", strokeWidth: 30, strokeDasharray: "6 4" };
  return (
    <Vignette label={`Barras que suman ${claims.storage.figure}, las que ya se usan encendidas.`}>
      <svg viewBox={`0 0 ${gigabytes * step - 4} 30`} aria-hidden="true" className="block w-full">
        <path {...line} className="stroke-night-line" />
        <path {...line} d={`M0 15h${used * step}`} className="stroke-brand-bright" />
      </svg>
    </Vignette>
  );
}

/** A participant a dot, those of one team's call lit: the dashes of a line, without length and with round ends. */
export function CallSeats() {
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
    <Vignette label={`${seats} puntos, uno por participante; seis encendidos, los de una llamada de equipo.`}>
      <svg
        viewBox={`0 0 ${seatsInRow * step - 4} ${rows * step - 4}`}
        aria-hidden="true"
        className="block w-full"
      >
        <path {...line} d={all.join("")} className="stroke-night-line" />
        <path {...line} d={row(0, people.length)} className="stroke-brand-bright" />
      </svg>
    </Vignette>
  );
}
