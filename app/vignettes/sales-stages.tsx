import { Vignette } from "#app/ui/vignette.tsx";

interface SalesStagesProps {
  label: string;
  stages: readonly { name: string; count: number }[];
}

export function SalesStages({ label, stages }: SalesStagesProps) {
  const most = Math.max(...stages.map(({ count }) => count));
  return (
    <Vignette label={label}>
      {stages.map(({ name, count }) => (
        <p key={name} className="stage">
          <span>{name}</span>
          <b className="flex items-center gap-2 lg:gap-4 lg:text-title">
            <svg width={`${Math.round((count / most) * 100)}%`} aria-hidden="true" className="stage-bar" />
            {count}
          </b>
        </p>
      ))}
    </Vignette>
  );
}
