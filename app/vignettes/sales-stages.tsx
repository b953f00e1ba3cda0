import { Vignette } from "#app/ui/vignette.tsx";

interface SalesStagesProps {
  label: string;
  stages: readonly { name: string; count: number }[];
}

/** Of the width there is, for the longest bar; the rest is for its figure. */
const longest = 85;

export function SalesStages({ label, stages }: SalesStagesProps) {
  const most = Math.max(...stages.map(({ count }) => count));
  return (
    <Vignette label={label}>
      {stages.map(({ name, count }) => (
        <p key={name} className="stage">
          <span>{name}</span>
          <b className="flex items-center gap-2 lg:gap-6 lg:text-title">
            <svg
              width={`${Math.round((count / most) * longest)}%`}
              aria-hidden="true"
              className="stage-bar"
            />
            {count}
          </b>
        </p>
      ))}
    </Vignette>
  );
}
