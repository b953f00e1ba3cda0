import { Vignette } from "#app/ui/vignette.tsx";
import { Slot, StageBar } from "./pipeline.tsx";

interface NextCardProps {
  label: string;
  /** The one without a slot has the card. */
  stages: readonly { name: string; slot?: string }[];
  who: string;
  what: string;
  amount: string;
}

export function NextCard({ label, stages, who, what, amount }: NextCardProps) {
  return (
    <Vignette label={label} className="flex flex-wrap gap-x-2 gap-y-4 xl:gap-x-3">
      {stages.map(({ name, slot }) => (
        <div key={name} className={`next-stage ${slot ? "" : "grow-4"}`}>
          <p className="font-semibold">{name}</p>
          <StageBar share={slot ? 0 : 100} className="fill-brand" />
          <div className="mt-4">
            {slot ? (
              <Slot>{slot}</Slot>
            ) : (
              <div className="deal-moved relative rounded-md bg-action p-3 text-action-ink shadow-lift">
                <p className="whitespace-nowrap font-semibold leading-tight xl:text-lg">{who}</p>
                <p>{what}</p>
                <p className="mt-2 font-semibold">{amount}</p>
              </div>
            )}
          </div>
        </div>
      ))}
    </Vignette>
  );
}
