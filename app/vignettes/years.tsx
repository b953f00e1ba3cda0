import { streetsByStage } from "#app/street.ts";
import { StreetRow } from "#app/ui/street.tsx";
import { Vignette } from "#app/ui/vignette.tsx";

interface YearsProps {
  label: string;
  from?: string;
  to: string;
  /** Half of the claimed years and all of them, with their unit. */
  half: string;
  whole: string;
}

/** A street that grows with the years: on its ground one shop, then three, then seven. */
export function Years({ label, from, to, half, whole }: YearsProps) {
  const { first, more, whole: all } = streetsByStage;
  const stages = [
    { year: from, names: first },
    { year: half, names: more },
    { year: whole, names: all, end: to },
  ];
  return (
    <Vignette label={label} className="grown-street max-sm:hidden">
      <div className="flex items-end justify-between">
        {stages.map(({ year, names, end }) => (
          <div key={names.length}>
            <StreetRow names={names} className="street-day" />
            <p className="flex justify-between pt-3 font-semibold text-brand-strong">
              <span>{year ?? "\u00a0"}</span>
              <span>{end}</span>
            </p>
          </div>
        ))}
      </div>
    </Vignette>
  );
}
