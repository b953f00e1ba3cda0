import { Fragment } from "react";
import { claims } from "#app/content/claims.ts";
import { Vignette } from "#app/ui/vignette.tsx";

/** What the claimed reduction leaves of a hundred. */
const left = 100 - Number.parseInt(claims.response.figure, 10);

/** Two waits side by side, drawn to scale: the whole of today's, and what is left of it at best. */
export function ShorterWait({ before, after }: { before: string; after: string }) {
  return (
    <Vignette
      label="Dos barras comparan el tiempo de respuesta de hoy con el que puedes alcanzar con tu agente: la segunda es mucho más corta."
      className="mb-8 grid grid-cols-label items-center gap-x-4 gap-y-3 text-sm"
    >
      {[
        { who: before, width: "100%", fill: "fill-night-line" },
        { who: after, width: `${left}%`, fill: "fill-brand-bright" },
      ].map(({ who, width, fill }) => (
        <Fragment key={who}>
          <span>{who}</span>
          <svg aria-hidden="true" width="100%" height="16">
            <rect width={width} height="16" rx="8" className={fill} />
          </svg>
        </Fragment>
      ))}
    </Vignette>
  );
}
