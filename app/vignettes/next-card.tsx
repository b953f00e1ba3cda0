import { Vignette } from "#app/ui/vignette.tsx";

interface NextCardProps {
  label: string;
  stages: readonly string[];
  who: string;
  what: string;
}

export function NextCard({ label, stages, who, what }: NextCardProps) {
  return (
    <Vignette label={label}>
      <div className="next-board">
        {stages.map((stage, index) => (
          <div key={stage}>
            <p className="pb-3 font-semibold">{stage}</p>
            {index === 1 ? (
              <p className="next-card">
                <span className="block text-lg leading-tight">{who}</span>
                <span className="font-normal">{what}</span>
              </p>
            ) : (
              <p className="min-h-20 rounded-md border border-dashed border-line-strong" />
            )}
          </div>
        ))}
      </div>
    </Vignette>
  );
}
